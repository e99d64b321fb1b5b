import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { repetitions } from "../tools/repetitions.js";
import { startSession } from "./support/session.js";

const session = startSession();

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly group_id: number | null;
  readonly order: number;
  readonly favorite: number;
  readonly favorite_order: number | null;
  readonly journey_kpis: readonly { readonly journey_tag_id: number }[];
  readonly member_query_id: number | null;
}

/** The list of a page, with its parts by their names. */
function listIn(page: Page) {
  const list = page.locator("journey-list");
  const named = (role: "button" | "textbox" | "dialog" | "row" | "menuitem" | "switch", name: string) =>
    list.getByRole(role, { name, exact: true });
  const rows = () =>
    list
      .getByRole("row")
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.getAttribute("aria-label")));
  const refresh = () =>
    list.evaluate((each) => (each as HTMLElement & { refresh(): Promise<void> }).refresh());
  return { list, named, rows, refresh };
}

async function open(path = "/journeys", page: Page = session.page) {
  await page.goto(`${session.host.url}${path}`);
  await page.locator("journey-list [role=row]").first().waitFor();
  return listIn(page);
}

/** What the server has, by groups and in their order. */
async function stored(): Promise<Stored[]> {
  const answer = await session.page.request.get(`${session.host.url}/api/journeys`);
  const { data } = (await answer.json()) as { data: Stored[] };
  return data.sort((a, b) => (a.group_id ?? 0) - (b.group_id ?? 0) || a.order - b.order);
}

describe("journeys on the host", () => {
  test("by keys alone: a group, five journeys with phases, one with a condition, sorted, starred, there after a reload", {
    tags: ["smoke"],
  }, async () => {
    const { page } = session;
    const { list, named } = await open();
    await named("button", "グループを追加").focus();
    await page.keyboard.press("Enter");
    await named("textbox", "名前").waitFor();
    await page.keyboard.type("Winter");
    await page.keyboard.press("Enter");
    // Until the dialog is gone nothing beside it takes the focus.
    await named("dialog", "グループを追加").waitFor({ state: "hidden" });
    await named("button", "Winter").focus();
    await page.keyboard.press("Enter");
    for (const name of ["one", "two", "three", "four", "five"]) {
      await named("button", "ジャーニーを追加").focus();
      await page.keyboard.press("Enter");
      const dialog = named("dialog", "ジャーニーを追加");
      await dialog.waitFor();
      await page.keyboard.type(name);
      await dialog.getByRole("combobox", { name: "フェーズを追加" }).focus();
      await page.keyboard.press("ArrowDown");
      await list.getByRole("option", { name: "会員登録" }).waitFor();
      await page.keyboard.type("会員登録");
      await page.keyboard.press("Enter");
      await dialog.getByRole("group", { name: "1. 会員登録" }).waitFor();
      if (name === "five") {
        await named("switch", "対象を絞り込む").focus();
        await page.keyboard.press("Space");
        await dialog.getByRole("button", { name: "名前を追加", exact: true }).focus();
        await page.keyboard.press("Enter");
        await dialog.getByRole("textbox", { name: "名前", exact: true }).focus();
        await page.keyboard.type("Sato");
        await dialog.getByRole("button", { name: "条件を決めて戻る" }).focus();
        await page.keyboard.press("Enter");
        await dialog.getByRole("button", { name: "条件を編集" }).waitFor();
      }
      await dialog.getByRole("button", { name: "保存", exact: true }).focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "hidden" });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent))
        .toBe(name);
    }
    // The last one to the top, the first one by its handle to the end.
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Alt+ArrowUp");
    await named("row", "one").getByRole("button", { name: "並べ替え" }).focus();
    for (const key of ["Space", "End", "Space"]) await page.keyboard.press(key);
    await named("row", "two").getByRole("button", { name: "お気に入り" }).focus();
    await page.keyboard.press("Space");
    const group = async () => {
      const answer = await page.request.get(`${session.host.url}/api/journey_groups`);
      const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
      return data.find(({ name }) => name === "Winter")?.id;
    };
    const inGroup = async () => {
      const id = await group();
      return (await stored()).filter(({ group_id }) => group_id === id);
    };
    await expect
      .poll(async () => (await inGroup()).map(({ name }) => name))
      .toEqual(["five", "two", "three", "four", "one"]);
    await expect.poll(async () => (await inGroup()).find(({ name }) => name === "two")?.favorite).toBe(1);
    expect(
      (await inGroup()).map(({ journey_kpis }) => journey_kpis.map((each) => each.journey_tag_id)),
    ).toEqual(Array(5).fill([1009]));
    expect((await inGroup())[0]?.member_query_id).toBeGreaterThan(0);
    const again = await open(`/journeys?group=${await group()}`);
    await expect.poll(() => again.rows()).toEqual(["five", "two", "three", "four", "one"]);
    expect(session.errors).toEqual([]);
  });

  test("a deletion and an order that wait are sent when the page is left", { tags: ["smoke"] }, async () => {
    const { page } = session;
    const { list, named } = await open("/journeys?group=81");
    await named("button", "お友だちの紹介で来られた方").focus();
    await page.keyboard.press("Delete");
    await named("button", "削除する").click();
    await named("row", "お友だちの紹介で来られた方").waitFor({ state: "hidden" });
    await list.getByRole("row").first().getByRole("button", { name: "並べ替え" }).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.goto("about:blank");
    await expect
      .poll(async () => (await stored()).filter(({ group_id }) => group_id === 81).map(({ id }) => id))
      .toEqual([1405, 1401, 1406, 1408]);
  });
});

