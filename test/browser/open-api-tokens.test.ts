import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../src/entries/open-api-console.js";
import { hearServerTime } from "../../src/lib/dates/server-clock.js";
import {
  alerted,
  button,
  buttonNames,
  called,
  dialog,
  group,
  holdClock,
  openConsole,
  openDialog,
  panel,
  shownToken,
  tokenRow,
} from "../elements/open-api-console/page.js";
import { maskedOf, type OpenApiHost, serveOpenApi, tokenOf } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { tokenVault } from "../host/api/open-api-codes.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled, until } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { see } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";

const dots = "••••••••";
const codes = "GET service_codes";
const reveals = "POST token/uncensored";
const issued = "アクセストークンを発行しました";
const leaveWindow = () => window.dispatchEvent(new Event("blur"));

async function askToIssue(element: OpenApiConsoleElement, code = "社内ツール"): Promise<HTMLElement> {
  button(group(element, code), "トークンを発行").click();
  return dialog(element, `「${code}」のトークンを発行しますか？`);
}

async function issueIn(element: OpenApiConsoleElement, code?: string): Promise<HTMLElement> {
  button(await askToIssue(element, code), "発行する").click();
  return dialog(element, issued);
}

/** What the host has given out last. */
function lastToken(host: OpenApiHost): string {
  return String(host.store.list(tokenVault).at(-1)?.value);
}

