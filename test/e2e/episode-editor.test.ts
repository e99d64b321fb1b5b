import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { demoEpisodes } from "../host/demo/episodes.js";
import { repetitions } from "../tools/repetitions.js";
import { startSession } from "./support/session.js";

const session = startSession();

type Stored = Record<string, unknown> & { steps: Record<string, unknown>[] };

/** The editor of a page, with its parts by their names. */
function editorIn(page: Page) {
  const editor = page.locator("episode-editor");
  const named = (role: "button" | "textbox" | "radio" | "region" | "checkbox" | "dialog", name: string) =>
    editor.getByRole(role, { name, exact: true });
  const call = (method: "submit") =>
    editor.evaluate(
      (each, of) => (each as unknown as Record<string, () => Promise<{ ok: boolean }>>)[of]?.(),
      method,
    );
  const value = () => editor.evaluate((each) => (each as HTMLElement & { value: unknown }).value as Stored);
  return { editor, named, call, value };
}

async function open(path: string, page: Page = session.page) {
  await page.goto(`${session.host.url}${path}`);
  await page.locator("episode-editor .episode-plan").waitFor();
  return editorIn(page);
}

/** What the server has. */
async function stored(id: number): Promise<Stored> {
  const answer = await session.page.request.get(`${session.host.url}/api/episodes/${id}?include_deleted=1`);
  return (await answer.json()).data;
}

/** Every sequence that the list of the host has. */
async function names(): Promise<string[]> {
  await session.page.goto(`${session.host.url}/episodes`);
  return session.page.locator("#episode-rows td:first-child").allTextContents();
}