describe("what the server refuses is said, and the next try is made once", () => {
  const sent = async (method: string, path: string) =>
    (await session.host.requests(path)).filter((each) => each.method === method).map(({ body }) => body);
  const names = async (group: number) =>
    (await stored()).filter(({ group_id }) => group_id === group).map(({ name }) => name);

  test("a new journey stays in its dialog, field by field", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const { list, named, rows } = await open("/journeys?group=83");
    const before = await names(83);
    const already = (await sent("POST", "/api/journeys")).length;
    await named("button", "ジャーニーを追加").click();
    const dialog = named("dialog", "ジャーニーを追加");
    const field = dialog.getByRole("textbox", { name: "名前", exact: true });
    await field.fill("断られたジャーニー");
    await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
    await list.getByRole("option", { name: "会員登録" }).click();
    const phase = dialog.getByRole("group", { name: "1. 会員登録" });
    await phase.waitFor();
    const save = dialog.getByRole("button", { name: "保存", exact: true });
    for (const [kind, said] of [
      ["500", "不明なエラーが発生しました"],
      ["422", "入力内容に誤りがあります。"],
    ] as const) {
      await host.arm({ path: "/api/journeys", method: "POST", kind });
      await save.click();
      await dialog.getByRole("alert").getByText(said).waitFor();
      expect(await field.inputValue()).toBe("断られたジャーニー");
      expect(await phase.count()).toBe(1);
      expect([await names(83), await rows()]).toEqual([before, before]);
    }
    await save.click();
    await dialog.waitFor({ state: "hidden" });
    const after = [...before, "断られたジャーニー"];
    await expect.poll(() => rows()).toEqual(after);
    const bodies = (await sent("POST", "/api/journeys")).slice(already);
    expect(bodies).toEqual(Array(3).fill(bodies[0]));
    expect((await stored()).find(({ name }) => name === "断られたジャーニー")).toMatchObject({
      group_id: 83,
      journey_kpis: [{ journey_tag_id: 1009 }],
    });
    await page.reload();
    await named("row", "断られたジャーニー").waitFor();
    expect(await rows()).toEqual(after);
  });

  test("a new name of a phase stays in its field, and the old one on the server", {
    tags: ["smoke"],
  }, async () => {
    const { page, host } = session;
    const { list, named } = await open();
    const rename = "/api/journey_tags/1012/rename";
    const phase = (name: string) => list.getByRole("group", { name, exact: true });
    const stands = async (name: string) => {
      const answer = await page.request.get(`${host.url}/api/journey_tags`);
      const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
      expect(data.find(({ id }) => id === 1012)?.name).toBe(name);
    };
    await host.arm({ path: rename, method: "PATCH", kind: "500" });
    await phase("アンケート回答").getByRole("button", { name: "名前を変更" }).click();
    const field = named("textbox", "名前");
    await field.fill("アンケートに回答");
    await page.keyboard.press("Enter");
    await list.getByText("不明なエラーが発生しました").waitFor();
    expect(await field.inputValue()).toBe("アンケートに回答");
    expect(await field.evaluate((each) => each.matches(":focus"))).toBe(true);
    await stands("アンケート回答");
    await page.keyboard.press("Enter");
    await phase("アンケートに回答").waitFor();
    await expect.poll(async () => (await sent("PATCH", rename)).length).toBe(2);
    await page.reload();
    await phase("アンケートに回答").waitFor();
    await stands("アンケートに回答");
    expect(await phase("アンケート回答").count()).toBe(0);
  });

  test("an order is as it was before", { tags: ["smoke"] }, async () => {
    const { page, host } = session;
    const { list, named, rows } = await open("/journeys?group=82");
    const before = await rows();
    const [first, second, ...others] = before;
    const already = (await sent("POST", "/api/journeys/sort")).length;
    await host.arm({ path: "/api/journeys/sort", method: "POST", kind: "500" });
    const down = async () => {
      await named("row", String(first)).getByRole("button", { name: "並べ替え" }).focus();
      await page.keyboard.press("Alt+ArrowDown");
    };
    await down();
    await list.getByRole("alert").getByText("並べ替えを保存できませんでした").waitFor();
    await expect.poll(() => rows()).toEqual(before);
    expect(await names(82)).toEqual(before);
    await down();
    await expect.poll(() => names(82)).toEqual([second, first, ...others]);
    expect(await rows()).toEqual([second, first, ...others]);
    expect((await sent("POST", "/api/journeys/sort")).length).toBe(already + 2);
    await page.reload();
    await expect.poll(() => rows()).toEqual([second, first, ...others]);
  });
});

