import type { ConsoleMessage, Page, Request } from "playwright";
import { expect, test } from "vitest";
import { type SavingElement, textIn, type ValuePlace } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { showProperties } from "./support/only-text.js";
import type { Visit } from "./support/visit.js";

const pages = openHostilePages();
const token = "token-of-the-element";

test("each element leaves the token nowhere but in its calls, and talks to nobody but the page's server", async () => {
  const visit = await pages.open(fixtures.clean, {
    elements: savingElements,
    attributesOf: ({ tag }) => `draft-key="kept-${tag}"`,
  });
  const { page, locate, warnings, errors } = visit;
  const messages: string[] = [];
  const addresses: string[] = [];
  const noteMessage = (message: ConsoleMessage) => messages.push(message.text());
  const noteAddress = (request: Request) => addresses.push(request.url());
  page.on("console", noteMessage);
  page.on("request", noteAddress);
  await noteEvents(page);
  for (const element of savingElements) {
    await locate(element).evaluate((each, csrfToken) => Object.assign(each, { csrfToken }), token);
    await element.work(page, locate(element));
    await saveInEachWay(visit, element);
  }
  page.off("console", noteMessage);
  page.off("request", noteAddress);
  const { calls } = pages.server();
  expect(calls).toHaveLength(4 * savingElements.length);
  const places = await page.evaluate(
    (tags) => ({
      markup: document.documentElement.outerHTML,
      shadow: tags.map((tag) => document.querySelector(tag)?.shadowRoot?.innerHTML).join(),
      drafts: JSON.stringify({ ...sessionStorage, ...localStorage }),
      cookies: document.cookie,
      address: location.href,
      events: JSON.stringify(Reflect.get(window, "heard")),
      values: JSON.stringify(tags.map((tag) => Reflect.get(document.querySelector(tag) as Element, "value"))),
    }),
    savingElements.map(({ tag }) => tag),
  );
  const all = {
    ...places,
    messages: [...messages, ...warnings, ...errors].join(),
    addresses: addresses.join(),
  };
  const leaks = Object.entries(all).filter(([, text]) => text.includes(token));
  expect(leaks.map(([place]) => place)).toEqual([]);
  // The field `_token` of form-encoded calls is the one exception.
  const inCalls = calls.map(({ url, body }) => (url + decodeURIComponent(body)).split(token).length - 1);
  const isForm = calls.map(({ headers }) => headers["content-type"]?.includes("urlencoded") ?? false);
  expect(inCalls).toEqual(isForm.map(Number));
  expect(isForm).toContain(true);
  for (const { tag } of savingElements) expect(places.events, tag).toContain(`answer to ${tag}`);
  expect(new Set(addresses.map((url) => new URL(url).origin))).toEqual(new Set([pages.server().origin]));
});

test("each element takes what is pasted for text, however it was marked up", async () => {
  const { page, locate, errors } = await pages.open(fixtures.clean, { elements: savingElements });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const plain = "<img src=x onerror=alert(1)>";
  const markup = `<b onclick=alert(1)>太字</b>${plain}<script>alert(1)</script>`;
  for (const element of savingElements) {
    const editor = locate(element);
    const place = placeWithField(element);
    await showProperties(editor, { value: place.valueWith("") });
    const field = editor.getByRole("textbox", { name: place.field ?? "" });
    await field.waitFor();
    await page.evaluate(
      ([html, text]) =>
        navigator.clipboard.write([
          new ClipboardItem({
            "text/html": new Blob([html], { type: "text/html" }),
            "text/plain": new Blob([text], { type: "text/plain" }),
          }),
        ]),
      [markup, plain] as const,
    );
    await field.click();
    const broughtIn = () =>
      editor.evaluate((each) => each.shadowRoot?.querySelectorAll("img, script, b").length);
    const before = await broughtIn();
    await page.keyboard.press("Control+V");
    await expect.poll(() => textIn(field), { message: element.tag }).toBe(plain);
    expect(await broughtIn(), element.tag).toBe(before);
  }
  expect(errors).toEqual([]);
});

/** Keeps the details of our events, as a script of the page could. */
function noteEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of ["change", "before-finish", "finish", "failure", "status-change", "page-expired"])
      document.addEventListener(type, (event) => {
        heard.push((event as CustomEvent).detail);
        if (type === "page-expired") event.preventDefault();
      });
  });
}

/** Refused, failed, expired, saved: each way a call can end. */
async function saveInEachWay({ locate }: Visit, element: SavingElement): Promise<void> {
  const { calls } = pages.server();
  for (const status of [422, 500, 419, 200]) {
    pages.server().answer = { status, json: { message: `answer to ${element.tag}` } };
    const before = calls.length;
    await element.finish(locate(element));
    await expect.poll(() => calls.length, { message: `${element.tag} ${status}` }).toBe(before + 1);
    expect(calls[before]?.headers["x-csrf-token"], element.tag).toBe(token);
    await expect
      .poll(() => locate(element).evaluate((each) => Reflect.get(each, "status")), { message: element.tag })
      .toBe(0);
  }
}

function placeWithField({ tag, places }: SavingElement): ValuePlace {
  const place = places.find(({ field }) => field !== undefined);
  if (!place) throw new Error(`<${tag}> has no field that shows a text as it is.`);
  return place;
}
