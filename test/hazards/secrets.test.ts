import { describe, expect, test } from "vitest";
import { finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { showValue } from "./support/only-text.js";

const pages = openHostilePages();

describe.each(finishingElements)("<$tag>", (element) => {
  test("leaves the token nowhere but in its calls, and talks to nobody but the page's server", async () => {
    const { page, editor, warnings, errors } = await pages.open(fixtures.clean, element, 'draft-key="kept"');
    const said: string[] = [];
    const asked: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const type of ["change", "before-finish", "finish", "failure", "status-change", "page-expired"])
        document.addEventListener(type, (event) => {
          heard.push((event as CustomEvent).detail);
          if (type === "page-expired") event.preventDefault();
        });
    });
    await editor.evaluate((each) => Object.assign(each, { csrfToken: "token-of-the-element" }));
    await element.work(page, editor);
    // Refused, expired, saved: each way a call can end.
    for (const status of [422, 500, 419, 200]) {
      pages.server().answer = { status, json: { message: "answer" } };
      await element.finish(editor);
      await expect
        .poll(() => pages.server().calls.at(-1)?.headers["x-csrf-token"])
        .toBe("token-of-the-element");
      await expect.poll(() => editor.evaluate((each) => Reflect.get(each, "status"))).toBe(0);
    }
    expect(pages.server().calls).toHaveLength(4);
    const places = await page.evaluate((tag) => {
      const each = document.querySelector(tag);
      return {
        markup: document.documentElement.outerHTML,
        shadow: each?.shadowRoot?.innerHTML,
        drafts: JSON.stringify({ ...sessionStorage, ...localStorage }),
        cookies: document.cookie,
        address: location.href,
        events: JSON.stringify(Reflect.get(window, "heard")),
        value: JSON.stringify(Reflect.get(each as Element, "value")),
      };
    }, element.tag);
    const told = { ...places, said: [...said, ...warnings, ...errors].join(), asked: asked.join() };
    const bodies = pages.server().calls.map(({ url, body }) => url + decodeURIComponent(body));
    const leaks = Object.entries({ ...told, shadow: told.shadow ?? "" }).filter(([, text]) =>
      text.includes("token-of-the-element"),
    );
    expect(leaks.map(([place]) => place)).toEqual([]);
    // The field that form-encoded calls carry by their contract is the one exception.
    expect(bodies.map((body) => body.split("token-of-the-element").length - 1)).toEqual([1, 1, 1, 1]);
    expect(told.events).toContain("answer");
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([pages.server().origin]));
  });

  test("takes what is pasted for text, however it was marked up", async () => {
    const [place] = element.places.filter(({ field }) => field !== undefined);
    if (!place?.field) return expect(element.places.some(({ field }) => field)).toBe(false);
    const { page, editor, errors } = await pages.open(fixtures.clean, element);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const plain = "<img src=x onerror=alert(1)>";
    await showValue(editor, place.valueWith(""));
    const field = editor.getByRole("textbox", { name: place.field });
    await field.waitFor();
    await page.evaluate(async (text) => {
      const markup = `<b onclick=alert(1)>太字</b>${text}<script>alert(1)</script>`;
      const item = new ClipboardItem({
        "text/html": new Blob([markup], { type: "text/html" }),
        "text/plain": new Blob([text], { type: "text/plain" }),
      });
      await navigator.clipboard.write([item]);
    }, plain);
    await field.click();
    const elements = () =>
      editor.evaluate((each) => each.shadowRoot?.querySelectorAll("img, script, b").length);
    const before = await elements();
    await page.keyboard.press("Control+V");
    await expect.poll(() => field.inputValue()).toBe(plain);
    expect(await elements()).toBe(before);
    expect(errors).toEqual([]);
  });
});
