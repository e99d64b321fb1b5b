import { describe, expect, onTestFinished, test } from "vitest";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, textsOf } from "../elements/action-editor/page.js";
import { drawn, eventually, shownText } from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { messageIn } from "./support/written-text.js";

// Pages that are written into a frame of another one: `location` names nothing there. That all elements are drawn, load
// and post there is in test/hazards/documents.test.ts.

interface Opened {
  page: HostPage;
  /** The addresses of the calls. */
  asked: unknown[];
}

/** A page with an editor, again after each load, whose calls get this answer. */
async function openSrcdoc(
  answer: { status?: number; json?: unknown },
  {
    srcdoc,
    value = actionOf("一"),
    arrange,
  }: {
    srcdoc?: string | undefined;
    value?: object;
    arrange?: (page: HostPage) => void;
  } = {},
): Promise<Opened> {
  const asked: unknown[] = [];
  const page = await openPage(
    (opened) => {
      arrange?.(opened);
      opened.window.fetch = async (address) => {
        asked.push(address);
        const headers = { "content-type": "application/json" };
        return new opened.window.Response(JSON.stringify(answer.json ?? {}), {
          status: answer.status ?? 200,
          headers,
        });
      };
      const editor = opened.document.createElement("action-editor");
      editor.setAttribute("value", JSON.stringify(value));
      opened.document.body.append(editor);
      void opened.loadEditor();
    },
    srcdoc === undefined ? {} : { srcdoc },
  );
  return { page, asked };
}

const srcdoc = "<!doctype html><title>中</title>";

async function editorOf({ document, window }: HostPage): Promise<ActionEditorElement> {
  await window.customElements.whenDefined("action-editor");
  const editor = document.querySelector("action-editor") as ActionEditorElement;
  await drawn(editor);
  return editor;
}

describe("a page that is written into a frame", () => {
  test("calls the origin of the page around", async () => {
    const { page, asked } = await openSrcdoc({ json: { aid: 1 } }, { srcdoc });
    expect([page.window.location.origin, page.window.location.href]).toEqual(["null", "about:srcdoc"]);
    expect(await (await editorOf(page)).submit()).toMatchObject({ ok: true });
    expect(asked).toEqual([`${location.origin}/api/action/register`]);
  });

  test("goes where an answer says, from the address of the page around", async () => {
    const { page } = await openSrcdoc({ json: { aid: 1, redirect_to: "/line/actions" } }, { srcdoc });
    const editor = await editorOf(page);
    const urls: string[] = [];
    editor.addEventListener("navigate", (event) => {
      event.preventDefault();
      urls.push((event as CustomEvent).detail.url);
    });
    await editor.submit();
    expect(urls).toEqual([`${location.origin}/line/actions`]);
  });

  test("has links to the server of the page around", async () => {
    const value = { ...actionOf(), inputs: [{ type: 16 }] };
    const { page } = await openSrcdoc({ status: 404 }, { srcdoc, value });
    const editor = await editorOf(page);
    await eventually(() => editor.shadowRoot?.querySelectorAll("a").length).toBe(2);
    const links = [...(editor.shadowRoot?.querySelectorAll("a") ?? [])].map(
      ({ href }) => new URL(href).origin,
    );
    expect(new Set(links)).toEqual(new Set([location.origin]));
  });

  test("when it has expired, keeps the work for itself and no other frame", async () => {
    onTestFinished(() => sessionStorage.clear());
    const { page: other } = await openSrcdoc({}, { srcdoc });
    const { page } = await openSrcdoc({ status: 419 }, { srcdoc });
    const editor = await editorOf(page);
    typeInto(messageIn(editor), "編集した");
    await eventually(() => textsOf(editor)).toEqual(["編集した"]);
    await editor.submit();
    await eventually(() => page.loads).toBe(2);
    const offer = "前回の編集内容が残っています";
    const again = await editorOf(page);
    await eventually(() => shownText(again)).toContain(offer);
    other.window.location.reload();
    await eventually(() => other.loads).toBe(2);
    expect(shownText(await editorOf(other))).not.toContain(offer);
    // Two elements of one frame are told apart by more than the frame, and the frame by more than its number.
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith("console-editors:"));
    expect(keys.map((key) => key.includes(location.pathname))).toEqual([true]);
  });
});

test("a page's own `var origin` misleads no call", async () => {
  const { page, asked } = await openSrcdoc(
    { json: { aid: 1 } },
    { arrange: ({ window }) => Reflect.set(window, "origin", "osaka") },
  );
  expect(page.window.origin).toBe("osaka");
  expect(await (await editorOf(page)).submit()).toMatchObject({ ok: true });
  expect(asked).toEqual([`${location.origin}/api/action/register`]);
});
