// What a page can try on an address that is not its own. Each attempt tells in one string what the page saw.
// A string that begins with "read" tells something of the answer; all others tell that there was nothing to see.
// `grace` is how long a window that shows another origin may take to tell something, in milliseconds.
async ({ targets, timeout, grace, only, part }) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const told = [];
    addEventListener("message", (event) => told.push(String(event.data)));
    addEventListener("error", (event) => { if (event.message) told.push(event.message); });

    // What a careless page says to whoever frames or opens it.
    const heard = (before) => {
        const words = told.slice(before).filter((text) => text.startsWith("careless"));
        return words.length ? `read ${words}` : "";
    };

    // The first of the two events, or silence.
    const outcome = (one, good, bad = "error") => new Promise((done) => {
        one.addEventListener(good, () => done("load"), { once: true });
        one.addEventListener(bad, () => done("error"), { once: true });
        setTimeout(() => done("silent"), timeout);
    });
    const put = (name, settings) => Object.assign(document.createElement(name), settings);
    const place = (one) => { (document.head ?? document.documentElement).append(one); return one; };

    // An element that must not load: what it shows if it does.
    const element = (name, source, settings = {}, good = "load", shows = () => "") => async ({ url }) => {
        const one = put(name, { ...settings, [source]: url });
        const end = outcome(one, good);
        place(one);
        const seen = await end;
        const shown = seen === "load" ? `read ${shows(one)}` : seen;
        one.remove();
        return shown;
    };
    const link = (rel, settings = {}) => element("link", "href", { rel, ...settings }, "load", (one) => {
        try { return [...(one.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(""); } catch { return "a sheet"; }
    });

    // A frame: load events tell nothing if they come for every address; its document and its frames would.
    const inside = (frame) => {
        let text = "";
        try { text = frame.contentDocument?.documentElement?.textContent ?? ""; } catch { /* sealed */ }
        const count = frame.contentWindow?.length ?? 0;
        return text || count ? `read ${count} ${text}` : "sealed";
    };
    const frame = (name, source) => async ({ url }) => {
        const before = told.length;
        const one = put(name, { [source]: url, width: 300, height: 300 });
        const end = outcome(one, "load");
        document.documentElement.append(one);
        const seen = await end;
        const shown = heard(before) || (inside(one) === "sealed" ? seen : inside(one));
        const { clientWidth, clientHeight } = one;
        one.remove();
        return clientWidth === 300 && clientHeight === 300 ? shown : `${shown} ${clientWidth}x${clientHeight}`;
    };

    const fetched = (settings) => async ({ url, body }) => {
        const own = settings.body ? { body } : {};
        try {
            const answer = await fetch(url, { credentials: "include", signal: AbortSignal.timeout(timeout),
                                              cache: "no-store", ...settings, ...own });
            if (answer.type === "opaque" && answer.status === 0) return "opaque";
            const text = answer.headers.get("content-type")?.startsWith("text/event-stream") ? "" : await answer.text();
            return `read ${answer.status} ${answer.type} ${text}`;
        } catch (error) {
            return error.name === "TimeoutError" ? "silent" : "refused";
        }
    };
    const json = { "Content-Type": "application/json" };
    const plain = { "Content-Type": "text/plain" };

    // A form's fields that together read as the body, for the type that keeps them as they are.
    const form = (method, enctype, target = "frame") => async ({ url, body }) => {
        const name = `f${Math.random()}`;
        const one = put("form", { method, action: url, enctype, target: name });
        const middle = Math.max(body.lastIndexOf('"'), 0);
        one.append(put("input", { type: "hidden", name: body.slice(0, middle), value: body.slice(middle) }));
        // A form that gets puts its fields in the place of the query.
        for (const [key, value] of new URL(url).searchParams) one.append(put("input", { name: key, value }));
        document.documentElement.append(one);
        if (target === "window") {
            const opened = open("", name);
            one.submit();
            const seen = await watch(opened);
            one.remove();
            return seen;
        }
        const hole = put("iframe", { name });
        const before = told.length;
        const ready = outcome(hole, "load");
        document.documentElement.append(hole);
        await ready;
        const end = outcome(hole, "load");
        one.submit();
        const seen = await end;
        const shown = heard(before) || (inside(hole) === "sealed" ? seen : inside(hole));
        hole.remove();
        one.remove();
        return shown;
    };

    // A window that this page opened: until it is cut off, or shows another origin that tells nothing.
    const watch = async (opened) => {
        if (!opened) return "blocked";
        const before = told.length;
        const end = performance.now() + timeout;
        let seen = "silent";
        while (performance.now() < end) {
            if (opened.closed) { seen = "cut off"; break; }
            try {
                const { href } = opened.location;
                if (href !== "about:blank") seen = `read ${href} ${opened.document.documentElement.textContent}`;
            } catch { seen = opened.length ? `read ${opened.length} frames` : "sealed"; }
            if (seen !== "silent") {
                const last = performance.now() + grace;
                while (!opened.closed && !heard(before) && performance.now() < last) await pause(20);
                if (opened.closed) seen = "cut off";
                break;
            }
            await pause(20);
        }
        try { opened.close(); } catch { /* cut off */ }
        return heard(before) || seen;
    };

    const globals = () => Object.keys(window).filter((name) => !/^\d+$/.test(name)).length;
    const script = (type) => async ({ url }) => {
        const [before, names] = [told.length, globals()];
        const seen = await element("script", "src", { type })({ url });
        const more = globals() - names;
        return seen === "error" && more <= 0 ? seen : `${seen} ${more} ${told.slice(before).join(" ")}`;
    };

    const sized = (one) => `${one.naturalWidth}x${one.naturalHeight}`;
    const attempts = {
        "fetch": fetched({}),
        "fetch HEAD": fetched({ method: "HEAD" }),
        "fetch OPTIONS": fetched({ method: "OPTIONS" }),
        "fetch POST json": fetched({ method: "POST", body: true, headers: json }),
        "fetch POST text": fetched({ method: "POST", body: true, headers: plain }),
        "fetch PUT json": fetched({ method: "PUT", body: true, headers: { ...json, "If-Match": "*" } }),
        "fetch PATCH json": fetched({ method: "PATCH", body: true, headers: json }),
        "fetch DELETE": fetched({ method: "DELETE" }),
        "no-cors": fetched({ mode: "no-cors" }),
        "no-cors HEAD": fetched({ mode: "no-cors", method: "HEAD" }),
        "no-cors POST": fetched({ mode: "no-cors", method: "POST", body: true, headers: plain }),
        "no-cors keepalive": fetched({ mode: "no-cors", method: "POST", body: true, keepalive: true }),
        "script": script("text/javascript"),
        "module": script("module"),
        "img": element("img", "src", {}, "load", sized),
        "input image": element("input", "src", { type: "image" }, "load", (one) => `${one.width}x${one.height}`),
        "style": link("stylesheet"),
        "icon": element("img", "srcset", {}, "load", sized),
        "prefetch": link("prefetch"),
        "preload": link("preload", { as: "script" }),
        "modulepreload": link("modulepreload"),
        "audio": element("audio", "src", { preload: "auto" }, "loadedmetadata", (one) => one.duration),
        "video": element("video", "src", { preload: "auto" }, "loadedmetadata", (one) => one.duration),
        "font": async ({ url }) => {
            try {
                await new FontFace("stolen", `url("${url}")`).load();
                return "read a font";
            } catch { return "error"; }
        },
        "iframe": frame("iframe", "src"),
        "object": frame("object", "data"),
        "embed": frame("embed", "src"),
        "form GET": form("get", "application/x-www-form-urlencoded"),
        "form urlencoded": form("post", "application/x-www-form-urlencoded"),
        "form multipart": form("post", "multipart/form-data"),
        "form text": form("post", "text/plain"),
        "beacon": async ({ url, body }) => {
            for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"]) {
                try { navigator.sendBeacon(url, new Blob([body], { type })); } catch { /* refused at once */ }
            }
            return "sent";
        },
        "ping": async ({ url }) => {
            const one = put("a", { href: `${location.href.split("#")[0]}#`, ping: url });
            document.documentElement.append(one);
            one.click();
            one.remove();
            return "sent";
        },
        "EventSource": async ({ url }) => {
            const one = new EventSource(url, { withCredentials: true });
            const seen = await outcome(one, "open");
            one.close();
            return seen === "load" ? "read a stream" : seen;
        },
        "WebSocket": async ({ url }) => {
            try {
                const one = new WebSocket(url.replace(/^http/, "ws"));
                const seen = await outcome(one, "open");
                one.close();
                return seen === "load" ? "read a socket" : seen;
            } catch { return "error"; }
        },
        "window": async ({ url }) => watch(open(url)),
        "window form": form("post", "text/plain", "window"),
    };

    // What the browser tells about the request besides, where the page can't read it all: its size and status.
    const measured = (url) => new URL(url).origin !== location.origin && performance.getEntriesByName(url)
        .some((entry) => entry.responseStatus || entry.decodedBodySize || entry.transferSize) ? "read sizes" : "";

    performance.setResourceTimingBufferSize(100_000);
    const names = Object.keys(attempts);
    // Of several parts each makes every n-th attempt on an address, beginning with another.
    const isTried = (target, at, name) => !part || target.nowhere || (at + names.indexOf(name)) % part[1] === part[0];
    const jobs = targets.flatMap((target, at) => names
        .filter((name) => isTried(target, at, name))
        .filter((name) => only ? only.includes(name) : !name.startsWith("window"))
        .filter((name) => name !== "WebSocket" || target.socket)
        .map((name) => ({ target, name })));
    const found = [];
    const worker = async () => {
        for (let job = jobs.shift(); job; job = jobs.shift()) {
            const { target, name } = job;
            const url = target.mark ? `${target.url}?attempt=${encodeURIComponent(name)}` : target.url;
            const saw = await attempts[name]({ url, body: target.body });
            found.push({ path: target.path, attempt: name, saw: saw + measured(url) });
        }
    };
    // Windows and scripts one after another: what they leave behind is counted.
    const alone = only?.some((name) => name.startsWith("window")) || only?.includes("script");
    await Promise.all(Array.from({ length: alone ? 1 : 8 }, worker));
    return { found, attempts: names, leftovers: document.querySelectorAll("iframe").length };
}
