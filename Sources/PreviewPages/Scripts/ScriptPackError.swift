/// A script that can't be packed: where, what is wrong, and what to do.
public struct ScriptPackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// An import or export of another form.
        case form
        /// `await` outside of functions.
        case await
        /// A template or a string that goes on in the next line.
        case openText
        /// There is no module of that name.
        case missing(String)
        /// The module doesn't export that name.
        case unknown(name: String, of: String)
        /// The module of that name imports, over others maybe, this one.
        case circle(String)
        /// The page with that script loads it later, and another page does too.
        case shared(String)
        /// Another folder than that of the file it is packed into, which addresses are relative to.
        case folder(String)
    }

    /// The file.
    public let file: String
    /// From 1.
    public let line: Int
    /// What is wrong there.
    public let problem: Problem

    init(_ file: String, _ line: Int, _ problem: Problem) {
        (self.file, self.line, self.problem) = (file, line, problem)
    }

    /// Says where and what, such as `app.js:3: there is no "drga.js" …`.
    public var description: String { "\(file):\(line): \(text)" }

    private var text: String {
        switch problem {
        case .form:
            """
            only import { a, b as c } from './x.js'; and import * as x from './x.js'; and export before function, async \
            function, class and const are supported, each at the beginning of a line.
            """
        case .await: "await is supported in functions only."
        case .openText: "a string or template that goes on in the next line is not supported. Join shorter ones."
        case .missing(let name): "there is no \"\(name)\" in the directory. Add it, or remove the line."
        case .unknown(let name, let other): "\"\(other)\" exports no \(name)."
        case .circle(let name): "\"\(name)\" imports this module in turn. Remove one of the two imports."
        case .shared(let other): "the page of \"\(other)\" loads this module later, and another page does too."
        case .folder(let pack):
            "import() and import.meta are supported in the directory of \"\(pack)\" only, which the module is packed into."
        }
    }
}
