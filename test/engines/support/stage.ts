import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { entryScripts } from "../../hazards/support/fixture.js";
import { type FixtureServer, startFixtureServer, usualAnswer } from "../../hazards/support/fixture-server.js";
import { waits } from "../../tools/waits.js";
import type { EnginePage } from "../drivers/engine-page.js";
import { type HeardEvent, installHelpers } from "../page/page-helpers.js";
import { type Target, textbox } from "../page/target.js";
import { engineElements } from "./elements.js";
import type { Expected } from "./engine-element.js";

/** What stands on the stage: markup, and properties of its element. */
export interface Scene {
  tag: string;
  attributes?: string;
  properties?: Record<string, unknown>;
  /** The markup around it. */
  around?: (markup: string) => string;
}

/** One page that stays open, with all elements loaded, on which tests put an element one after the other. */
export interface Stage {
  page: EnginePage;
  server: FixtureServer;
  /** Clears the stage, puts a new element on it, and waits until it is drawn. */
  show(scene: Scene): Promise<void>;
  click(target: Target): Promise<void>;
  /** Drags from the middle of one to just below the middle of another. */
  drag(from: Target, to: Target): Promise<void>;
  /** Puts the focus there, by script. */
  focus(target: Target): Promise<void>;
  /** Adds a text field of the page below the element, with the focus in it. */
  addText(text: string): Promise<void>;
  /** Waits until there is one that can be seen. */
  sees(target: Target): Promise<void>;
  /** Waits until there is none that can be seen. */
  misses(target: Target): Promise<void>;
  /** Waits until the element says this, for eyes or for ears. */
  says(text: string): Promise<void>;
  /** Waits until the page agrees. */
  agrees(asked: () => boolean): Promise<void>;
  /** Waits until the value has all of this. */
  holds(expected: Expected): Promise<void>;
  /** Presses until the page agrees, a few times at most. */
  pressUntil(keys: string, asked: () => boolean): Promise<void>;
  /** Waits until it has the focus. */
  hasFocus(target: Target): Promise<void>;
  /** The value of the element on the stage, as JSON text. */
  value(): Promise<string>;
  /** Events of the element on the stage. */
  heard(type: string): Promise<HeardEvent[]>;
  /** Console errors and uncaught exceptions since the last look. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export const pollOptions = { timeout: 10_000 * waits, interval: 10 };

export const windowSize = { width: 1120, height: 900 };

/** One font for all engines, which else choose their own; and nothing of the page that is as large as they please. */
const style = `
  html { scrollbar-width: none; }
  body { margin: 0; padding: 16px; background: Canvas; color: CanvasText; }
  h1 { margin: 0; font: 16px/24px sans-serif; }
  main > button { block-size: 24px; padding: 0 8px; font: 13px/20px sans-serif; }
  #stage > *, #elsewhere > * { --ce-font: "Noto Sans CJK JP", sans-serif; }`;

/** A fixture of the hostile pages' server, with none of its elements: the tests put them there. */
const fixture = {
  name: "engines",
  path: "/pages/engines",
  script: installHelpers,
  head: () => `<script src="/vendor/axe-core/axe.min.js" defer></script>
    <style>${style}</style>`,
  body: () => `<main><h1>Engines</h1><button id="before">前</button>
    <div id="stage"></div>
    <button id="after">後</button><div id="elsewhere"></div></main>`,
  loading: () => entryScripts(engineElements.map(({ tag }) => tag)),
};

export async function openStage(page: EnginePage): Promise<Stage> {
  const server = await startFixtureServer();
  await page.resize(windowSize.width, windowSize.height);
  await page.open(server.page(fixture, { elements: [], attributesOf: () => "" }));
  /** Asks until the answer is neither null nor false. */
  async function until<Answer>(wanted: string, target: Target, ask: () => Promise<Answer | null | false>) {
    let answer: Answer | null | false = null;
    const asked = async () => {
      answer = await ask();
      return Boolean(answer);
    };
    await expect
      .poll(asked, pollOptions)
      .toBe(true)
      .catch(async () => {
        await keepPicture(page, "failure");
        const focus = await page.evaluate(() => {
          const element = helpers.focused();
          return `${element && helpers.describe(element)}, in a page ${document.hasFocus() ? "with" : "without"} the focus`;
        });
        throw new Error(`${page.engine}: ${JSON.stringify(target)} ${wanted}. The focus is on ${focus}.`);
      });
    return answer as Answer;
  }

  const stage: Stage = {
    page,
    server,
    async show({ tag, attributes = "", properties = {}, around = (markup) => markup }) {
      server.calls.length = 0;
      server.answer = usualAnswer;
      const html = around(`<${tag} id="tested" ${attributes}></${tag}>`);
      await page.evaluate(showInPage, { html, properties });
    },
    async click(target) {
      // What is worked out a moment after an edit may move it while the pointer is on its way.
      await until("does not come to rest", target, async () => {
        const point = await until("cannot be pressed", target, () =>
          page.evaluate((to) => helpers.pointOf(to), target),
        );
        await page.pointer([{ move: point }]);
        const there = await page.evaluate((to) => helpers.pointOf(to), target);
        return there?.x === point.x && there.y === point.y;
      });
      await page.pointer(["down", "up"]);
    },
    async drag(from, to) {
      const start = await until("cannot be pressed", from, () =>
        page.evaluate((it) => helpers.pointOf(it), from),
      );
      const end = await page.evaluate((it) => {
        const { x, y, width, height } = helpers.get(it).getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 + 4 };
      }, to);
      const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      await page.pointer([{ move: start }, "down", { move: between }, { move: end }, "up"]);
    },
    async focus(target) {
      await until("cannot be seen", target, () => page.evaluate((it) => helpers.find(it) !== null, target));
      await page.evaluate((it) => helpers.get(it).focus(), target);
    },
    async misses(target) {
      await until("can still be seen", target, () =>
        page.evaluate((it) => helpers.find(it) === null, target),
      );
    },
    async says(text) {
      const announced = () => page.evaluate(() => helpers.textOf(tested));
      await expect.poll(announced, pollOptions).toContain(text);
    },
    async agrees(asked) {
      await expect.poll(() => page.evaluate(asked), { ...pollOptions, message: String(asked) }).toBe(true);
    },
    async holds(expected) {
      const value = async () => ({ value: JSON.parse(await stage.value()) });
      await expect.poll(value, pollOptions).toMatchObject({ value: expected });
    },
    async pressUntil(keys, asked) {
      for (let presses = 0; presses < 30 && !(await page.evaluate(asked)); presses++) await page.press(keys);
      await stage.agrees(asked);
    },
    async addText(text) {
      await page.evaluate((value) => {
        const field = document.createElement("textarea");
        document.querySelector("#elsewhere")?.append(Object.assign(field, { value, ariaLabel: "欄" }));
      }, text);
      await stage.click(textbox("欄"));
    },
    async sees(target) {
      await until("cannot be seen", target, () => page.evaluate((it) => helpers.find(it) !== null, target));
    },
    async hasFocus(target) {
      await until("has no focus", target, () =>
        page.evaluate((it) => helpers.find(it)?.matches(":focus") ?? false, target),
      );
    },
    value: () => page.evaluate(() => JSON.stringify(Reflect.get(tested, "value"))),
    heard: (type) =>
      page.evaluate(
        (of) => helpers.events.filter((event) => event.type === of && event.tag === tested.localName),
        type,
      ),
    takeErrors: () => page.evaluate(() => helpers.errors.splice(0)),
    async close() {
      await page.close();
      await server.close();
    },
  };
  return stage;
}

declare global {
  /** The element on the stage. */
  var tested: HTMLElement;
  var helpers: Window["helpers"];
}

/** For whoever wants to look: with PICTURES=folder pictures are written there. */
export async function keepPicture(page: EnginePage, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await writeFile(join(folder, `${page.engine} ${name}.png`), await page.screenshot());
}

async function showInPage({ html, properties }: { html: string; properties: object }): Promise<void> {
  const stage = document.querySelector("#stage") as HTMLElement;
  (document.activeElement as HTMLElement | null)?.blur();
  document.querySelector("#elsewhere")?.replaceChildren();
  stage.replaceChildren();
  // What the last scene left unsaved would be offered in this one, and move what is pressed as it comes.
  sessionStorage.clear();
  stage.innerHTML = html;
  stage.querySelector("dialog")?.showModal();
  Object.assign(tested, properties);
  helpers.events.length = 0;
  // What sticks to the window has the same place each time.
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  await helpers.rested(tested);
}
