import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../src/entries/open-api-console.js";
import {
  alerted,
  button,
  buttonNames,
  called,
  dialog,
  group,
  holdClock,
  openConsole,
  panel,
  shownToken,
  tokenRow,
} from "../elements/open-api-console/page.js";
import { maskedOf, serveOpenApi, tokenOf } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { apiTokens } from "../host/api/open-api-codes.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled, until } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";
import { see } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";

const codes = "GET service_codes";
const reveals = "POST token/uncensored";
const revokes = "POST token/revoke";

async function reveal(element: OpenApiConsoleElement, number: number): Promise<void> {
  button(tokenRow(element, number), "表示").click();
  await until(() => shownToken(tokenRow(element, number)) === tokenOf(number));
}

/** Everything that hides a token of the list, or has its answer dropped. */
const leavings: readonly (readonly [string, (element: OpenApiConsoleElement) => unknown])[] = [
  ["the window loses the focus", () => window.dispatchEvent(new Event("blur"))],
  ["the page is hidden", () => see(false)],
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
  ["the operator shows another section", (element) => tab(element, "ログ")],
  ["the page shows another section", (element) => Object.assign(element, { section: "counts" })],
  ["the page offers other sections", (element) => Object.assign(element, { sections: ["counts"] })],
  ["the list is read again", (element) => element.refresh()],
  ["the element leaves the page", (element) => element.remove()],
];

async function tab(element: OpenApiConsoleElement, name: string): Promise<void> {
  await within(element).getByRole("tab", { name, exact: true }).click();
}

/** What was left is on the screen again, as it was before. */
async function comeBack(element: OpenApiConsoleElement): Promise<void> {
  see(true);
  if (!element.isConnected) document.body.append(element);
  element.sections = null;
  element.section = "codes";
  await eventually(() => tokenRow(element, 2).textContent).toContain("表示");
  await settled();
}

describe("showing", () => {
  test("no call before a press; at most one is shown, and each press is a call", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    await settled();
    expect(host.calls.map(({ call }) => call)).toEqual([codes]);
    await reveal(element, 2);
    const field = within(element).getByRole("textbox", { name: "アクセストークン", exact: true });
    await expect.element(field).toHaveValue(tokenOf(2));
    expect(buttonNames(tokenRow(element, 2))).toEqual(["隠す", "コピー", "失効"]);
    await reveal(element, 1);
    expect(shownToken(tokenRow(element, 2))).toBe(null);
    button(tokenRow(element, 1), "隠す").click();
    await eventually(() => shownToken(root(element))).toBe(null);
    await reveal(element, 1);
    expect(host.named("POST").map(({ call, body }) => [call, body])).toEqual([
      [reveals, { token_key: "tk_2" }],
      [reveals, { token_key: "tk_1" }],
      [reveals, { token_key: "tk_1" }],
    ]);
  });

  test("29,999 ms shown, 30,000 gone", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const time = holdClock(new Date(), true);
    await reveal(element, 2);
    await time.pass(29_999);
    await settled();
    expect(shownToken(tokenRow(element, 2))).toBe(tokenOf(2));
    await time.pass(1);
    await until(() => shownToken(tokenRow(element, 2)) === null);
    await time.pass(60_000);
    expect(host.named(reveals).length).toBe(1);
  });

  test.for(leavings)("hidden and forgotten when %s", async ([, leave]) => {
    const host = serveOpenApi();
    const element = await openConsole();
    await reveal(element, 2);
    const field = root(element).querySelector(".open-api-secret input") as HTMLInputElement;
    await leave(element);
    await eventually(() => shownToken(root(element))).toBe(null);
    expect(field.value).toBe("");
    await comeBack(element);
    expect(shownToken(root(element))).toBe(null);
    expect(host.named(reveals).length).toBe(1);
    element.remove();
  });

  test.for(leavings)("an answer that comes after is dropped: %s", async ([, leave]) => {
    const host = serveOpenApi();
    const element = await openConsole();
    const held = gate();
    host.meet(reveals, () => held.passed);
    button(tokenRow(element, 2), "表示").click();
    await called(host, reveals, 1);
    await leave(element);
    await settled();
    held.open();
    await settled();
    await comeBack(element);
    expect(shownToken(root(element))).toBe(null);
    element.remove();
  });

  test("of two that were asked for the last is shown, whatever comes first; pressed twice is one call", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const held = gate();
    host.meet(reveals, () => held.passed);
    const show = button(tokenRow(element, 1), "表示");
    show.click();
    show.click();
    await called(host, reveals, 1);
    await reveal(element, 2);
    held.open();
    await settled();
    expect(shownToken(tokenRow(element, 1))).toBe(null);
    expect(shownToken(tokenRow(element, 2))).toBe(tokenOf(2));
  });

  test("403: said, and both buttons of this token are off, with the reason; others work", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const heard = record(element, ["failure"]);
    button(tokenRow(element, 4), "表示").click();
    const reason = "トークンを表示する権限がありません。";
    await eventually(() => alerted(panel(element))).toContain(reason);
    for (const name of ["表示", "コピー"]) {
      const refused = button(tokenRow(element, 4), name);
      expect(refused.ariaDisabled).toBe("true");
      const described = root(element).getElementById(refused.getAttribute("aria-describedby") ?? "");
      expect(described?.textContent).toBe(reason);
      refused.click();
    }
    await called(host, reveals, 1);
    expect(heard.map(({ detail }) => [detail.reason, detail.status, detail.section])).toEqual([
      ["http", 403, "codes"],
    ]);
    await reveal(element, 2);
    expect(alerted(panel(element))).toBe("");
  });

  test("revoked ones are listed after the box, which is always there; only who has no token is said to have none", async () => {
    const { store } = serveOpenApi();
    const box = (element: Element) =>
      within(element).getByRole("checkbox", { name: "失効したトークンも表示" });
    const noTokens = "トークンを発行していません";
    // The third alone is left to its code, and is revoked.
    store.delete(apiTokens, 4);
    const element = await openConsole();
    expect(group(element, "予約システム連携").textContent).not.toContain(noTokens);
    expect(group(element, "社内ツール").textContent).toContain(noTokens);
    await box(element).click();
    expect(tokenRow(element, 3).textContent).toContain("失効済み");
    element.remove();
    store.delete(apiTokens, 3);
    const other = await openConsole();
    expect(group(other, "予約システム連携").textContent).toContain(noTokens);
    await expect.element(box(other)).toBeVisible();
  });

  test("readonly: nothing that issues, shows, copies or revokes, and what is shown goes", async () => {
    serveOpenApi();
    const element = await openConsole();
    await reveal(element, 2);
    element.readonly = true;
    await eventually(() => shownToken(root(element))).toBe(null);
    expect(new Set(buttonNames(panel(element)))).toEqual(new Set(["ログを見る"]));
  });
});

