import { expect, test } from "vitest";
import { asciiJson } from "../../browser/support/ascii-json.js";
import { button } from "../page/target.js";
import { ruleFor } from "./rule.js";

/** Answers come into a frame, so that the page stays. */
const form = (markup: string) => `<form action="/save" method="post" target="answers">${markup}
  <button>送信</button><button type="reset">戻す</button></form><iframe name="answers" hidden></iframe>`;

export const isSubmitted = ruleFor(["value", "form"], (stage, element) => {
  const { tag, attributes, filled, edit, edited } = element;
  const within = `${attributes} name="entry" required`;
  const emptied = Array.isArray(filled) ? [] : null;

  test("is submitted with its form", async () => {
    await stage().show({ tag, attributes: within, properties: { value: filled }, around: form });
    await stage().click(button("送信"));
    await expect.poll(() => stage().server.calls.length).toBe(1);
    const entries = new URLSearchParams(stage().server.calls[0]?.body).getAll("entry");
    expect(entries).toEqual(entriesOf(filled, element.entryForEach));
  });

  test("holds its form back when it is required and empty, and gets the focus", async () => {
    await stage().show({ tag, attributes: within, properties: { value: emptied }, around: form });
    await stage().click(button("送信"));
    await stage().agrees(() => tested.matches(":invalid") && tested.matches(":focus-within"));
    expect(stage().server.calls).toEqual([]);
    expect(await stage().page.evaluate(() => Reflect.get(tested, "validity").valueMissing)).toBe(true);
  });

  test("is reset with its form", async () => {
    await stage().show({ tag, attributes: within, around: form });
    const before = await stage().value();
    await edit(stage());
    await stage().holds(edited);
    await stage().click(button("戻す"));
    await expect.poll(() => stage().value()).toBe(before);
  });

  test("is left out and cannot be reached in a disabled fieldset", async () => {
    const around = (markup: string) => form(`<fieldset disabled>${markup}</fieldset>`);
    await stage().show({ tag, attributes: within, properties: { value: filled }, around });
    await stage().click(button("送信"));
    await expect.poll(() => stage().server.calls.length).toBe(1);
    expect(new URLSearchParams(stage().server.calls[0]?.body).has("entry")).toBe(false);
    await stage().agrees(() => tested.matches(":disabled"));
  });
});

/** A list is an entry for each of its ids, a text is submitted as it is, anything else as JSON in ASCII. */
function entriesOf(value: unknown, entryForEach = false): string[] {
  if (entryForEach && Array.isArray(value)) return value.map(String);
  return [typeof value === "string" ? value : asciiJson(value)];
}