describe("a sequence of messages on the host", () => {
  test("by keys alone, from blank to running; the host counts the same dates", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { editor, named } = await open("/episodes/new");
    await named("textbox", "名前").focus();
    await page.keyboard.type("前日と当日");
    await named("button", "ステップを追加").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => named("textbox", "日数").evaluate((field) => field.matches(":focus"))).toBe(true);
    await page.keyboard.type("2");
    await named("textbox", "本文").focus();
    await page.keyboard.type("Two days left");
    await named("button", "ステップを追加").focus();
    await page.keyboard.press("Enter");
    const second = editor.getByRole("region", { name: "ステップ 2", exact: true });
    await expect
      .poll(() => second.getByRole("textbox", { name: "日数" }).evaluate((field) => field.matches(":focus")))
      .toBe(true);
    await page.keyboard.type("0");
    await second.getByRole("textbox", { name: "本文" }).focus();
    await page.keyboard.type("Today");
    await named("button", "保存").focus();
    await page.keyboard.press("Enter");
    await editor.getByText("保存しました").waitFor();
    const { id, steps } = await editorIn(page).value();
    expect(steps.map((step) => [typeof step.id, step.days])).toEqual([
      ["number", 2],
      ["number", 0],
    ]);
    await named("button", "配信を開始").focus();
    await page.keyboard.press("Enter");
    await named("button", "配信を開始する").waitFor();
    // The first button changes nothing, the second one starts.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await editor.getByText(/^配信中（/).waitFor();
    expect(await stored(Number(id))).toMatchObject({ name: "前日と当日", is_active: true });
    const again = await open(`/episodes/${id}`);
    expect(await again.value()).toEqual(await stored(Number(id)));
    const shown = await again.editor
      .locator(".episode-plan li:not([data-base]) .episode-moment")
      .allTextContents();
    await page.goto(`${session.host.url}/episodes/${id}/plan`);
    const counted = await page.locator("#plan td:last-child").allTextContents();
    const plain = (text: string) =>
      text
        .replace(/年|月/g, "-")
        .replace(/日\(.\)/, "")
        .replace(/-(\d)(?=[- ])/g, "-0$1");
    expect(shown.map(plain)).toEqual(counted);
  });

  test.each(
    demoEpisodes
      .filter((each) => each.deleted_at === null && (each.steps as unknown[]).length > 0)
      .map(({ id, name }) => ({ id: Number(id), name })),
  )("$name is saved as it was loaded, key for key", { tags: ["smoke"] }, async ({ id }) => {
    const before = await stored(id);
    const { call, value } = await open(`/episodes/${id}`);
    expect(await value()).toEqual(before);
    const result = await call("submit");
    // One names a template that is gone, which the host refuses.
    if (id === 704 || !result?.ok) return;
    const { updated_at: _, ...rest } = await stored(id);
    const { updated_at: __, ...expected } = before;
    expect(JSON.stringify(rest)).toBe(JSON.stringify(expected));
  });

  test.each(["/api/episodes", "/steps", "/salon"])(
    "a first save that fails at %s and goes on after a reload makes one sequence",
    { tags: ["smoke"] },
    async (path) => {
      const { page, host } = session;
      const name = `一つだけ ${path}`;
      const { named, call, editor } = await open("/episodes/new?salon=2&attr=episode_id");
      await named("textbox", "名前").fill(name);
      await named("button", "ステップを追加").click();
      await named("radio", "アクション").click();
      await named("radio", "テキスト").click();
      await named("textbox", "本文").fill("明日です");
      await host.arm({
        path:
          path === "/steps"
            ? "/api/episodes/*/steps"
            : path === "/salon"
              ? "/api/line/slot_groups/*/salon"
              : path,
        kind: "500",
        method: path === "/salon" ? "PATCH" : "POST",
        times: 1,
      });
      expect((await call("submit"))?.ok).toBe(false);
      await page.reload();
      await editor.getByRole("button", { name: "復元する" }).click();
      await host.disarm();
      expect((await editorIn(page).call("submit"))?.ok).toBe(true);
      await editor.getByText("このサロンに設定されています").waitFor();
      expect((await names()).filter((each) => each === name)).toHaveLength(1);
    },
  );

  test("deleted in the modal of the list, read afterwards, made anew", { tags: ["smoke"] }, async () => {
    const { page } = session;
    await page.goto(`${session.host.url}/episodes`);
    await page.getByRole("button", { name: "定期便お届けリマインドを編集" }).click();
    await page.locator("#episode-modal.in").waitFor();
    const { named } = editorIn(page);
    await named("region", "基本").getByRole("button", { name: "削除", exact: true }).click();
    await named("button", "削除する").click();
    await expect.poll(async () => (await stored(703)).deleted_at).not.toBe(null);
    const again = await open("/episodes/703");
    await again.editor.getByText("この配信は削除されています").waitFor();
    await again.named("button", "複製して新規作成").click();
    expect((await again.call("submit"))?.ok).toBe(true);
    expect(await names()).toContain("定期便お届けリマインドのコピー");
  });

  test("two operators on one sequence: no change is lost or doubled", async () => {
    const { page } = session;
    const context = await page.context().browser()?.newContext({ locale: "ja-JP", timezoneId: "Asia/Tokyo" });
    onTestFinished(() => context?.close());
    const other = await context?.newPage();
    if (!other) throw new Error("there is no second page");
    const mine = await open("/episodes/701");
    const theirs = await open("/episodes/701", other);
    let next = 0;
    const rounds = repetitions(3, 40);
    const added = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      for (const [at, each] of [mine, theirs].entries()) {
        next += 1;
        const text = `${at}-${next}`;
        added.add(text);
        await each.named("button", "ステップを追加").click();
        const rows = each.editor.locator("[data-row]");
        const last = rows.last();
        await last.getByRole("textbox", { name: "本文" }).fill(text);
      }
      for (const each of round % 2 === 0 ? [mine, theirs] : [theirs, mine])
        expect((await each.call("submit"))?.ok).toBe(true);
    }
    const texts = (await stored(701)).steps.map((step) => (step.content as { text: string }).text);
    for (const text of added) expect(texts.filter((each) => each === text)).toHaveLength(1);
    const ids = (await stored(701)).steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
