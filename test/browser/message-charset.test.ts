import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createCharset } from "../../src/elements/message-editor/charset/lacking.js";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import { insertBy, messageDrawn, openAt, textNode } from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { eventually, mountMarkup, shownText, withAttributes } from "./support/editors.js";
import { press } from "./support/focus.js";

const charsets = ["shift_jis", "euc-jp", "iso-2022-jp", "windows-1252", "gbk", "gb18030", "big5", "euc-kr"];

/** Every character of the first plane, and of the planes that hold emoji and rare ideographs a few. */
function* everyCharacter(): Generator<string> {
  for (let code = 1; code <= 0xffff; code++)
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
  for (const code of [0x1f600, 0x1f468, 0x20089, 0x2000b, 0x2a6d6, 0x27267, 0x10ffff])
    yield String.fromCodePoint(code);
}

/** What browsers leave out of addresses, or take for their end. */
const notInAddresses = /[\t\n\r#]/;

/** Opens an empty page of that charset, and gives its document. */
async function documentIn(charset: string): Promise<Document> {
  const frame = document.createElement("iframe");
  const page = new Blob(["<!doctype html><title>-</title>"], { type: `text/html;charset=${charset}` });
  frame.src = URL.createObjectURL(page);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  mountMarkup("").append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

describe.each(charsets)("what %s lacks is what the browser replaces", (charset) => {
  test("of each character, in the address of a link", async () => {
    const page = await documentIn(charset);
    expect(page.characterSet.toLowerCase()).toBe(charset);
    const link = page.createElement("a");
    const known = createCharset(charset);
    const characters = [...everyCharacter()].filter((each) => !notInAddresses.test(each));
    const sent = characters.map((character) => {
      link.href = `http://host.test/?${character}!`;
      return link.search;
    });
    const wrong = characters.filter((character, at) => {
      const replacement = /%26%23(\d+)%3B/.exec(sent[at] ?? "")?.[1];
      const expected = known?.sent(character) ?? character;
      if (sent[at] === "") throw new Error(`nothing of ${character}`);
      return (replacement === undefined ? character : `&#${replacement};`) !== expected;
    });
    expect(wrong.map((each) => each.codePointAt(0)?.toString(16))).toEqual([]);
  });

  test("of a text, in a form that is sent", async () => {
    const text = "é〜～−‾¥ 한中あ①髙𠂉😀👨‍👩‍👧ｶﾞ\u00a0\ue000";
    const place = mountMarkup(
      `<form accept-charset="${charset}" action="/${charset}" target="sent"><textarea name="text"></textarea></form><iframe name="sent"></iframe>`,
    );
    const [form, frame] = [place.querySelector("form"), place.querySelector("iframe")];
    if (!form || !frame) throw new Error("no form");
    (form.elements.namedItem("text") as HTMLTextAreaElement).value = text;
    const sent = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    form.submit();
    await sent;
    const bytes = frame.contentWindow?.location.search.slice("?text=".length) ?? "";
    expect(bytes).not.toBe("");
    const known = createCharset(charset);
    const codes = (written: string) => [...written.matchAll(/&#(\d+);/g)].map(([, code]) => code);
    expect([...bytes.matchAll(/%26%23(\d+)%3B/g)].map(([, code]) => code)).toEqual(
      codes(known?.sent(text) ?? text),
    );
  });
});

/** A form of a legacy page with a message in it, drawn. */
async function openInForm(
  form: string,
  value: string,
  attributes = { name: "text" } as object,
): Promise<MessageEditorElement> {
  const editor = document.createElement("message-editor");
  withAttributes(editor, { value, ...attributes });
  (mountMarkup(form).querySelector("form") as HTMLFormElement).append(editor);
  await messageDrawn(editor);
  return editor;
}

const marked = (editor: Element) =>
  [...textNode(editor).querySelectorAll(".message-lacking")].map(({ textContent }) => textContent);

const asCode = "「😀」は「&#128512;」として送信されます。";

describe("a message in a form of another charset", () => {
  const form = '<form accept-charset="Shift_JIS"></form>';

  test("marks what the charset lacks, and says what is sent", async () => {
    const editor = await openInForm(form, "こんにちは😀、髙橋é様😀");
    await eventually(() => shownText(editor)).toContain(asCode);
    expect(shownText(editor)).toContain("「é」は「&#233;」として送信されます。");
    expect(shownText(editor)).not.toContain("「髙」");
    expect(marked(editor)).toEqual(["😀", "é", "😀"]);
    expect(new FormData(editor.form as HTMLFormElement).get("text")).toBe("こんにちは😀、髙橋é様😀");
    editor.focus();
    await eventually(() => marked(editor)).toEqual(["😀", "é", "😀"]);
  });

  test("when it is typed, chosen, and until it is deleted", async () => {
    const editor = await openAt("end", { value: "あ" });
    (mountMarkup(form).querySelector("form") as HTMLFormElement).append(editor);
    editor.setAttribute("name", "text");
    editor.focus();
    await press("한");
    await eventually(() => marked(editor)).toEqual(["한"]);
    await eventually(() => shownText(editor)).toContain("「한」は「&#54620;」として送信されます。");
    await press("{Backspace}");
    await eventually(() => shownText(editor)).not.toContain("として送信されます");
    await insertBy(editor, "絵文字");
    await userEvent.click(dialog(editor, "絵文字").getByRole("gridcell").first());
    await eventually(() => marked(editor)).toHaveLength(1);
  });

  test("what cannot be seen is named by its code, a family as one", async () => {
    const editor = await openInForm(form, "\u00a0👨‍👩‍👧");
    await eventually(() => shownText(editor)).toContain("「U+00A0」は「&#160;」として送信されます。");
    expect(shownText(editor)).toContain(
      "「👨‍👩‍👧」は「&#128104;&#8205;&#128105;&#8205;&#128103;」として送信されます。",
    );
  });

  test("many kinds are counted", async () => {
    const editor = await openInForm(form, "àáâãäåæç");
    await eventually(() => shownText(editor)).toContain("ほかに3種類の文字");
    expect(marked(editor)).toHaveLength(8);
  });

  test.each([
    ["in UTF-8", "<form></form>", { name: "text" }],
    ["without a name", form, {}],
    [
      "of a charset that is none, which is sent in UTF-8",
      '<form accept-charset="none"></form>',
      { name: "text" },
    ],
  ])("nothing is said of one %s", async (_, markup, attributes) => {
    const editor = await openInForm(markup, "😀", attributes);
    const told = await openInForm(form, "😀");
    await eventually(() => shownText(told)).toContain(asCode);
    expect(shownText(editor)).not.toContain("送信されます");
    expect(marked(editor)).toEqual([]);
  });

  test("out of the form, nothing is said any more", async () => {
    const editor = await openInForm(form, "😀");
    await eventually(() => marked(editor)).toEqual(["😀"]);
    mountMarkup("").append(editor);
    await eventually(() => marked(editor)).toEqual([]);
    expect(shownText(editor)).not.toContain("送信されます");
  });
});
