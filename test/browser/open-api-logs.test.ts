import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../src/entries/open-api-console.js";
import {
  alerted,
  button,
  called,
  choose,
  dialog,
  holdClock,
  openConsole,
  panel,
} from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { demoNow } from "../host/demo/messages/index.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const logs = "GET service_codes/";
const today = "start_date=2026-11-20&end_date=2026-11-20";
const failing = (message: string) => () => Response.json({ message }, { status: 404 });

async function openLogs(attributes = {}) {
  holdClock();
  const host = serveOpenApi();
  const element = await openConsole({ section: "logs", ...attributes });
  return { host, element, asked: () => host.named(logs).map(({ call }) => call.slice(logs.length)) };
}

/** The paths and times of the rows that are shown. */
function rows(element: OpenApiConsoleElement): string[] {
  return [...root(element).querySelectorAll(".open-api-logs tbody tr button")].map(
    (each) => each.ariaLabel ?? "",
  );
}

/** Presses, and waits until other rows are shown. */
async function go(element: OpenApiConsoleElement, press: () => unknown): Promise<string[]> {
  const before = rows(element);
  await press();
  await eventually(() => rows(element)).not.toEqual(before);
  return rows(element);
}

const next = (element: OpenApiConsoleElement) => button(panel(element), "次のページ").click();
const previous = (element: OpenApiConsoleElement) => button(panel(element), "前のページ").click();
const refresh = (element: OpenApiConsoleElement) => button(panel(element), "更新").click();
const pageField = (element: OpenApiConsoleElement) =>
  within(element).getByRole("textbox", { name: "ページ", exact: true });
const codeField = (element: OpenApiConsoleElement) =>
  within(element).getByRole("combobox", { name: "サービスコード", exact: true });

