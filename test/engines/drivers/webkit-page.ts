import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findWebKit } from "../../tools/engines.mjs";
import type { EnginePage } from "./engine-page.js";
import { chord, typing } from "./keys.js";
import { startProcess } from "./process.js";
import { openScreen, screen } from "./screen.js";
import { startSession, type WebDriverSession } from "./webdriver.js";

/** WebKitGTK's MiniBrowser on a screen that nobody sees, by plain WebDriver. */
export async function openWebKit(): Promise<EnginePage> {
  const programs = findWebKit();
  if (!programs) throw new Error("There is no WebKitGTK here.");
  const folder = emptyHome();
  const processes = [await openScreen()];
  const close = async (session?: WebDriverSession) => {
    await session?.end().catch(() => {});
    for (const each of processes.reverse()) await each.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = `http://127.0.0.1:${await freePort()}`;
    const env = { ...processes[0]?.env, ...homeIn(folder), ...withoutDesktop };
    const driver = startProcess(programs.driver, [`--port=${new URL(address).port}`], env);
    processes.push(driver);
    await Promise.race([answers(`${address}/status`), driver.failure]);
    const session = await startSession(address, {
      "webkitgtk:browserOptions": {
        binary: programs.browser,
        args: ["--automation", "--javascript-can-access-clipboard=true"],
      },
    });
    return pageOf(session, () => close(session));
  } catch (error) {
    await close();
    throw error;
  }
}

/** There is no graphics card, and no session of a desktop to ask. */
const withoutDesktop = { LIBGL_ALWAYS_SOFTWARE: "1", GTK_A11Y: "none", NO_AT_BRIDGE: "1" };

function pageOf(session: WebDriverSession, close: () => Promise<void>): EnginePage {
  const act = (source: object) => session.send<void>("POST", "/actions", { actions: [source] });
  const pressKeys = (actions: object[]) => act({ type: "key", id: "keyboard", actions });
  return {
    engine: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: (url) => session.send("POST", "/url", { url }),
    async evaluate(run, argument) {
      // As text both ways: the driver sorts the keys of objects, and what it makes of errors has no stack.
      const script = `const [given, done] = arguments;
        Promise.resolve(given && JSON.parse(given)).then(${run.toString()}).then((value) => JSON.stringify(value)).then(
          (value) => done({ value }), (error) => done({ error: error + " " + error?.stack }));`;
      const args = [argument === undefined ? null : JSON.stringify(argument)];
      const { value, error } = await session.send<{ value?: string; error?: string }>(
        "POST",
        "/execute/async",
        { script, args },
      );
      if (error !== undefined) throw new Error(error);
      return value === undefined ? value : JSON.parse(value);
    },
    // WebKitGTK is driven with a mouse; its driver is not known to have fingers.
    pointers: ["mouse"],
    pointer(steps, pointerType = "mouse") {
      const actions = steps.map((step) => {
        if (step === "down") return { type: "pointerDown", button: 0 };
        if (step === "up") return { type: "pointerUp", button: 0 };
        if ("rest" in step) return { type: "pause", duration: step.rest };
        const { x, y } = step.move;
        return { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      });
      return act({ type: "pointer", id: pointerType, parameters: { pointerType }, actions });
    },
    type: (text) => pressKeys(typing(text)),
    press: (keys) => pressKeys(chord(keys)),
    async resize(width, height) {
      // Without a window manager the window below the screen's own pointer, which rests in the middle, has the focus.
      const x = Math.round((screen.width - width) / 2);
      const rect = { x, y: 0, width, height };
      await session.send("POST", "/window/rect", rect);
      const chrome = await session.send<number>("POST", "/execute/sync", {
        script: "return outerHeight - innerHeight",
        args: [],
      });
      await session.send("POST", "/window/rect", { ...rect, height: height + chrome });
    },
    async screenshot() {
      return Buffer.from(await session.send<string>("GET", "/screenshot"), "base64");
    },
    close,
  };
}

/** A home of its own, where the browser's toolbar may shrink: with its usual buttons no window is as narrow as 360 px. */
function emptyHome(): string {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-webkit-"));
  const settings = join(folder, "config", "gtk-3.0");
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, "gtk.css"), "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; }");
  return folder;
}

function homeIn(folder: string): Record<string, string> {
  return {
    XDG_CONFIG_HOME: join(folder, "config"),
    XDG_CACHE_HOME: join(folder, "cache"),
    XDG_DATA_HOME: join(folder, "data"),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((soon) => setTimeout(soon, 20));
  }
}