describe("copying", () => {
  test("one call, into the clipboard, without showing; a refused clipboard is said", async () => {
    const host = serveOpenApi();
    const clipboard = noteClipboard();
    const element = await openConsole();
    button(tokenRow(element, 2), "コピー").click();
    await eventually(() => said(element)).toContain("コピーしました");
    expect(clipboard.written).toEqual([tokenOf(2)]);
    expect(shownToken(root(element))).toBe(null);
    clipboard.refuse();
    button(tokenRow(element, 1), "コピー").click();
    await eventually(() => said(element)).toContain(
      "コピーできませんでした。表示してからコピーしてください。",
    );
    await called(host, reveals, 2);
  });

  test("the element has gone before the answer: nothing is copied", async () => {
    const host = serveOpenApi();
    const clipboard = noteClipboard();
    const element = await openConsole();
    const held = gate();
    host.meet(reveals, () => held.passed);
    button(tokenRow(element, 2), "コピー").click();
    await called(host, reveals, 1);
    element.remove();
    held.open();
    await settled();
    expect(clipboard.written).toEqual([]);
  });
});

describe("revoking", () => {
  async function ask(element: OpenApiConsoleElement, number: number): Promise<HTMLElement> {
    button(tokenRow(element, number), "失効").click();
    return dialog(element, "トークンを失効しますか？");
  }
  const nameField = (element: OpenApiConsoleElement, name: string) =>
    within(element).getByRole("textbox", { name: `確認のため「${name}」と入力`, exact: true });
  const does = (asks: ParentNode) => asks.querySelector(".button-danger-fill") as HTMLElement;

  test("says what it stops; only the name of the code, folded, lets it go", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const heard = record(element, ["token-revoked", "failure"]);
    const asks = await ask(element, 2);
    for (const words of ["ECサイト連携", maskedOf(2), "最後の使用 ", "元に戻せません。"])
      expect(asks.textContent).toContain(words);
    await eventually(() => asks.textContent).toMatch(/直近7日の呼び出し [\d,]+回/);
    const field = nameField(element, "ECサイト連携");
    await userEvent.fill(field, "ECサイト");
    expect(does(asks).ariaDisabled).toBe("true");
    does(asks).click();
    await userEvent.keyboard("{Enter}");
    await called(host, revokes, 0);
    await userEvent.fill(field, "　ＥＣサイト連携 ");
    expect(does(asks).ariaDisabled).toBe(null);
    await userEvent.keyboard("{Enter}");
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
    await eventually(() => said(element)).toContain("トークンを失効しました");
    await called(host, codes, 2);
    expect(host.named(revokes).map(({ body }) => body)).toEqual([{ token_key: "tk_2" }]);
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["token-revoked", { serviceCodeId: 1, tokenKey: "tk_2" }],
    ]);
    await eventually(() => group(element, "ECサイト連携").textContent).not.toContain(maskedOf(2));
  });

  test("pressed twice it is one call; one that fails stays, with what was typed", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    const held = gate();
    host.meet(revokes, async () => {
      await held.passed;
      return Response.json({ message: "いまはできません。" }, { status: 404 });
    });
    const asks = await ask(element, 2);
    const field = nameField(element, "ECサイト連携");
    await userEvent.fill(field, "ECサイト連携");
    does(asks).click();
    does(asks).click();
    await userEvent.keyboard("{Enter}{Escape}");
    await called(host, revokes, 1);
    held.open();
    await eventually(() => alerted(asks)).toContain("いまはできません。");
    await expect.element(field).toHaveValue("ECサイト連携");
    await called(host, codes, 1);
  });

  test("the week's calls are left out where they cannot be read", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    host.meet("GET call_count_summary", () => Response.json({ message: "x" }, { status: 404 }));
    const asks = await ask(element, 2);
    await called(host, "GET call_count_summary", 1);
    expect(asks.textContent).not.toContain("直近7日");
    expect(alerted(asks)).toBe("");
  });

  test("the Enter of a conversion revokes nothing", async () => {
    const host = serveOpenApi();
    const element = await openConsole();
    await ask(element, 4);
    const field = nameField(element, "予約システム連携");
    await userEvent.fill(field, "予約システム");
    await userEvent.click(field);
    await userEvent.keyboard("{End}");
    await compose("連携");
    await pressForInputMethod("Enter");
    await commit("連携");
    await called(host, revokes, 0);
    await afterConversion();
    await userEvent.keyboard("{Enter}");
    await called(host, revokes, 1);
  });
});
