import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { repetitions } from "../tools/repetitions.js";
import { fieldOf, keyboardDriver, tabTo } from "./support/input-drivers.js";
import { startSession } from "./support/session.js";

/* A salon's settings on the host: set up by keys alone, followed by the schedule, edited by two at once. */

const session = startSession();

interface Course {
  readonly id: number;
  readonly name: string;
  readonly order: number;
  readonly duration_min: number;
  readonly price: number | null;
  readonly is_public: boolean;
}

function settingsIn(page: Page) {
  const settings = page.locator("salon-settings");
  const exact = (name: string) => ({ name, exact: true });
  return {
    settings,
    panel: settings.getByRole("tabpanel"),
    tab: (name: string) => settings.getByRole("tab", exact(name)),
    button: (name: string) => settings.getByRole("button", exact(name)),
    group: (name: string) => settings.getByRole("group", exact(name)),
    dialog: (name: string) => settings.getByRole("dialog", exact(name)),
    /** What is said to screen readers. */
    said: (text: string) => settings.getByText(text, { exact: true }).waitFor({ state: "attached" }),
  };
}

async function open(page: Page, path: string) {
  await page.goto(`${session.host.url}${path}`);
  const shown = settingsIn(page);
  await shown.panel.waitFor();
  return shown;
}

/** The courses of a salon as the host has them, in their order. */
async function coursesOf(salon: number): Promise<Course[]> {
  const answer = await fetch(`${session.host.url}/api/salon/${salon}/courses/all`);
  const { data } = (await answer.json()) as { data: Course[] };
  return data.sort((one, other) => one.order - other.order);
}

/** What a browser says of answers that a page counts with. */
const errorsBut = (status: number) => session.errors.filter((text) => !text.includes(`status of ${status}`));

test("by keys alone: a new salon is set up until it can be booked, and a reload shows it", {
  tags: ["smoke"],
}, async () => {
  const { page } = session;
  const { keyboard: keys } = page;
  const shown = await open(page, "/salon-settings?salon=6");
  const { settings, tab, button, group, dialog, said } = shown;
  const by = keyboardDriver(page);
  const nextSection = async (from: string, to: string) => {
    await tabTo(page, tab(from));
    await keys.press("ArrowRight");
    await expect.poll(() => tab(to).getAttribute("aria-selected")).toBe("true");
  };
  const add = async (opener: string, name: string) => {
    await button(opener).waitFor();
    await by.press(button(opener));
    await dialog(opener).waitFor();
    await by.fill("write", fieldOf(dialog(opener), "write", "名前"), name);
    await keys.press("Enter");
    await group(name).waitFor();
    await dialog(opener).waitFor({ state: "detached" });
  };

  await add("コースを追加", "カット");
  await nextSection("コース", "担当・設備");
  await add("担当・設備を追加", "佐々木");

  await nextSection("担当・設備", "営業時間");
  const hours = group("共通の営業時間");
  await hours.waitFor();
  await by.press(hours.getByRole("switch", { name: "営業" }));
  await tab("営業時間（未保存）").waitFor();
  await by.press(settings.getByRole("tabpanel").getByRole("button", { name: "保存", exact: true }));
  await said("保存しました");
  await tab("営業時間").waitFor();

  await nextSection("営業時間", "オンライン予約");
  const accepts = settings.getByRole("switch", { name: "オンライン予約を受け付ける" });
  await accepts.waitFor();
  await by.press(accepts);
  await settings.getByText("オンライン予約は停止中です").waitFor({ state: "detached" });
  const publish = settings.getByRole("checkbox", { name: "予約ページを公開する" });
  await by.press(publish);
  await expect.poll(() => publish.isChecked()).toBe(true);
  const check = group("公開前の確認");
  await by.press(check.getByRole("button", { name: "確認する" }));
  await check.getByText("店舗名が入力されていません").waitFor();
  await by.press(check.getByRole("button", { name: "「店舗名」へ移動" }));
  await keys.type("新しい店舗 本店");
  await by.press(button("店舗情報を保存"));
  await check.getByText("予約を受け付けられます").waitFor();
  await tab("オンライン予約").waitFor();

  // Before the first change a salon has no configuration, which the host says by a 404.
  expect(errorsBut(404)).toEqual([]);
  await page.goto(`${session.host.url}/salon-settings?salon=6&section=online`);
  await check.getByRole("button", { name: "確認する" }).waitFor();
  await by.press(check.getByRole("button", { name: "確認する" }));
  await check.getByText("予約を受け付けられます").waitFor();
  expect(await fieldOf(settings, "write", "店舗名").inputValue()).toBe("新しい店舗 本店");
  expect(await coursesOf(6)).toMatchObject([{ name: "カット", is_public: true }]);
});

