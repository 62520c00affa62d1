@main
struct TabPreview {
    static func main() {
        print("tabpreview")
    }
}
