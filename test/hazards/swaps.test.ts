import { expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import type { Visit } from "./support/visit.js";

// Pages that are exchanged without a load (Turbo, pjax), and pages that the browser keeps and brings back.

const pages = openHostilePages();

const keyOf = ({ tag }: { tag: string }) => `kept-${tag}`;
const emitting = {
  elements: savingElements,
  attributesOf: (element: { tag: string }) => `finisher="emit" draft-key="${keyOf(element)}"`,
};
const posting = {
  elements: savingElements,
  attributesOf: (element: { tag: string }) => `draft-key="${keyOf(element)}"`,
};

/** Notes what is listened to on the page. */
const listening: Fixture = {
  ...fixtures.clean,
  path: "/pages/listening",
  script: () => {
    const { addEventListener } = EventTarget.prototype;
    const types: string[] = [];
    Object.assign(window, { types });
    EventTarget.prototype.addEventListener = function (...given) {
      types.push(given[0]);
      return addEventListener.apply(this, given);
    };
  },
};

test("where the body is exchanged, each element offers the unsaved work to the next visit", async () => {
  const visit = await pages.open(fixtures.clean, emitting);
  await workWithAll(visit);
  const markup = savingElements.map((element) => element.markup(emitting.attributesOf(element))).join("");
  await visit.page.evaluate((elements) => {
    const next = document.createElement("body");
    next.append(document.createRange().createContextualFragment(`<p>another page</p>${elements}`));
    document.body.replaceWith(next);
  }, markup);
  for (const element of savingElements) {
    await visit.locate(element).getByRole("button", { name: "復元する" }).click();
    await finishWithWork(visit, element);
    expect(await draftOf(visit, element), element.tag).toBeNull();
  }
  expect(visit.errors).toEqual([]);
});

test("in a snapshot of the page that comes back, each element is drawn once, with the work on offer", async () => {
  const visit = await pages.open(fixtures.clean, emitting);
  const { page, locate, errors } = visit;
  await workWithAll(visit);
  // A snapshot is a clone of the body; it is shown first on the way back.
  await page.evaluate(() => {
    const snapshot = document.body.cloneNode(true) as HTMLElement;
    document.body.replaceWith(document.createElement("body"));
    Object.assign(window, { snapshot });
  });
  for (const element of savingElements)
    await expect.poll(() => draftOf(visit, element), { message: element.tag }).not.toBeNull();
  await page.evaluate(() => document.body.replaceWith(Reflect.get(window, "snapshot")));
  for (const element of savingElements) {
    await locate(element).getByRole("button", { name: "復元する" }).waitFor();
    const drawn = await locate(element).evaluate((each) => [
      each.shadowRoot?.querySelectorAll(".editor").length,
      each.childNodes.length,
    ]);
    expect(drawn, element.tag).toEqual([1, 0]);
  }
  expect(errors).toEqual([]);
});

test("on a page that is hidden and shown again, each keeps its work and sends the token of now; no unload is listened to", async () => {
  const visit = await pages.open(listening, posting);
  await workWithAll(visit);
  const { page, errors } = visit;
  // What the back-forward cache does to a page, as its scripts see it; browsers under test keep no such cache.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    document.querySelector("meta[name=csrf-token]")?.setAttribute("content", "token-after-the-return");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  for (const element of savingElements) {
    expect(await draftOf(visit, element), element.tag).not.toBeNull();
    await finishWithWork(visit, element);
    const token = pages.server().calls.at(-1)?.headers["x-csrf-token"];
    expect(token, element.tag).toBe("token-after-the-return");
  }
  expect(pages.server().calls).toHaveLength(savingElements.length);
  const types: string[] = await page.evaluate(() => Reflect.get(window, "types"));
  expect(types).toContain("pagehide");
  // It would keep the page out of that cache.
  expect(types.filter((type) => /unload/.test(type))).toEqual([]);
  expect(errors).toEqual([]);
});

async function workWithAll({ page, locate }: Visit): Promise<void> {
  for (const element of savingElements) await element.work(page, locate(element));
}

async function finishWithWork({ locate, payloadsOf }: Visit, element: SavingElement): Promise<void> {
  await element.finish(locate(element));
  await expect.poll(() => payloadsOf(element), { message: element.tag }).toHaveLength(1);
  expect(JSON.parse(payloadsOf(element)[0] as string), element.tag).toMatchObject(element.expected);
}

function draftOf({ page }: Visit, element: SavingElement): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), keyOf(element));
}