test("a course that is renamed here has its new name in the schedule beside it", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  const stored = await host.reservation(1);
  const course = (await coursesOf(1)).find(({ id }) => id === stored?.course_id) as Course;
  const { group, dialog, said } = await open(page, "/salon-settings/schedule");
  const named = (name: string) => page.locator(`reservation-schedule [title*="${name}"]`).first();
  await page.locator("reservation-schedule .schedule-rows").waitFor();
  await named(course.name).waitFor({ state: "attached" });
  const name = `${course.name}（改訂版）`;
  await group(course.name).getByRole("button", { name: "編集" }).click();
  const form = dialog(`${course.name}を編集`);
  await fieldOf(form, "write", "名前").fill(name);
  await form.getByRole("button", { name: "保存" }).click();
  await said("保存しました");
  await named(name).waitFor({ state: "attached" });
  expect(session.errors).toEqual([]);
});

test("a course that is refused twice says why and keeps what was typed, and is then saved once", {
  tags: ["smoke"],
}, async () => {
  const { page, host } = session;
  const salon = 3;
  const [course] = await coursesOf(salon);
  if (!course) throw new Error("there is no course");
  const path = `/api/salon/${salon}/courses/${course.id}`;
  const { group, dialog, said } = await open(page, `/salon-settings?salon=${salon}`);
  const form = dialog(`${course.name}を編集`);
  const [price, description] = [fieldOf(form, "write", "料金"), fieldOf(form, "write", "説明")];
  const edit = () => group(course.name).getByRole("button", { name: "編集" }).click();
  const save = () => form.getByRole("button", { name: "保存", exact: true }).click();
  const typed = async () => [await price.inputValue(), await description.inputValue()];
  const sent = async () => (await host.requests(path)).filter(({ method }) => method === "PUT").length;
  const before = await sent();
  const amount = String((course.price ?? 0) + 500);
  // One letter more than the server takes.
  const long = "髪".repeat(1001);
  await edit();
  await price.fill(amount);
  await description.fill(long);
  await host.arm({ path, method: "PUT", kind: "500" });
  await save();
  await form.getByRole("alert").getByText("不明なエラーが発生しました").waitFor();
  expect(await typed()).toEqual([amount, long]);

  await save();
  const refused = "説明は1000文字以内で入力してください。";
  await form.getByRole("alert").getByText(refused).waitFor();
  const place = page.getByRole("textbox", { name: "説明", exact: true });
  await form.locator(".field", { has: place }).getByText(refused).waitFor();
  expect(await typed()).toEqual([amount, long]);
  expect(await price.getAttribute("aria-invalid")).toBe(null);
  expect(await description.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => description.evaluate((field) => field.matches(":focus"))).toBe(true);
  expect(await coursesOf(salon)).toContainEqual(course);

  await page.keyboard.press("Control+End");
  await page.keyboard.press("Backspace");
  await save();
  await said("保存しました");
  await form.waitFor({ state: "detached" });
  expect((await sent()) - before).toBe(3);
  await page.reload();
  await edit();
  expect(await typed()).toEqual([amount, long.slice(1)]);
  expect(session.errors.filter((text) => !/status of (500|422)/.test(text))).toEqual([]);
});

// ── Two at once ──────────────────────────────────────────────────────────────────────────────────

type Chance = (below: number) => number;

/** Chance that is the same each time. */
function createChance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What one operator does: lengths are the first one's, prices the other's, courses and their order everybody's. */
interface Step {
  readonly what: "edit" | "add" | "move" | "publish";
  readonly at: number;
  readonly figure: number;
  /** What is added is called so. */
  readonly name: string;
}

