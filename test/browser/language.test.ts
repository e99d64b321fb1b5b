import { afterEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { actionOf, openAction } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { eventually } from "./support/editors.js";

const mountOf = (editor: Element) => editor.shadowRoot?.querySelector<HTMLElement>(".mount");

afterEach(() => document.documentElement.removeAttribute("lang"));

describe("the language of what is drawn", () => {
  test.each(["en", "zh"])("is the element's own on a page that says %s", async (lang) => {
    document.documentElement.lang = lang;
    const editor = await openAction({ value: actionOf("直骨角") });
    expect(mountOf(editor)?.lang).toBe("ja");
    expect(getComputedStyle(mountOf(editor) as Element).getPropertyValue("-webkit-locale")).toBe('"ja"');
    configurePage({ locale: "en" });
    await eventually(() => mountOf(editor)?.lang).toBe("en");
    expect(getComputedStyle(mountOf(editor) as Element).getPropertyValue("-webkit-locale")).toBe('"en"');
  });

  test("chooses the letters: they come from a Japanese face on a Chinese page", async () => {
    document.documentElement.lang = "zh-CN";
    const _editor = await openAction({ value: actionOf("直骨角") });
    const page = cdp() as unknown as { send(method: string, given?: object): Promise<Record<string, never>> };
    await page.send("DOM.enable");
    await page.send("DOM.getDocument", { depth: 0 });
    await page.send("CSS.enable");
    const { result } = (await page.send("Runtime.evaluate", {
      expression: `(() => { const frames = [...document.querySelectorAll("iframe")].map((f) => f.contentDocument); for (const d of [document, ...frames]) { const e = d?.querySelector("action-editor"); if (e) return e.shadowRoot.querySelector("[data-field=text]"); } })()`,
    })) as unknown as { result: { objectId: string } };
    const { nodeId } = (await page.send("DOM.requestNode", { objectId: result.objectId })) as unknown as {
      nodeId: number;
    };
    const { fonts } = (await page.send("CSS.getPlatformFontsForNode", { nodeId })) as unknown as {
      fonts: { familyName: string }[];
    };
    expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.not.stringMatching(/ (SC|TC|HK|KR)$/)]);
  });
});
