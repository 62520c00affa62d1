import Foundation
import Testing

@testable import PreviewPages

/// Packing the modules of pages into few files.
struct ScriptPacksTests {
    private func packed(_ texts: [String: String], roots: [String] = ["app.js"]) throws -> [String: String] {
        let files = texts.mapValues { Array($0.utf8) }
        return try ScriptPacks(files, roots: roots).files().mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func heads(_ texts: [String: String]) throws -> [String: [String]] {
        let packs = try ScriptPacks(texts.mapValues { Array($0.utf8) }, roots: ["app.js"]).packs(of: "app.js")
        return Dictionary(uniqueKeysWithValues: packs.map { ($0.head, $0.modules) })
    }

    @Test func `puts what a script imports before it, each module once`() throws {
        let files = try packed([
            "app.js": "// The page.\nimport { a, b as c } from './a.js';\nimport * as z from './z.js';\n\na(c, z.d);\n",
            "a.js": "import { d } from './z.js';\nexport function a() {\n    d();\n}\nexport const b = 1;\n",
            "z.js": "export async function d() {\n}\nexport class E {\n}\n",
        ])
        #expect(
            files["app.js"] == """
                // z.js
                const module2 = (() => {
                async function d() {
                }
                class E {
                }

                return { d, E };
                })();
                // a.js
                const module0 = (() => {
                const { d } = module2; 
                function a() {
                d();
                }
                const b = 1;

                return { a, b };
                })();
                // app.js
                const module1 = (() => {
                const { a, b: c } = module0; const z = module2; 



                a(c, z.d);

                return {  };
                })();
                export { module2, module0, module1 };

                """
        )
        #expect(files["a.js"] == "import { module0 } from './app.js';\nexport const { a, b } = module0;\n")
    }

    @Test func `keeps every line in its place within the module`() throws {
        let module = try ScriptModule(
            file: "a.js",
            bytes: Array("/** Why. */\nimport {\n    a,\n    b,\n} from './b.js';\n\nexport const c = a;\n".utf8)
        )
        #expect(module.lines == ["", "", "", "", "", "", "const c = a;", ""])
        #expect(module.imports.map(\.requiredNames) == [["a", "b"]])
        #expect(module.imports.map(\.line) == [2])
        #expect(module.exports == ["c"])
    }

