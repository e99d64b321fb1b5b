import puppeteer, { type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";
import { findFirefox } from "../../tools/engines.mjs";
import type { EnginePage } from "./engine-page.js";
import { openScreen } from "./screen.js";

/** Firefox by WebDriver BiDi. */
export async function openFirefox(): Promise<EnginePage> {
  const screen = await openScreen();
  try {
    const options = {
      executablePath: findFirefox() ?? "",
      headless: false,
      env: { ...process.env, ...screen.env },
    };
    return await launch("Firefox", { browser: "firefox", ...options }, screen.end);
  } catch (error) {
    await screen.end();
    throw error;
  }
}

/** Chromium, which the others are compared with. */
export function openChromium(): Promise<EnginePage> {
  const { executablePath = "", args } = chromiumLaunchOptions();
  return launch("Chromium", { browser: "chrome", executablePath, args, headless: true });
}

/** Older Firefox cannot turn the screen, which puppeteer asks for beside the size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!String(error).includes("setScreenOrientationOverride")) throw error;
  }
}

async function launch(
  name: string,
  options: LaunchOptions,
  after?: () => Promise<void>,
): Promise<EnginePage> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  const page = await browser.newPage();
  await resize(page, 800, 600);
  await page.bringToFront();
  const [, version = ""] = (await browser.version()).split("/");
  return {
    engine: `${name} ${version}`,
    async open(url) {
      await page.goto(url);
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    pointers: ["mouse", "touch"],
    async pointer(steps, kind = "mouse") {
      let at = { x: 0, y: 0 };
      let isDown = false;
      for (const step of steps) {
        if (typeof step === "object" && "rest" in step)
          await new Promise((soon) => setTimeout(soon, step.rest));
        else if (kind === "touch") {
          if (typeof step === "object") at = step.move;
          else isDown = step === "down";
          if (step === "down") await page.touchscreen.touchStart(at.x, at.y);
          else if (step === "up") await page.touchscreen.touchEnd();
          else if (isDown) await page.touchscreen.touchMove(at.x, at.y);
        } else if (step === "down") await page.mouse.down();
        else if (step === "up") await page.mouse.up();
        else await page.mouse.move(step.move.x, step.move.y);
      }
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const held = keys.split("+") as KeyInput[];
      const key = held.pop() as KeyInput;
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(key);
      for (const each of held.reverse()) await page.keyboard.up(each);
    },
    resize: (width, height) => resize(page, width, height),
    async screenshot() {
      return Buffer.from(await page.screenshot());
    },
    async close() {
      await browser.close();
      await after?.();
    },
  };
}
