import fc from "fast-check";
import { expect, it } from "vitest";
import { readClipHtml, writeClipHtml } from "../../../src/list-editor/clipboard/clip-html.js";

it("any data comes back, whatever is to be read beside it", () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ unit: "binary", maxLength: 30 }), (data, readable) => {
      expect(readClipHtml(`<meta charset="utf-8">${writeClipHtml({ data, readable })}`)).toBe(data);
    }),
    { numRuns: 50 },
  );
});

it("is read as text, line by line", () => {
  const html = writeClipHtml({ data: "{}", readable: "<b>一</b> & 二\n三" });
  expect(html).toBe('<span data-console-editors="%7B%7D">&#60;b&#62;一&#60;/b&#62; &#38; 二<br>三</span>');
});

it.each(["", "<b>一</b>", '<span data-console-editors="%">一</span>'])("%s has no data of ours", (html) => {
  expect(readClipHtml(html)).toBe("");
});