    @Test func `packs what comes later without what is there already, and shared parts once`() throws {
        let texts = [
            "app.js":
                "import { a } from './a.js';\nimport('./x.js');\nconst late = ['./sub/y.js', './gone.js'];\na(late);\n",
            "a.js": "export const a = 1;\n",
            "x.js": "import { a } from './a.js';\nimport { s } from './s.js';\nexport const x = a + s;\n",
            "s.js": "import { t } from './t.js';\nexport const s = t;\n", "t.js": "export const t = 1;\n",
            "sub/y.js":
                "import { a } from '../a.js';\nimport { s } from '../s.js';\nexport const y = s;\nimport('./z.js');\n",
            "sub/z.js": "import { y } from './y.js';\nexport const z = y;\n",
            "other.js": "export default 1;\n",
        ]
        // z imports y, so y is not its own pack's alone; s and t are needed by x, y and z.
        #expect(
            try heads(texts) == [
                "app.js": ["a.js", "app.js"], "x.js": ["x.js"], "s.js": ["t.js", "s.js"], "sub/y.js": ["sub/y.js"],
                "sub/z.js": ["sub/z.js"],
            ]
        )
        let files = try packed(texts)
        #expect(
            files["sub/y.js"]?.hasPrefix("import { module0 } from '../app.js';\nimport { module2 } from '../s.js';\n")
                == true
        )
        #expect(files["sub/y.js"]?.hasSuffix("export const { y } = module3;\n") == true)
        #expect(files["t.js"]?.hasPrefix("import { module5 } from './s.js';\n") == true)
        #expect(files["other.js"] == nil)
    }

    @Test func `gives a worker and each page all they need, and the first page's modules their names`() throws {
        let files = try packed(
            [
                "app.js": "import { a } from './a.js';\nnew Worker(new URL('./work.js', import.meta.url));\na();\n",
                "a.js": "export const a = () => 1;\n", "work.js": "import { a } from './a.js';\na();\n",
                "rules.js": "import { a } from './a.js';\na();\n",
            ],
            roots: ["app.js", "rules.js", "unlock.js"]
        )
        for name in ["app.js", "work.js", "rules.js"] { #expect(files[name]?.contains("// a.js\n") == true, "\(name)") }
        #expect(files["a.js"]?.contains("from './app.js'") == true)
        #expect(files["unlock.js"] == nil)
    }

    @Test(arguments: [
        ("import a from './b.js';", 1, ScriptPackError.Problem.form), ("import './b.js';", 1, .form),
        ("import { b } from \"./b.js\";", 1, .form), ("import { b } from 'b.js';", 1, .form),
        ("\nimport { b } from './b.js'\nb();", 2, .form), ("import { b }\n", 1, .form),
        ("export default 1;", 1, .form), ("export { b } from './b.js';", 1, .form),
        ("export * from './b.js';", 1, .form),
        ("export let a = 1;", 1, .form), ("export const { a } = b;", 1, .form),
        ("b();\n    export const a = 1;", 2, .form),
        ("export function* a() {}", 1, .form), ("a();import { b } from './b.js';", 1, .form),
        ("const a = await b();", 1, .await), ("const a = `x\n`;", 1, .openText), ("a();\nb('\\\n');", 2, .openText),
        ("import { b } from './c.js';", 1, .missing("c.js")),
        ("\nimport { c } from './b.js';", 2, .unknown(name: "c", of: "b.js")),
        ("import { d } from './sub/d.js';\nimport { e } from './sub/e.js';", 1, .folder("app.js")),
    ])
    func `names the place of what it can't pack`(text: String, line: Int, problem: ScriptPackError.Problem) throws {
        let others = [
            "b.js": "export const b = 1;\n", "sub/d.js": "export const d = import.meta.url;\n",
            "sub/e.js": "export const e = 1;\n",
        ]
        let file = problem == .folder("app.js") ? "sub/d.js" : "app.js"
        let error = #expect(throws: ScriptPackError.self) {
            try packed(others.merging(["app.js": text]) { $1 })
        }
        #expect(error == ScriptPackError(file, line, problem))
        #expect(error?.description.hasPrefix("\(file):\(line): ") == true)
    }

    @Test func `refuses circles, and modules that two pages load later`() {
        #expect(throws: ScriptPackError("b.js", 1, .circle("app.js"))) {
            try packed([
                "app.js": "import { b } from './b.js';\nexport const a = b;\n",
                "b.js": "import { a } from './app.js';\nexport const b = a;\n",
            ])
        }
        #expect(throws: ScriptPackError("x.js", 1, .shared("rules.js"))) {
            try packed(
                ["app.js": "import('./x.js');\n", "rules.js": "import('./x.js');\n", "x.js": "export const x = 1;\n"],
                roots: ["app.js", "rules.js"]
            )
        }
    }

    @Test func `lets what is loaded later import what loads it`() throws {
        let files = try packed([
            "app.js": "export const a = 1;\nimport('./late.js');\n",
            "late.js": "import { a } from './app.js';\nexport const b = a;\n",
        ])
        #expect(files["late.js"]?.hasPrefix("import { module0 } from './app.js';\n") == true)
        #expect(files["app.js"]?.hasSuffix("export const { a } = module0;\n") == true)
    }

    @Test func `packs all modules of the page, each in one place`() throws {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: Folders.styles.path) where name.hasSuffix(".js")
        {
            files[name] = Array(try Data(contentsOf: Folders.styles.appending(path: name)))
        }
        let scripts = try ScriptPacks(files, roots: PageAssets.scripts)
        let served = try scripts.files()
        let packs = scripts.packs(of: "app.js")
        let members = packs.flatMap(\.modules)
        #expect(Set(members).count == members.count)
        #expect(served.count > 90)
        // One file for the first page, and no more than three for the source.
        #expect(packs.first { $0.modules.contains("live.js") }?.head == "app.js")
        #expect(
            Set(
                packs.filter {
                    !Set($0.modules).isDisjoint(with: ["editing/editor.js", "editing/diff.js", "editing/icons.js"])
                }.map(\.head)
            ).count <= 3
        )
    }
}