function wouldWarn(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("issuing", () => {
  test("asks, issues by one call, shows the token, and reads the codes once meanwhile", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const heard = record(element, ["token-issued", "failure"]);
    await askToIssue(element);
    expect(host.calls.length).toBe(1);
    const shown = await issueIn(element);
    expect(host.named("POST").map(({ call, body }) => [call, body])).toEqual([
      ["POST issue_token", { open_api_code_id: 3 }],
    ]);
    const field = within(element).getByRole("textbox", { name: "アクセストークン", exact: true });
    await expect.element(field).toHaveValue(lastToken(host));
    for (const [name, value] of [
      ["autocomplete", "off"],
      ["spellcheck", "false"],
      ["readonly", ""],
    ] as const)
      expect(field.element().getAttribute(name)).toBe(value);
    await called(host, codes, 2);
    expect(openDialog(element, issued)).toBe(shown);
    expect(shownToken(shown)).toBe(lastToken(host));
    expect(shown.textContent).toContain("外部に公開される場所には置かないでください。");
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["token-issued", { serviceCodeId: 3, tokenKey: "tk_5" }],
    ]);
    // The new one stands in the list behind it.
    await eventually(() => group(element, "社内ツール").querySelectorAll(".open-api-token").length).toBe(1);
  });

  test("says which earlier tokens end, and when", async () => {
    holdClock();
    serveOpenApi();
    const element = await openConsole();
    const shown = await issueIn(element, "ECサイト連携");
    await eventually(() => shown.textContent).toContain(
      `以前のトークン（${maskedOf(2)}）は 11月27日 10:00 に使えなくなります。`,
    );
    expect(shown.textContent).toContain(
      `以前のトークン（${maskedOf(1)}）は 11月24日 10:00 に使えなくなります。`,
    );
  });

  test("what is over is judged by the server's clock, and not by a machine's that is two hours ahead", async () => {
    const at = (time: string) => Date.parse(`2026-11-24T${time}:00+09:00`);
    onTestFinished(() => hearServerTime(Date.now()));
    holdClock();
    serveOpenApi();
    vi.setSystemTime(at("11:00"));
    hearServerTime(at("09:00"));
    const element = await openConsole();
    expect(tokenRow(element, 1).textContent).toContain("11月24日 10:00に期限切れ");
    expect(buttonNames(tokenRow(element, 1))).toContain("失効");
    await within(element).getByRole("checkbox", { name: "失効したトークンも表示" }).click();
    hearServerTime(at("10:00"));
    await until(
      () =>
        tokenRow(element, 1).textContent?.includes("期限切れ") === true &&
        !buttonNames(tokenRow(element, 1)).includes("失効"),
    );
    expect(tokenRow(element, 1).textContent).not.toContain("に期限切れ");
    vi.setSystemTime(Date.parse("2028-01-10T10:00:00+09:00"));
    hearServerTime(Date.now());
    await until(() => root(element).textContent?.includes("最後の呼び出し 2026年11月") === true);
  });

  test("shown for 29,999 ms and gone at 30,000, not by the list that is read; 表示 brings it back without a call", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const time = holdClock(new Date(), true);
    const shown = await issueIn(element);
    await called(host, codes, 2);
    const token = lastToken(host);
    await time.pass(29_999);
    await settled();
    expect(shownToken(shown)).toBe(token);
    await time.pass(1);
    await until(() => shownToken(shown) === dots);
    const before = host.calls.length;
    button(shown, "表示").click();
    await until(() => shownToken(shown) === token);
    await time.pass(29_999);
    await settled();
    expect(shownToken(shown)).toBe(token);
    await time.pass(1);
    await until(() => shownToken(shown) === dots);
    expect(host.calls.length).toBe(before);
  });

  test.for([
    ["the window loses the focus", leaveWindow],
    ["the page is hidden", () => see(false)],
    ["隠す", (shown: HTMLElement) => button(shown, "隠す").click()],
  ] as const)("hidden when %s", async ([, leave]) => {
    const host = serveOpenApi();
    const element = await openConsole();
    const shown = await issueIn(element);
    await eventually(() => shownToken(shown)).toBe(lastToken(host));
    leave(shown);
    await eventually(() => shownToken(shown)).toBe(dots);
    expect(openDialog(element, issued)).toBe(shown);
    see(true);
    button(shown, "表示").click();
    await eventually(() => shownToken(shown)).toBe(lastToken(host));
    expect(host.named(reveals)).toEqual([]);
  });

  test("an answer that comes while the page is hidden stands there hidden", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const held = gate();
    host.meet("POST issue_token", () => held.passed);
    const asks = await askToIssue(element);
    button(asks, "発行する").click();
    await called(host, "POST issue_token", 1);
    see(false);
    held.open();
    const shown = await dialog(element, issued);
    expect(shownToken(shown)).toBe(dots);
    see(true);
    button(shown, "表示").click();
    await eventually(() => shownToken(shown)).toBe(lastToken(host));
    expect(host.named(reveals)).toEqual([]);
  });

  test("an answer without a token: 表示 and コピー ask for it, each press once", async () => {
    const host = serveOpenApi();
    const clipboard = noteClipboard();
    const element = await openConsole();
    const data = { token_key: "tk_2", masked: "oat_…neu1", issued_at: "2026-11-20T10:45:00+09:00" };
    host.meet("POST issue_token", () => Response.json({ data }));
    const shown = await issueIn(element, "ECサイト連携");
    expect(shown.textContent).toContain("oat_…neu1");
    expect(shownToken(shown)).toBe(dots);
    expect(host.named(reveals)).toEqual([]);
    button(shown, "表示").click();
    await eventually(() => shownToken(shown)).toBe(tokenOf(2));
    button(shown, "隠す").click();
    await eventually(() => shownToken(shown)).toBe(dots);
    button(shown, "コピー").click();
    await eventually(() => clipboard.written).toEqual([tokenOf(2)]);
    expect(shownToken(shown)).toBe(dots);
  });

  test("an answer without a token that may not be shown: said in the dialog, both buttons off and described", async () => {
    const host = serveOpenApi();
    noteClipboard();
    const element = await openConsole();
    const data = { token_key: "tk_4", masked: "oat_…neu2", issued_at: "2026-11-20T10:45:00+09:00" };
    host.meet("POST issue_token", () => Response.json({ data }));
    const shown = await issueIn(element, "予約システム連携");
    button(shown, "コピー").click();
    await eventually(() => alerted(shown)).toContain("トークンを表示する権限がありません。");
    for (const name of ["表示", "コピー"]) {
      expect(button(shown, name).ariaDisabled).toBe("true");
      const reason = root(element).getElementById(button(shown, name).getAttribute("aria-describedby") ?? "");
      expect(reason?.textContent).toContain("トークンを表示する権限がありません。");
    }
  });

  test("closed uncopied it asks once: back, close, or copy and close; the page asks before it goes", async () => {
    const host = serveOpenApi();
    const clipboard = noteClipboard();
    const element = await openConsole();
    await eventually(wouldWarn).toBe(false);
    let shown = await issueIn(element);
    await eventually(wouldWarn).toBe(true);
    await userEvent.keyboard("{Escape}");
    let asks = await dialog(element, "トークンをまだコピーしていません");
    expect(buttonNames(asks)).toEqual(["戻る", "コピーせずに閉じる", "コピーして閉じる"]);
    button(asks, "戻る").click();
    await eventually(() => openDialog(element, "トークンをまだコピーしていません")).toBe(null);
    expect(openDialog(element, issued)).toBe(shown);
    button(shown, "閉じる").click();
    asks = await dialog(element, "トークンをまだコピーしていません");
    button(asks, "コピーせずに閉じる").click();
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
    expect(clipboard.written).toEqual([]);
    await eventually(wouldWarn).toBe(false);

    shown = await issueIn(element);
    button(shown, "閉じる").click();
    asks = await dialog(element, "トークンをまだコピーしていません");
    button(asks, "コピーして閉じる").click();
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
    expect(clipboard.written).toEqual([lastToken(host)]);

    shown = await issueIn(element);
    button(shown, "コピー").click();
    await eventually(() => said(element)).toContain("コピーしました");
    await eventually(wouldWarn).toBe(false);
    button(shown, "閉じる").click();
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
    expect(host.named("POST").length).toBe(3);
  });

  test("copied by hand it is copied: all of it, not a part, and not the dots", async () => {
    serveOpenApi();
    const element = await openConsole();
    const shown = await issueIn(element);
    const field = shown.querySelector(".open-api-secret input") as HTMLInputElement;
    const copyByHand = async (from: number, to: number) => {
      field.focus();
      field.setSelectionRange(from, to);
      field.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, composed: true, cancelable: true }));
      await settled();
    };
    await eventually(wouldWarn).toBe(true);
    await copyByHand(0, field.value.length - 1);
    await copyByHand(1, field.value.length);
    expect(wouldWarn()).toBe(true);
    button(shown, "隠す").click();
    await eventually(() => field.value).toBe(dots);
    await copyByHand(0, dots.length);
    expect(wouldWarn()).toBe(true);
    button(shown, "表示").click();
    await eventually(() => field.value).not.toBe(dots);
    field.focus();
    await userEvent.keyboard("{Control>}a{/Control}{Control>}c{/Control}");
    await eventually(wouldWarn).toBe(false);
    expect(said(element)).toContain("コピーしました");
    button(shown, "閉じる").click();
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
  });

  test("where the page cannot write to the clipboard, no button offers it", async () => {
    serveOpenApi();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
    onTestFinished(() => void vi.restoreAllMocks());
    const element = await openConsole();
    expect(buttonNames(tokenRow(element, 2))).toEqual(["表示", "失効"]);
    const shown = await issueIn(element);
    expect(buttonNames(shown)).toEqual(["隠す", "閉じる"]);
    button(shown, "閉じる").click();
    const asks = await dialog(element, "トークンをまだコピーしていません");
    expect(buttonNames(asks)).toEqual(["戻る", "コピーせずに閉じる"]);
  });

  test("pressed twice it is one call; one that fails stays in the dialog", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const heard = record(element, ["failure", "token-issued"]);
    const held = gate();
    host.meet("POST issue_token", async () => {
      await held.passed;
      return Response.json({ message: "だめです。", errors: { a: ["だめです。", "理由"] } }, { status: 404 });
    });
    const asks = await askToIssue(element);
    const press = [...asks.querySelectorAll("button")].at(-1) as HTMLElement;
    press.click();
    press.click();
    await settled();
    press.click();
    await userEvent.keyboard("{Escape}");
    await called(host, "POST issue_token", 1);
    held.open();
    await eventually(() => alerted(asks)).toContain("だめです。");
    expect([...asks.querySelectorAll("[role=alert] li")].map((each) => each.textContent).slice(-2)).toEqual([
      "だめです。",
      "理由",
    ]);
    expect(heard.map(({ type, detail }) => [type, detail.section])).toEqual([["failure", "codes"]]);
    await called(host, codes, 1);
    button(asks, "キャンセル").click();
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
  });

  test("codes that cannot be read after it: the dialog stays, and the section says it", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    host.meet(codes, () => Response.json({ message: "いま読めません。" }, { status: 404 }));
    const shown = await issueIn(element);
    await eventually(() => alerted(panel(element))).toContain("いま読めません。");
    expect(openDialog(element, issued)).toBe(shown);
    expect(shownToken(shown)).toBe(lastToken(host));
    expect(alerted(shown)).toBe("");
    expect(tokenRow(element, 1)).not.toBe(null);
  });
});