describe("a frozen log", () => {
  test("page 1 without before_id, all others with it, the first one again, too; nothing moves while calls come", async () => {
    const { host, element, asked } = await openLogs();
    const first = rows(element);
    host.callFrom(1, 60);
    const second = await go(element, () => next(element));
    host.callFrom(1, 60);
    const third = await go(element, () => next(element));
    expect(await go(element, () => previous(element))).toEqual(second);
    expect(await go(element, () => previous(element))).toEqual(first);
    expect(new Set([...first, ...second, ...third]).size).toBe(first.length + second.length + third.length);
    expect([...first, ...second, ...third].some((name) => name.includes("/new/"))).toBe(false);
    const anchor = Number(/before_id=(\d+)/.exec(asked()[1] ?? "")?.[1]);
    expect(asked()).toEqual([
      `1/logs?${today}&page=1`,
      ...[2, 3, 2, 1].map((page) => `1/logs?${today}&page=${page}&before_id=${anchor}`),
    ]);
    expect(said(element)).toMatch(/1〜50件 \/ 1\d\d件/);
  });

  test("更新, another period and another code begin anew", async () => {
    const { host, element, asked } = await openLogs();
    const heard = record(element, ["service-code-select"]);
    host.callFrom(1, 2);
    const fresh = await go(element, () => refresh(element));
    expect(fresh.slice(0, 2).every((name) => name.includes("/new/"))).toBe(true);
    choose(element, "期間", "7日");
    await called(host, logs, 3);
    await go(element, () => codeField(element).selectOptions("予約システム連携"));
    choose(element, "期間", "指定");
    await called(host, logs, 5);
    await userEvent.fill(within(element).getByLabelText("開始日"), "2026-11-21");
    await eventually(() => panel(element).textContent).toContain("開始日は終了日以前にしてください");
    refresh(element);
    await called(host, logs, 5);
    expect(asked()).toEqual([
      `1/logs?${today}&page=1`,
      `1/logs?${today}&page=1`,
      "1/logs?start_date=2026-11-14&end_date=2026-11-20&page=1",
      "2/logs?start_date=2026-11-14&end_date=2026-11-20&page=1",
      "2/logs?start_date=2026-11-14&end_date=2026-11-20&page=1",
    ]);
    expect(heard.map(({ detail }) => detail)).toEqual([{ serviceCodeId: 2 }]);
    // Rows of one code never stand under the name of another.
    await codeField(element).selectOptions("ECサイト連携");
    await eventually(() => rows(element)).toEqual([]);
    expect(panel(element).textContent).not.toContain("読み込み中");
  });

  test("anchored anew by 更新: another day has begun", async () => {
    const { host, element, asked } = await openLogs();
    vi.setSystemTime(demoNow.getTime() + 24 * 3_600_000);
    refresh(element);
    await called(host, logs, 2);
    expect(asked()[1]).toBe("1/logs?start_date=2026-11-21&end_date=2026-11-21&page=1");
    await expect.element(within(element).getByText("この期間の呼び出しはありません")).toBeVisible();
    host.callFrom(1, 3);
    refresh(element);
    await eventually(() => rows(element).length).toBe(3);
  });

  test("a page that fails: said, page and rows stay; もう一度読み込む asks for it once more", async () => {
    const { host, element, asked } = await openLogs();
    const first = rows(element);
    host.meet(logs, failing("読めません。"));
    next(element);
    await eventually(() => alerted(panel(element))).toContain("読めません。");
    expect(rows(element)).toEqual(first);
    await expect.element(pageField(element)).toHaveValue("1");
    await go(element, () => button(panel(element), "もう一度読み込む").click());
    expect(alerted(panel(element))).toBe("");
    expect(asked()[2]).toBe(asked()[1]);
    await expect.element(pageField(element)).toHaveValue("2");
  });

  test("更新 that fails: the next page is the first one, and no other is taken for it", async () => {
    const { host, element, asked } = await openLogs();
    const first = rows(element);
    host.meet(logs, failing("読めません。"));
    refresh(element);
    await eventually(() => alerted(panel(element))).toContain("読めません。");
    expect(rows(element)).toEqual(first);
    host.callFrom(1, 1);
    await go(element, () => next(element));
    await settled();
    await expect.element(pageField(element)).toHaveValue("1");
    expect(asked()[2]).toBe(`1/logs?${today}&page=1`);
  });

  test("no pagination, and a page beyond the last", async () => {
    holdClock();
    const host = serveOpenApi();
    const data = [{ id: 7, requested_at: "2026-11-20T09:05:07+09:00", method: "GET", path: "/x" }];
    host.meet(logs, () => Response.json({ data }));
    const element = await openConsole({ section: "logs" });
    expect(rows(element)).toEqual(["11月20日 9:05:07 GET /xの詳細"]);
    expect(said(element)).toContain("1〜1件 / 1件");
    expect(button(panel(element), "次のページ").ariaDisabled).toBe("true");
    await userEvent.fill(pageField(element), "9");
    await userEvent.keyboard("{Enter}");
    await expect.element(pageField(element)).toHaveValue("1");
    expect(host.named(logs).length).toBe(1);
  });
});

describe("the field of the page", () => {
  test("by Enter and by leaving it, figures of any width, each once", async () => {
    const { host, element } = await openLogs();
    await userEvent.fill(pageField(element), "３");
    await go(element, () => userEvent.keyboard("{Enter}"));
    await expect.element(pageField(element)).toHaveValue("3");
    await userEvent.tab();
    await called(host, logs, 2);
    await userEvent.fill(pageField(element), " 1 ");
    await go(element, () => userEvent.tab());
    await called(host, logs, 3);
    for (const text of ["0", "99", "2.5", "あ", ""]) {
      await userEvent.fill(pageField(element), text);
      await userEvent.keyboard("{Enter}");
      await expect.element(pageField(element)).toHaveValue("1");
    }
    await called(host, logs, 3);
  });

  test("one that failed is not asked again by leaving the field", async () => {
    const { host, element } = await openLogs();
    host.meet(logs, failing("読めません。"));
    await userEvent.fill(pageField(element), "2");
    await userEvent.keyboard("{Enter}");
    await eventually(() => alerted(panel(element))).toContain("読めません。");
    await userEvent.tab();
    await called(host, logs, 2);
    await go(element, () => userEvent.click(button(panel(element), "もう一度読み込む")));
    await called(host, logs, 3);
  });
});