async function act(
  page: Page,
  who: 0 | 1,
  { what, at, figure, name: added }: Step,
  names: readonly string[],
) {
  const { settings, group, button, dialog } = settingsIn(page);
  const name = names[at % names.length] as string;
  const row = group(name);
  if (what === "publish") {
    const answered = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.ok(),
    );
    await row.getByRole("switch", { name: "公開" }).click();
    await answered;
  } else if (what === "move") {
    const answered = page.waitForResponse(
      (response) => response.url().endsWith("/courses/order") && response.ok(),
    );
    const isLast =
      (await row.getByRole("button", { name: "下へ移動" }).getAttribute("aria-disabled")) === "true";
    await row.getByRole("button", { name: isLast ? "上へ移動" : "下へ移動" }).click();
    await answered;
  } else if (what === "add") {
    await button("コースを追加").click();
    const form = dialog("コースを追加");
    await fieldOf(form, "write", "名前").fill(added);
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await form.waitFor({ state: "detached" });
    await settings.getByRole("group", { name: added, exact: true }).waitFor();
  } else {
    await row.getByRole("button", { name: "編集" }).click();
    const form = dialog(`${name}を編集`);
    await fieldOf(form, "write", who === 0 ? "所要時間（分）" : "料金").fill(String(figure));
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await form.waitFor({ state: "detached" });
  }
}

test("two who edit one salon's courses and their order at once lose nothing, and nothing is done twice", async () => {
  const { page, host } = session;
  const salon = 2;
  const context = await page.context().browser()?.newContext({ locale: "ja-JP" });
  onTestFinished(() => context?.close());
  const pages = [page, (await context?.newPage()) as Page] as const;
  for (const each of pages) await each.emulateMedia({ reducedMotion: "reduce" });
  const chance = createChance(4107);
  const began = Date.now();
  const wanted = new Map((await coursesOf(salon)).map((course) => [course.name, { ...course }]));
  const kinds = ["edit", "edit", "add", "move", "move", "publish"] as const;

  for (let round = 0; round < repetitions(3, 60); round += 1) {
    await Promise.all(pages.map((each) => open(each, `/salon-settings?salon=${salon}`)));
    const before = await coursesOf(salon);
    const names = before.map(({ name }) => name);
    const steps = pages.map((_, who): Step => {
      // Figures are never those that are there, which nothing would be sent for.
      const step = {
        at: chance(names.length),
        figure: 10 + round * 2 + who,
        // Another try must not meet what the one before has added.
        name: `追加${who + 1}-${began}-${round}`,
      };
      return { what: kinds[chance(kinds.length)] ?? "edit", ...step };
    });
    const story = JSON.stringify({ round, steps, names });
    await fetch(`${host.url}/_host/requests`, { method: "DELETE" });
    await Promise.all(pages.map((each, who) => act(each, who as 0 | 1, steps[who] as Step, names)));

    for (const [who, { what, at, figure, name: added }] of steps.entries()) {
      const name = names[at % names.length] as string;
      const course = wanted.get(name) as Course;
      if (what === "add") {
        wanted.set(added, { ...course, duration_min: 30, price: null, is_public: true });
      } else if (what === "publish") {
        // Who wanted the same as the other one has it.
        const both = steps.every((each) => each.what === what && each.at === at);
        if (!both || who === 0) wanted.set(name, { ...course, is_public: !course.is_public });
      } else if (what === "edit") {
        wanted.set(name, { ...course, ...(who === 0 ? { duration_min: figure } : { price: figure }) });
      }
    }
    const now = await coursesOf(salon);
    const facts = ({ name, duration_min, price, is_public }: Course) =>
      [name, duration_min, price, is_public].join(" ");
    expect(now.map(facts).sort(), story).toEqual(
      [...wanted].map(([name, course]) => facts({ ...course, name })).sort(),
    );
    // One that is deleted may have a place between them.
    expect(new Set(now.map(({ order }) => order)).size, story).toBe(now.length);
    expectOrder(names, steps, now, story);
  }
  // A version that is stale, an order that is stale.
  expect(errorsBut(422)).toEqual([]);
}, 600_000);

/** With one move the order is known; two leave everything else in its order. */
function expectOrder(
  names: readonly string[],
  steps: readonly Step[],
  now: readonly Course[],
  story: string,
): void {
  const moved = new Set(steps.flatMap(({ what, at }) => (what === "move" ? [names[at % names.length]] : [])));
  const left = now.map(({ name }) => name).filter((name) => names.includes(name));
  const rest = (list: readonly string[]) => list.filter((name) => !moved.has(name));
  expect(rest(left), story).toEqual(rest(names));
  const [first] = steps.filter(({ what }) => what === "move");
  if (moved.size !== 1 || !first || steps.every(({ what }) => what === "move")) return;
  const from = first.at % names.length;
  const to = from === names.length - 1 ? from - 1 : from + 1;
  const expected = [...names];
  expected.splice(to, 0, ...expected.splice(from, 1));
  expect(left, story).toEqual(expected);
}
