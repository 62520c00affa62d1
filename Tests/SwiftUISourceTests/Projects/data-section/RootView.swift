// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(Store.self) private var store

    var body: some View {
        TabView {
            Tab("Dashboard", systemImage: "gauge") { Text("Dashboard") }
            TabSection("Courses") {
                ForEach(store.courses) { course in
                    Tab(value: course.id) { Text(course.name) } label: { CourseRow(course: course) }
                        .badge(course.isNew ? 1 : 0)
                }
            }
            .tabPlacement(.sidebarOnly)
            .hidden(width == .compact)
            TabSection("Groups") {
                ForEach(store.groups) { group in
                    TabSection(group.name) {
                        ForEach(group.members) { member in
                            Tab(member.name, systemImage: "person", value: member.id) { Text(member.name) }
                        }
                    }
                }
            }
            .hidden(width == .compact || store.groups.isEmpty)
            Tab("All courses", systemImage: "books.vertical") { Text("Courses") }
                .hidden(width == .regular)
        }
    }
}

struct CourseRow: View {
    let course: Course

    var body: some View {
        HStack {
            Image(systemName: "book")
            Text(course.name)
        }
    }
}