describe("rows", () => {
  test("columns, result, and the trigger's name once it was read", async () => {
    const { host, element } = await openLogs();
    const heads = [...root(element).querySelectorAll(".open-api-logs th")].map((each) => each.textContent);
    expect(heads).toEqual(["日時", "メソッド", "パス", "結果", "時間", "トリガー"]);
    host.callFrom(1, 1, { status_code: 399, trigger_id: 5, duration_ms: 1234, path: "/<b>太い</b>" });
    host.callFrom(1, 1, { status_code: 400, trigger_id: 999 });
    await go(element, () => refresh(element));
    const cells = [...root(element).querySelectorAll(".open-api-logs tbody tr")]
      .slice(0, 2)
      .map((each) => [...each.children].map(({ textContent }) => textContent));
    expect(cells[0]?.slice(3)).toEqual(["400 エラー", "20 ms", "ID 999"]);
    expect(cells[1]).toEqual(["11月20日 10:00:00", "POST", "/<b>太い</b>", "399 成功", "1,234 ms", "注文"]);
    expect(root(element).querySelector(".open-api-logs b, .open-api-logs a")).toBe(null);
  });

  test("エラーのみ hides rows of this page, and says how many", async () => {
    const { host, element } = await openLogs();
    const all = rows(element).length;
    await within(element).getByRole("checkbox", { name: "エラーのみ" }).click();
    const errors = rows(element).length;
    expect(errors).toBeLessThan(all);
    expect(root(element).querySelectorAll("tr.open-api-error").length).toBe(errors);
    await eventually(() => said(element)).toContain(`このページの${all}件中${errors}件`);
    expect(host.named(logs).length).toBe(1);
  });

  test("the details: every field, line breaks, and the id to copy", async () => {
    const { host, element } = await openLogs();
    const clipboard = noteClipboard();
    const error_message = "<script>alert(1)</script>\nhttps://example.com/";
    host.callFrom(1, 1, { status_code: 422, request_bytes: 4200, error_message, request_id: "req_made" });
    const [name = ""] = await go(element, () => refresh(element));
    button(panel(element), name).focus();
    await userEvent.keyboard("{Enter}");
    const details = await dialog(element, "呼び出しの詳細");
    const names = [...details.querySelectorAll("dt")].map((each) => each.textContent);
    expect(names).toEqual([
      ...["ID", "日時", "メソッド", "パス", "結果", "時間", "トリガー"],
      ...["リクエストの大きさ", "エラーの内容", "リクエストID"],
    ]);
    for (const text of ["422 エラー", "4,200 バイト", error_message, "req_made", "20 ms"])
      expect(details.textContent).toContain(text);
    const message = [...details.querySelectorAll("dd")].find((each) => each.textContent === error_message);
    expect(getComputedStyle(message as Element).whiteSpace).toMatch(/^pre|break-spaces/);
    expect(details.querySelector("a, script")).toBe(null);
    button(details, "コピー").click();
    await eventually(() => clipboard.written).toEqual(["req_made"]);
    await userEvent.keyboard("{Escape}");
    await eventually(() => root(element).querySelector("dialog[open]")).toBe(null);
    await settled();
    expect(root(element).activeElement?.ariaLabel).toBe(name);
  });
});

test("another section is shown while a page loads: it stands there later", async () => {
  const { host, element } = await openLogs();
  const first = rows(element);
  next(element);
  element.section = "codes";
  await called(host, logs, 2);
  element.section = "logs";
  await eventually(() => rows(element).length).toBeGreaterThan(0);
  await eventually(() => rows(element)).not.toEqual(first);
});
