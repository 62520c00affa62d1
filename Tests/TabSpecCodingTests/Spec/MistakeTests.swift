import TabModel
import TabSpecCoding
import Testing

@Suite struct MistakeTests {
    /// The keys of a tab as a sentence lists them; `WrongTypeTests` names each by hand.
    private static let tabKeys = WordList.and(EntryKeys.tab.map(\.name))

    private static let words = [
        BadText(
            #"{"tabs": [{}, {}, {}, {"role": 📍"serach"}]}"#,
            "value",
            #"tabs[3].role: "serach" is not a tab role. Did you mean "search"?"#
        ),
        BadText(
            #"{"tabs": [{"role": 📍"main"}]}"#,
            "value",
            #"tabs[0].role: "main" is not a tab role. Expected "search" or "prominent"."#
        ),
        BadText(
            #"{"tabViewStyle": 📍"TabBarOnly", "tabs": [{}]}"#,
            "value",
            #"tabViewStyle: "TabBarOnly" is not a tab view style. Did you mean "tabBarOnly"?"#
        ),
        BadText(
            #"{"platforms": ["iPad", 📍"iphone"], "tabs": [{}]}"#,
            "value",
            #"platforms[1]: "iphone" is not a platform. Did you mean "iPhone"?"#
        ),
        BadText(
            #"{"platforms": ["iOS", 📍"macos"], "tabs": [{}]}"#,
            "value",
            #"platforms[1]: "macos" is not a platform. Did you mean "macOS"?"#
        ),
        BadText(
            #"{"tabs": [{📍"icon": "house"}]}"#,
            "unknownKey",
            #"tabs[0]: "icon" is not a key of a tab. Did you mean "systemImage"?"#
        ),
        BadText(
            #"{"tabs": [{📍"Name": "Home"}]}"#,
            "unknownKey",
            #"tabs[0]: "Name" is not a key of a tab. Did you mean "title"?"#
        ),
        BadText(
            #"{"tabs": [{📍"id": "home"}]}"#,
            "unknownKey",
            #"tabs[0]: "id" is not a key of a tab. Did you mean "value"?"#
        ),
        BadText(
            #"{"tabs": [{"tabs": [{}], 📍"id": "home"}]}"#,
            "unknownKey",
            #"tabs[0]: "id" is not a key of a section. Did you mean "customizationID"?"#
        ),
        BadText(
            #"{"tabs": [{📍"x-note": 1}]}"#,
            "unknownKey",
            #"tabs[0]: "x-note" is not a key of a tab. Its keys are \#(tabKeys)."#
        ),
        BadText(
            #"{"tabs": [{"content": 📍"list"}]}"#,
            "type",
            #"tabs[0].content: expected an object with "kind", "title" or "image", found "list". "#
                + #"Did you mean { "kind": "list" }?"#
        ),
        BadText(
            #"{"tabs": [{"hidden": {"sizeClass": 📍"compct"}}]}"#,
            "value",
            #"tabs[0].hidden.sizeClass: "compct" is not a size class. Did you mean "compact"?"#
        ),
        BadText(
            #"{"tabs": [{"defaultVisibility": 📍"hide"}]}"#,
            "value",
            #"tabs[0].defaultVisibility: "hide" is not a visibility. Expected "automatic", "visible" or "hidden"."#
        ),
        BadText(
            #"{"switches": {"hiddenSelection": 📍"blnk"}, "tabs": [{}]}"#,
            "value",
            #"switches.hiddenSelection: "blnk" is not a value of this switch. Did you mean "blank"?"#
        ),
        BadText(
            #"{"tabs": [{"imageRendering": 📍"orignal"}]}"#,
            "value",
            #"tabs[0].imageRendering: "orignal" is not an image rendering. Did you mean "original"?"#
        ),
        BadText(
            #"{"assetCatalog": 📍"Assets", "tabs": [{}]}"#,
            "value",
            #"assetCatalog: "Assets" is not an asset catalog. Name a folder that ends in .xcassets."#
        ),
        BadText(
            #"{"assetCatalog": 📍"../A.xcassets", "tabs": [{}]}"#,
            "value",
            #"assetCatalog: "../A.xcassets" is outside the spec's directory. Put the asset catalog beside the spec."#
        ),
        BadText(
            #"{"stringsCatalog": 📍"https://a.b/L.xcstrings", "tabs": [{}]}"#,
            "value",
            #"stringsCatalog: "https://a.b/L.xcstrings" is a URL. A strings catalog must be a file beside the spec, because nothing is downloaded."#
        ),
        BadText(
            #"{"variants": [{"when": {}, 📍"assetCatalog": "A.xcassets"}], "tabs": [{}]}"#,
            "unknownKey",
            #"variants[0]: "assetCatalog" is not a key of a variant of the tab view. It can't vary."#
        ),
        BadText(
            #"{"tabs": [{"tabs": [{}], "sectionActions": [{"title": "A", 📍"imageAsset": "a"}]}]}"#,
            "unknownKey",
            #"tabs[0].sectionActions[0]: "imageAsset" is not a key of a section action. It has "title" and "systemImage"."#
        ),
        BadText(
            #"{"tabs": [{"content": {"kind": 📍"grd"}}]}"#,
            "value",
            #"tabs[0].content.kind: "grd" is not a kind of content. Did you mean "grid"?"#
        ),
    ]

