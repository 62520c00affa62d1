/// An error in a script that can't be packed: the place, the problem, and the fix.
public struct ScriptPackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A problem of a script.
    enum Problem: Hashable, Sendable {
        /// An import or export of an unsupported form.
        case form
        /// `await` outside functions.
        case await
        /// A template or a string that continues in the next line.
        case openText
        /// An import of a module that does not exist.
        case missing(String)
        /// An import of a name that the module doesn't export.
        case unknown(name: String, of: String)
        /// An import cycle: the module of that name imports this one, directly or through others.
        case circle(String)
        /// A module that the page with that script loads later, and that another page loads, too.
        case shared(String)
        /// A module in another folder than that of its pack, to which URLs are relative.
        case folder(String)
    }

    /// The name of the file.
    public let file: String
    /// The line number, counted from 1.
    public let line: Int
    /// The problem in that line.
    let problem: Problem

    init(_ file: String, _ line: Int, _ problem: Problem) {
        (self.file, self.line, self.problem) = (file, line, problem)
    }

    /// The place and the problem, such as `app.js:3: there is no "drga.js" …`.
    public var description: String { "\(file):\(line): \(text)" }

    private var text: String {
        switch problem {
        case .form:
            """
            only import { a, b as c } from './x.js'; and import * as x from './x.js'; and export before function, \
            async function, class and const are supported, each at the beginning of a line.
            """
        case .await: "await is supported only in functions."
        case .openText: "a string or template that spans several lines is not supported. Concatenate shorter ones."
        case .missing(let name): "there is no \"\(name)\" in the directory. Add the file, or remove the line."
        case .unknown(let name, let other): "\"\(other)\" exports no \(name)."
        case .circle(let name): "\"\(name)\" also imports this module. Remove one of the two imports."
        case .shared(let other): "the page of \"\(other)\" loads this module later, and so does another page."
        case .folder(let pack):
            "import() and import.meta are supported only in the directory of \"\(pack)\", which the module is packed into."
        }
    }
}
