import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { axeViolations } from "./support/axe.js";
import { openEveryElement } from "./support/every-element.js";
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

/* All that the library has on one page, under the host's strict policy. */

const session = startSession();

declare global {
  interface Window {
    /** Names that elements were defined by, since the document began. */
    defined: string[];
  }
}

/** Runs before the page's scripts. */
function watchDefinitions(): void {
  window.defined = [];
  const { define } = customElements;
  customElements.define = (name, ...more) => {
    window.defined.push(name);
    define.call(customElements, name, ...more);
  };
}

test("every element stands on one page, and none is in the way of another", {
  tags: ["smoke"],
}, async () => {
  const { host, errors } = session;
  const page = await session.openTab();
  // What is defined already by another copy is only a warning.
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.addInitScript(watchDefinitions);
  await openEveryElement(page, host.url);
  expect(await page.evaluate(() => window.defined.sort())).toEqual([...elementTags].sort());

  const action = actionEditor(page);
  const { inputs } = await action.value();
  await action.add("テキスト送信");
  await page.keyboard.type("ひとつ足しました。");
  const added = expect.objectContaining({ text: "ひとつ足しました。" });
  await expect.poll(async () => (await action.value()).inputs).toEqual([...inputs, added]);
  expect(await axeViolations(page)).toEqual([]);
  expect([errors, warnings]).toEqual([[], []]);
});