test("two operators at once: both see in the end what the server has", async () => {
  const rounds = repetitions(3, 200);
  const seed = Math.floor(Math.random() * 1_000_000);
  console.log(`two operators of journeys: ${rounds} rounds, seed ${seed}`);
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const other = await session.openTab();
  onTestFinished(() => other.close());
  const pages = [session.page, other];
  for (const page of pages) await open("/journeys?group=82", page);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      pages.map(async (page) => {
        const rows = page.locator("journey-list [role=row]");
        const row = rows.nth(random(Math.max(await rows.count(), 1)));
        const gesture = random(10);
        // What a colleague does may take the row away meanwhile.
        const name = row.locator("[data-control=name]");
        await name.focus({ timeout: 2000 }).catch(() => {});
        if (gesture < 5) await page.keyboard.press(gesture % 2 ? "Alt+ArrowDown" : "Alt+ArrowUp");
        else if (gesture < 7)
          await row
            .locator("[data-control=star]")
            .click({ timeout: 2000 })
            .catch(() => {});
        else if (gesture < 9 && (await rows.count()) < 12)
          await row
            .locator("[data-control=copy]")
            .click({ timeout: 2000 })
            .catch(() => {});
        else await listIn(page).refresh();
      }),
    );
  }
  // Whatever waits is sent, one after the other, and then both look again.
  for (const page of [...pages, ...pages]) await listIn(page).refresh();
  const expected = (await stored()).filter(({ group_id }) => group_id === 82).map(({ name }) => name);
  for (const page of pages) {
    await listIn(page).refresh();
    const seen = await page
      .locator("journey-list [role=row]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
    expect(seen).toEqual(expected);
  }
});
