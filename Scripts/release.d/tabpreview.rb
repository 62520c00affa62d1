class Tabpreview < Formula
  desc "Live preview of SwiftUI tab views in the browser"
  homepage "@REPOSITORY@"
  url "@PLACE@/tabpreview-@VERSION@.tar.gz"
  sha256 "@SOURCE@"
  license "Apache-2.0"
  head "@REPOSITORY@.git", branch: "main"

  on_macos do
    depends_on xcode: ["26.0", :build]
    depends_on "libsodium"
    depends_on macos: :sequoia
  end

  on_linux do
@LINUX@
  end

  def install
    # An archive for Linux has the programs.
    if File.exist?("bin/tabpreview")
      prefix.install "bin", "share"
      return
    end
    %w[tabpreview tabpreview-swiftui].each do |product|
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", product
      bin.install ".build/release/#{product}"
    end
    (share/"tabpreview").install Dir[".build/release/tabpreview_*.{bundle,resources}"]
    generate_completions_from_executable(bin/"tabpreview", "completions")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tabpreview --version") unless build.head?
    system bin/"tabpreview", "init", "tabs.yaml"
    assert_match "no errors", shell_output("#{bin}/tabpreview check tabs.yaml 2>&1")
  end
end
