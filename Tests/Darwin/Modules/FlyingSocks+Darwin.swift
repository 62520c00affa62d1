// The parts of FlyingSocks that only Apple's systems have. It is compiled with HTTPServing, which calls it.

import CLibrary
import FlyingSocks

extension AsyncSocketPool where Self == SocketPool<ePoll> {
    static func kQueue() -> SocketPool<ePoll> { .ePoll() }
}

extension SocketOption where Self == BoolSocketOption {
    static var noSIGPIPE: Self { BoolSocketOption(name: SO_NOSIGPIPE) }
}