    private static let keys = [
        BadText(
            #"{📍"tabz": [], "tabs": [{}]}"#,
            "unknownKey",
            #""tabz" is not a key of a spec. Did you mean "tabs"?"#
        ),
        BadText(
            #"{"tabs": [{📍"titel": "Home"}]}"#,
            "unknownKey",
            #"tabs[0]: "titel" is not a key of a tab. Did you mean "title"?"#
        ),
        BadText(
            #"{"tabs": [{📍"quux": 1}]}"#,
            "unknownKey",
            #"tabs[0]: "quux" is not a key of a tab. Its keys are \#(tabKeys)."#
        ),
        BadText(
            #"{"tabs": [{"tabs": [{}], 📍"value": 1}]}"#,
            "unknownKey",
            #"tabs[0]: "value" is a tab's key; an entry with "tabs" is a section."#
        ),
        BadText(
            #"{"tabs": [{📍"defaultSectionExpansion": "collapsed"}]}"#,
            "unknownKey",
            #"tabs[0]: "defaultSectionExpansion" is a section's key; an entry without "tabs" is a tab."#
        ),
        BadText(
            #"{"tabViewBottomAccessory": {📍"image": "x.png"}, "tabs": [{}]}"#,
            "unknownKey",
            #"tabViewBottomAccessory: "image" is not a key of a bottom accessory. It has "title", "systemImage" and "isEnabled"."#
        ),
        BadText(
            #"{"lint": {📍"R4.1": "no finding"}, "tabs": [{}]}"#,
            "unknownKey",
            #"lint: "R4.1" is not the id of a finding. Expected an id such as "R5.19"."#
        ),
        BadText(
            "{\"title\": \"a\",\n \"tabs\": [{}],\n 📍\"title\": \"b\"}",
            "duplicateKey",
            "title: duplicate key; first used on line 1."
        ),
        BadText(
            #"{"tabs": [{"lint": {"R5.1": "a", 📍"R5.1": "b"}}]}"#,
            "duplicateKey",
            #"tabs[0].lint["R5.1"]: duplicate key; first used on line 1."#
        ),
    ]

