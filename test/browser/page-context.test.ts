import { describe, expect, test } from "vitest";
import { actionOf, mountEditor, openAction } from "../elements/action-editor/page.js";
import { configurePage, writeContext, writeToken } from "./support/console-page.js";
import { eventually, finishButton, shownText } from "./support/editors.js";
import { silence } from "./support/page-hazards.js";
import { serve } from "./support/server.js";

/** What an element makes of its page's context, as the server and the operator see it. */
async function outcome(attributes: Record<string, string> = {}) {
  const received = serve({ json: { aid: 1 } });
  const editor = await openAction({ value: actionOf("一"), ...attributes });
  const locale = editor.shownLocale;
  await eventually(() => finishButton(editor, "確定").query() !== null).toBe(locale === "ja");
  await editor.submit();
  // An element of another test may still be asking for something.
  const call = received.find(({ url }) => url.pathname.endsWith("/register"));
  return {
    locale,
    path: call?.url.pathname,
    token: call?.headers.get("X-CSRF-TOKEN"),
    field: call?.fields._token,
  };
}

const own = { path: "/api/action/register", token: null, field: undefined, locale: "ja" };

describe("the context of a page", () => {
  test("is not needed", async () => {
    expect(await outcome()).toEqual(own);
  });

  test("may stand in a script", async () => {
    writeContext({ apiBase: "/script", csrfToken: "script", locale: "en" });
    expect(await outcome()).toEqual({
      path: "/script/api/action/register",
      token: "script",
      field: "script",
      locale: "en",
    });
  });

  test("is read where jQuery brings it with the element, and has masked its type meanwhile", async () => {
    const script = writeContext({ apiBase: "/brought", locale: "en" });
    script.type = `true/${script.type}`;
    expect(await outcome()).toMatchObject({ path: "/brought/api/action/register", locale: "en" });
  });

  test("is the script's, then what is configured, then the element's own", async () => {
    writeContext({ apiBase: "/script", csrfToken: "script", locale: "en" });
    configurePage({ apiBase: "/configured", csrfToken: "configured" });
    expect(await outcome({ "api-base": "/own" })).toEqual({
      path: "/own/api/action/register",
      token: "configured",
      field: "configured",
      locale: "en",
    });
  });

  test("configured twice keeps what the second call does not name", async () => {
    configurePage({ apiBase: "/first", locale: "en" });
    configurePage({ apiBase: "/second" });
    expect(await outcome()).toMatchObject({ path: "/second/api/action/register", locale: "en" });
  });

  test("an attribute that is removed leaves the page's word", async () => {
    configurePage({ locale: "en" });
    const editor = await openAction({ locale: "ja" });
    expect(finishButton(editor, "確定").query()).not.toBeNull();
    editor.removeAttribute("locale");
    await eventually(() => finishButton(editor, "確定").query()).toBeNull();
  });

  test("configured later is seen by the elements on the page", async () => {
    const editor = await openAction({ value: actionOf("一") });
    configurePage({ locale: "en" });
    await eventually(() => shownText(editor)).not.toMatch(/[ぁ-ん]/);
  });

  test("configured while an element is off the page is seen when it comes back", async () => {
    const editor = await openAction({ value: actionOf("一") });
    const place = editor.parentElement as HTMLElement;
    editor.remove();
    await eventually(() => editor.shadowRoot?.children[0]?.childNodes.length).toBe(0);
    configurePage({ locale: "en" });
    place.append(editor);
    await eventually(() => shownText(editor)).toMatch(/[a-z]/);
    await eventually(() => shownText(editor)).not.toMatch(/[ぁ-ん]/);
  });

  test("has a token in <meta>, read at each call", async () => {
    const meta = writeToken("old");
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } });
    const editor = mountEditor({ value: actionOf("一") });
    await editor.submit();
    meta.content = "renewed";
    await editor.submit();
    expect(received.map(({ headers }) => headers.get("X-CSRF-TOKEN"))).toEqual(["old", "renewed"]);
  });

  test("a named token wins over <meta>", async () => {
    writeToken("meta");
    writeContext({ csrfToken: "script" });
    expect(await outcome()).toMatchObject({ token: "script" });
  });

  test("never gets into the markup", async () => {
    configurePage({ csrfToken: "secret", triggerContext: { label: "秘密" }, apiBase: "/console" });
    const editor = await openAction();
    expect(editor.outerHTML).toBe("<action-editor></action-editor>");
    expect(editor.shadowRoot?.querySelector(".editor")?.outerHTML).not.toMatch(/secret|秘密/);
  });

  test.each([
    ["malformed", "{oops"],
    ["no object", "[1]"],
    ["of wrong types", { apiBase: 1, csrfToken: [], locale: "fr", abilities: "x" }],
    ["hostile", '{"__proto__":{"apiBase":"/evil"},"onError":"evil"}'],
  ])("in a script that is %s is as if absent", async (_, context) => {
    silence("error");
    writeContext(context);
    expect(await outcome()).toEqual(own);
  });

  test("one wrong key does not take the others with it", async () => {
    writeContext({ apiBase: 1, locale: "en" });
    expect(await outcome()).toEqual({ ...own, locale: "en" });
  });
});
