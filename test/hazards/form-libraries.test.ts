import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { type FormPage, openForm, type SentForm } from "./support/form-site.js";
import { openSites } from "./support/moving-site.js";

// Libraries that gather or judge a form themselves, each as its pages have it.

const sites = openSites();
const script = (path: string) => `<script src="/vendor/${path}"></script>`;
const jquery = script("jquery/dist/jquery.js");
const jqueryForm = jquery + script("jquery-form/src/jquery.form.js");

const action = { a_name: "", inputs: [{ type: 1, text: "一" }] };
const tags = ["action-editor", "item-picker", "message-editor"];

/** One element of each kind of value, each named by this attribute. */
const named = (attribute: string) => `
<action-editor ${attribute}="action" value='${JSON.stringify(action)}'></action-editor>
<item-picker kind="tag" multiple ${attribute}="tags[]" value="[1,4]"></item-picker>
<message-editor ${attribute}="text" value="本文"></message-editor>`;

const asked = { "tags[]": ["1", "4"], text: ["本文"], memo: ["メモ"] };

interface SendingLibrary {
  name: string;
  page: Omit<FormPage, "inside" | "tags">;
  /** What arrives of elements with a plain `name`; none where nothing is sent at all. */
  byName: Record<string, readonly string[]> | null;
  /** What `debug` calls it; none where a plain `name` arrives as it should. */
  warned: string | null;
}

const sendingLibraries: readonly SendingLibrary[] = [
  {
    name: "jquery.form",
    page: { head: jqueryForm, begin: 'jQuery("#form").ajaxForm()' },
    byName: null,
    warned: "jquery.form",
  },
  {
    name: "jquery.form, multipart",
    page: { head: jqueryForm, form: 'enctype="multipart/form-data"', begin: 'jQuery("#form").ajaxForm()' },
    byName: null,
    warned: "jquery.form",
  },
  {
    name: "@rails/ujs",
    page: { head: script("@rails/ujs/app/assets/javascripts/rails-ujs.js"), form: 'data-remote="true"' },
    byName: { memo: ["メモ"], action: ["[object Object]"], "tags[]": ["1,4"], text: ["本文"] },
    warned: "rails-ujs",
  },
  {
    name: "jquery-ujs",
    page: { head: jquery + script("jquery-ujs/src/rails.js"), form: 'data-remote="true"' },
    byName: { memo: ["メモ"] },
    warned: "rails-ujs",
  },
  {
    name: "Unpoly",
    page: { head: script("unpoly/unpoly.js"), form: 'up-submit up-target="main"' },
    byName: { memo: ["メモ"] },
    warned: "Unpoly",
  },
];

async function openPage(
  page: FormPage,
): Promise<{ page: Page; sent: SentForm[]; warnings: string[]; errors: string[] }> {
  const server = sites.server();
  const sent = openForm(server, page);
  const opened = await sites.open();
  const [warnings, errors] = [[] as string[], [] as string[]];
  opened.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("data-mirror")) warnings.push(message.text());
  });
  opened.on("pageerror", ({ message }) => errors.push(message));
  await opened.goto(`${server.origin}/forms/page`);
  for (const tag of page.tags)
    await opened.locator(tag).first().locator("button, [role=textbox], [role=combobox]").first().waitFor();
  return { page: opened, sent, warnings, errors };
}

// Only a script may ask for hints; it comes before the elements.
const debugging =
  '<script type="module">import { configure } from "/assets/index.js"; configure({ debug: true });</script>';

function byName(form: SentForm | undefined): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [name, value] of form ?? []) all[name] = [...(all[name] ?? []), value];
  return all;
}

describe.each(sendingLibraries)("$name", ({ page: made, byName: plain, warned }) => {
  test("sends what hidden inputs hold by data-mirror, and debug has nothing to say", async () => {
    const head = debugging + made.head;
    const { page, sent, warnings, errors } = await openPage({
      ...made,
      head,
      inside: named("data-mirror"),
      tags,
    });
    await page.locator("#send").click();
    await expect.poll(() => sent.length).toBe(1);
    const { action: entries, ...others } = byName(sent[0]);
    expect(others).toEqual(asked);
    expect(entries?.map((text) => JSON.parse(text))).toMatchObject([action]);
    expect([warnings, errors]).toEqual([[], []]);
  });

  test("sends less by a plain name, and debug says what to write", async () => {
    const head = debugging + made.head;
    const { page, sent, warnings, errors } = await openPage({ ...made, head, inside: named("name"), tags });
    await page.locator("#send").click();
    if (plain) {
      await expect.poll(() => sent.length).toBe(1);
      expect(byName(sent[0])).toEqual(plain);
    } else {
      await expect.poll(() => errors).toEqual([expect.stringContaining("replace")]);
      expect(sent).toEqual([]);
    }
    expect(warnings).toEqual(
      ["action", "tags[]", "text"].map((name) => expect.stringContaining(`data-mirror="${name}"`)),
    );
    expect(warnings[0]).toContain(warned);
  });

  test("without debug nothing is said", async () => {
    const { warnings } = await openPage({ ...made, inside: named("name"), tags });
    expect(warnings).toEqual([]);
  });
});

test("@rails/ujs reads a multipart form by the browser, so a plain name is enough there", async () => {
  const head = script("@rails/ujs/app/assets/javascripts/rails-ujs.js");
  const form = 'data-remote="true" enctype="multipart/form-data"';
  const { page, sent } = await openPage({ head: debugging + head, form, inside: named("name"), tags });
  await page.locator("#send").click();
  await expect.poll(() => sent.length).toBe(1);
  const { action: entries, ...others } = byName(sent[0]);
  expect(others).toEqual(asked);
  expect(entries?.map((text) => JSON.parse(text))).toMatchObject([action]);
});

const required = '<action-editor name="action" required></action-editor>';
const isValid = '[...document.querySelectorAll("action-editor")].every((each) => each.checkValidity())';

describe.each([
  {
    name: "jQuery Validation",
    head: jquery + script("jquery-validation/dist/jquery.validate.js"),
    plain: 'jQuery("#form").validate()',
    asking: `jQuery("#form").validate({ submitHandler: (form) => { if (${isValid}) form.submit(); else window.isHeld = true; } })`,
  },
  {
    name: "Parsley",
    head: jquery + script("parsleyjs/dist/parsley.js"),
    plain: 'jQuery("#form").parsley()',
    asking: `jQuery("#form").parsley().on("form:submit", () => { if (${isValid}) return true; window.isHeld = true; return false; })`,
  },
])("$name", ({ head, plain, asking }) => {
  test("takes the browser's own validation away, and asks no element of ours", async () => {
    const { page, sent } = await openPage({ head, begin: plain, inside: required, tags: ["action-editor"] });
    expect(await page.locator("#form").getAttribute("novalidate")).not.toBeNull();
    await page.locator("#send").click();
    await expect.poll(() => sent.length).toBe(1);
  });

  test("holds the form back where the page asks checkValidity() in its handler", async () => {
    const { page, sent, errors } = await openPage({
      head,
      begin: asking,
      inside: required,
      tags: ["action-editor"],
    });
    await page.locator("#send").click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "isHeld"))).toBe(true);
    expect(sent).toEqual([]);
    await page.locator("action-editor").evaluate((each, value) => Reflect.set(each, "value", value), action);
    await page.locator("#send").click();
    await expect.poll(() => sent.length).toBe(1);
    expect(JSON.parse(byName(sent[0]).action?.[0] ?? "")).toMatchObject(action);
    expect(errors).toEqual([]);
  });
});
