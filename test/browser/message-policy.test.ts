import { expect, test } from "vitest";
import type { MessageEditorElement } from "../../src/entries/message-editor.js";
import { chips, textNode } from "../elements/message-editor/page.js";
import { eventually } from "./support/editors.js";
import { press } from "./support/focus.js";
import { type HostPage, openPage } from "./support/host-page.js";

/** A page whose policy allows these makers of HTML, with a message editor; and what it reported. */
async function openUnder(
  types: string,
): Promise<{ page: HostPage; editor: MessageEditorElement; reports: string[] }> {
  const reports: string[] = [];
  const page = await openPage(
    (opened) => {
      opened.document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
        reports.push(`${violatedDirective} ${sample}`),
      );
    },
    {
      srcdoc: `<!doctype html><meta charset="utf-8"><title>頁</title>
        <meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types ${types}">
        <script>
          window.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };
          window.violations = [];
          document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective + " " + event.sample));
          window.fetch = async () => new Response("{}", { headers: { "content-type": "application/json" } });
        </script>
        <script type="module" src="/src/entries/message-editor.ts"></script>
        <message-editor value="一[[name]]"></message-editor>`,
    },
  );
  await page.window.customElements.whenDefined("message-editor");
  const editor = page.document.querySelector("message-editor") as MessageEditorElement;
  await eventually(() => editor.shadowRoot?.querySelector(".message-text") != null).toBe(true);
  reports.push(...((page.window as unknown as { violations: string[] }).violations ?? []));
  return { page, editor, reports };
}

function send(
  { window }: HostPage,
  target: Element,
  type: "paste" | "copy" | "cut",
  data: Record<string, string>,
): DataTransfer {
  const { ClipboardEvent, DataTransfer } = window;
  const clipboardData = new DataTransfer();
  for (const [kind, content] of Object.entries(data)) clipboardData.setData(kind, content);
  target.dispatchEvent(
    new ClipboardEvent(type, { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
  return clipboardData;
}

test.each(["'none'", "ProseMirrorClipboard"])(
  "trusted-types %s: everything works as text, and nothing is reported",
  async (types) => {
    const { page, editor, reports } = await openUnder(types);
    editor.focus();
    await press("二");
    await eventually(() => editor.value).toBe("一[[name]]二");
    send(page, textNode(editor), "paste", {
      "text/plain": "平文\n[[SYS_MAIL]]",
      "text/html": '<p>飾り<img src=x onerror="parent.document.title=1"></p>',
    });
    await eventually(() => editor.value).toBe("一[[name]]二平文\n[[SYS_MAIL]]");
    await eventually(() => chips(editor)).toHaveLength(2);
    await press("{Control>}a{/Control}");
    await eventually(() => send(page, textNode(editor), "copy", {}).getData("text/plain")).toBe(
      "一[[name]]二平文\n[[SYS_MAIL]]",
    );
    expect([...send(page, textNode(editor), "cut", {}).types]).toEqual(["text/plain"]);
    await eventually(() => editor.value).toBe("");
    await press("[[[[名");
    await eventually(() => editor.shadowRoot?.querySelectorAll(".message-suggestion").length).toBeGreaterThan(
      0,
    );
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[name]]");
    expect(reports).toEqual([]);
  },
);

test("the policy is really there", async () => {
  const { page, reports } = await openUnder("'none'");
  expect(() => {
    page.document.body.innerHTML = "<p></p>";
  }).toThrow(/TrustedHTML/);
  await eventually(() => reports.length).toBeGreaterThan(0);
});