    private static let missing = [
        BadText("📍{}", "missing", #""tabs" is missing. It is required in a spec."#),
        BadText(#"{"tabs": 📍[]}"#, "missing", "tabs: the array is empty. Add at least one entry."),
        BadText(
            #"{"tabs": [{"tabs": 📍[]}]}"#,
            "missing",
            "tabs[0].tabs: the array is empty. Add at least one entry."
        ),
        BadText(
            #"{"tabs": [{"hidden": 📍{}}]}"#,
            "missing",
            #"tabs[0].hidden: "sizeClass" is missing. It is required in a hidden condition."#
        ),
        BadText(
            #"{"tabs": [{"content": 📍{"title": "x"}}]}"#,
            "missing",
            #"tabs[0].content: a tab's content needs "kind" or "image"."#
        ),
        BadText(
            #"{"sizeClassMapping": 📍{"compactTab": 1, "regularValues": []}, "tabs": [{}]}"#,
            "missing",
            #"sizeClassMapping: "defaultRegularValue" is missing. It is required in a size class mapping."#
        ),
    ]

    private static let values = [
        BadText(
            #"{"tabs": [{"content": {"kind": "list", 📍"image": "a.png"}}]}"#,
            "value",
            #"tabs[0].content: a tab's content can have "kind" or "image", but not both."#
        ),
        BadText(
            #"{"tabs": [{"lint": {"R5.19": 📍"  "}}]}"#,
            "value",
            #"tabs[0].lint["R5.19"]: the reason is empty. State why the finding is suppressed."#
        ),
        BadText(#"📍["tabs"]"#, "type", "expected an object: a spec, found an array."),
        BadText(#"📍null"#, "type", "expected an object: a spec, found null."),
        BadText(#"{"tabs": 📍{}}"#, "type", "tabs: expected an array, found an object."),
        BadText(#"{"tabs": [📍"home"]}"#, "type", #"tabs[0]: expected an object: a tab or a section, found "home"."#),
        BadText(
            #"{"tabs": [{"badge": 📍[]}]}"#,
            "type",
            "tabs[0].badge: expected a string or a whole number, found an array."
        ),
        BadText(
            #"{"tabs": [{"repeats": {"over": "items", "shown": 📍21}}]}"#,
            "type",
            "tabs[0].repeats.shown: expected a whole number from 0 to 20, found the number 21."
        ),
        BadText(
            #"{"tabs": [{"repeats": 📍{"shown": 2}}]}"#,
            "missing",
            #"tabs[0].repeats: "over" is missing. It is required in a repetition."#
        ),
        BadText(
            #"{"tabs": [{"standIns": {📍"tabs": {"text": "x", "why": "runTime"}}}]}"#,
            "unknownKey",
            #"tabs[0].standIns: "tabs" is not a key of stand-ins. Its keys are "#
                + "\(StandIn.Key.ofEntry.dropLast().map(\.rawValue).joined(separator: ", ")) and order."
        ),
        BadText(#"{"tabs": [{"title": 📍null}]}"#, "type", "tabs[0].title: \(aTitle), found null."),
        BadText(
            #"{"searchable": 📍"true", "tabs": [{}]}"#,
            "type",
            #"searchable: expected true or false, found "true". Did you mean true?"#
        ),
        BadText(
            #"{"tabs": [{"hidden": 📍"compact"}]}"#,
            "type",
            #"tabs[0].hidden: expected true or false, or an object with "sizeClass", found "compact". "#
                + #"Did you mean { "sizeClass": "compact" }?"#
        ),
        BadText(
            #"{"tabViewSidebarHeader": 📍"Hi", "tabs": [{}]}"#,
            "type",
            #"tabViewSidebarHeader: expected an object with "title" or "systemImage", or null, found "Hi"."#
        ),
    ]

    @Test(arguments: words + keys + missing + values)
    func `names the place, the user's word and what was expected`(bad: BadText) {
        #expect(bad.found(.json) == bad.expected())
    }

    @Test func `reports all errors at once, in the order of the text`() {
        let marked = MarkedText(
            """
            {
              📍"titel": "x",
              "searchable": 📍1,
              "tabs": [
                { "role": 📍"serach", 📍"value": 📍null, "value": 1 },
                { "tabs": 📍{}, "title": 📍[] }
              ],
              📍"searchable": false
            }
            """.replacing("📍\"value\": 📍null, \"value\"", with: "\"value\": 📍null, 📍\"value\"")
        )

        let found = marked.read(.json)
        #expect(found.spec == nil)
        #expect(found.diagnostics.map(\.location) == marked.places)
        #expect(
            found.diagnostics.map(\.id) == [
                "unknownKey", "type", "value", "type", "duplicateKey", "type", "type", "duplicateKey",
            ]
        )
        #expect(found.diagnostics.allSatisfy { $0.severity == .error && $0.file == "tabs" })
    }

    @Test func `offers the obvious repair as a sentence of its own`() {
        let diagnostics = MarkedText(#"{"tabs": [{"role": "serach", "titel": "x", "quux": 1}]}"#).read(.json)
            .diagnostics

        #expect(
            diagnostics.map(\.fix) == [
                #"Replace "serach" with "search"."#, #"Replace "titel" with "title"."#, nil,
            ]
        )
        #expect(
            diagnostics.first?.line
                == #"tabs:1:20: error: tabs[0].role: "serach" is not a tab role. Did you mean "search"? [value]"#
        )
    }

    /// Doubtful specs have findings on the resolved layout, not errors of the reader.
    @Test(arguments: [
        #"{"tabs": [{"value": 1}, {"value": 1}, {"value": "1"}]}"#,
        #"{"selection": "nowhere", "tabs": [{"customizationID": "a"}, {"customizationID": "a"}]}"#,
        #"{"tabs": [{"title": "x", "sectionActions": [{"title": "Add"}]}, {"badge": 1, "tabs": [{}]}]}"#,
        #"{"tabs": [{"role": "search"}, {"role": "search"}, {"title": ""}], "platforms": []}"#,
        #"{"$schema": "./schema.json", "tabViewCustomization": null, "tabViewBottomAccessory": null, "tabs": [{}]}"#,
    ])
    func `reads what is only questionable (R5.1, R5.6, R5.33)`(text: String) {
        #expect(MarkedText(text).read(.json).diagnostics.isEmpty)
    }
}
