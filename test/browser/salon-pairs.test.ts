import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialog, root } from "../elements/page.js";
import { alerts, announced, button, focused, openSettings } from "../elements/salon-settings/page.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

/* Who can do what (rules: course-resource-pairs). */

const courses = ["カット", "カット＋カラー", "トリートメント", "ヘッドスパ"];
const resources = ["佐々木（店長）", "中村", "個室"];
type Pair = { resource_id: number; course_id: number };
const path = "salon/1/resource_course_unlinks";
const putting = "PUT 1/resource_course_unlinks";
/** A course that is gone altogether. */
const unknown = { resource_id: 12, course_id: 49 };

const titled = (made: Element) => dialog(made, "コースと担当の組み合わせ");
const box = (made: Element, name: string) =>
  titled(made).getByRole("checkbox", { name, exact: true }).element() as HTMLInputElement;
const isMixed = (made: Element, name: string) => box(made, name).indeterminate;

/** Opens the grid over these pairs that may not be booked. */
async function openGrid(host: SalonHost, off: readonly Pair[] = []) {
  await host.colleague("PUT", path, { unlinks: [...off, unknown] });
  const made = await openSettings();
  await button(made, "担当との組み合わせ").click();
  await expect.element(within(made).getByRole("grid", { name: "コースと担当の組み合わせ" })).toBeVisible();
  return made;
}
async function save(made: Element): Promise<void> {
  await button(titled(made), "保存").click();
  await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
}
const stored = async (host: SalonHost) => (await host.colleague("GET", path)) as Pair[];
const pair = (course_id: number, resource_id: number): Pair => ({ resource_id, course_id });

test("a box is ticked where the pair is not in the unlinks; rows are courses, columns resources", async () => {
  const host = serveSalons();
  const made = await openGrid(host, [pair(41, 12)]);
  const grid = within(made).getByRole("grid");
  expect(grid.element().ariaRowCount ?? grid.element().getAttribute("aria-rowcount")).toBe("5");
  const names = grid
    .getByRole("gridcell")
    .getByRole("checkbox")
    .elements()
    .map((each) => each.ariaLabel);
  expect(names).toEqual(courses.flatMap((course) => resources.map((each) => `${course} × ${each}`)));
  expect([box(made, "カット × 中村").checked, box(made, "カット × 個室").checked]).toEqual([false, true]);
  const reads = host.calls.map(({ call }) => call).filter((call) => call.startsWith("GET"));
  expect(reads.sort()).toEqual([
    ...["GET 1/courses/all", "GET 1/resource_course_unlinks", "GET 1/resources/all"],
  ]);
  await button(titled(made), "キャンセル").click();
  await eventually(() => focused(made)).toBe("担当との組み合わせ");
});

test("keys: one stop, arrows, Home, End, with Ctrl to the corners; Space sets, Shift paints", async () => {
  const host = serveSalons();
  const made = await openGrid(host);
  const stops = [...root(made).querySelectorAll("[role=grid] input")].filter(
    (each) => (each as HTMLElement).tabIndex === 0,
  );
  expect(stops.length).toBe(1);
  const at = () => root(made).activeElement?.ariaLabel;
  const go = async (keys: string, name: string) => {
    await userEvent.keyboard(keys);
    await eventually(at).toBe(name);
  };
  box(made, "カット × 佐々木（店長）").focus();
  await go("{ArrowRight}", "カット × 中村");
  await go("{ArrowDown}", "カット＋カラー × 中村");
  await go("{End}", "カット＋カラー × 個室");
  await go("{Home}", "カット＋カラーのすべて");
  await go("{ArrowUp}{ArrowUp}", "カットのすべて");
  await go("{ArrowRight}{ArrowUp}", "佐々木（店長）のすべて");
  await go("{Control>}{End}{/Control}", "ヘッドスパ × 個室");
  await go("{ArrowRight}{ArrowDown}", "ヘッドスパ × 個室");
  await go("{Control>}{Home}{/Control}", "カット × 佐々木（店長）");
  await userEvent.keyboard(" ");
  await go("{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}", "トリートメント × 中村");
  const ticked = (course: string) => resources.map((each) => box(made, `${course} × ${each}`).checked);
  expect(courses.map(ticked)).toEqual([
    [false, true, true],
    [false, true, true],
    [false, false, true],
    [true, true, true],
  ]);
  await save(made);
  expect(announced(made)).toBe("保存しました");
  expect(await stored(host)).toEqual([unknown, pair(41, 11), pair(42, 11), pair(43, 11), pair(43, 12)]);
});

test("all of a row or column, with its mixed state", async () => {
  const host = serveSalons();
  const made = await openGrid(host, [pair(41, 12)]);
  expect(["カットのすべて", "中村のすべて", "個室のすべて"].map((each) => isMixed(made, each))).toEqual([
    ...[true, true, false],
  ]);
  // From mixed to all, and from all to none.
  box(made, "カットのすべて").click();
  await eventually(() => box(made, "カット × 中村").checked).toBe(true);
  expect([isMixed(made, "カットのすべて"), box(made, "カットのすべて").checked]).toEqual([false, true]);
  expect(made.dirty).toBe(true);
  box(made, "個室のすべて").click();
  await eventually(() => courses.map((each) => box(made, `${each} × 個室`).checked)).toEqual([
    ...[false, false, false, false],
  ]);
  expect([isMixed(made, "カットのすべて"), isMixed(made, "個室のすべて")]).toEqual([true, false]);
  await save(made);
  expect(await stored(host)).toEqual([unknown, ...[41, 42, 43, 44].map((id) => pair(id, 13))]);
});

test("who is left without a public partner is said at once", async () => {
  const host = serveSalons();
  const made = await openGrid(host);
  await expect.element(titled(made).getByText("担当できる人がいません")).not.toBeInTheDocument();
  box(made, "カットのすべて").click();
  const note = titled(made).getByText("担当できる人がいません");
  await expect.element(note).toBeInTheDocument();
  await eventually(() => box(made, "カットのすべて").getAttribute("aria-describedby")).not.toBe(null);
  box(made, "中村のすべて").focus();
  for (const each of courses) if (box(made, `${each} × 中村`).checked) box(made, `${each} × 中村`).click();
  await expect.element(titled(made).getByText("受けられるコースがありません")).toBeInTheDocument();
  // One who is not public does not count.
  await button(titled(made), "キャンセル").click();
  await button(dialog(made, "保存していない変更があります"), "破棄する").click();
  expect(host.named(putting)).toEqual([]);
});

describe("saving", () => {
  test("is over what the server has by then: a colleague's pairs and unknown ones stay", async () => {
    const host = serveSalons();
    const made = await openGrid(host, [pair(41, 12), pair(42, 12)]);
    const heard = record(made, ["saved"]);
    box(made, "カット × 中村").click();
    box(made, "ヘッドスパ × 個室").click();
    await host.colleague("PUT", path, { unlinks: [unknown, pair(41, 12), pair(43, 11)] });
    const calls = host.calls.length;
    await save(made);
    expect(host.calls.slice(calls).map(({ call }) => call)).toEqual([
      ...["GET 1/resource_course_unlinks", putting],
    ]);
    const [sent = []] = host.named(putting).map(({ body }) => (body as { unlinks: Pair[] }).unlinks);
    expect(sent.map(({ course_id, resource_id }) => [course_id, resource_id])).toEqual([
      ...[
        [49, 12],
        [43, 11],
        [44, 13],
      ],
    ]);
    expect(heard.map(({ detail }) => [detail.section, detail.kind, detail.id])).toEqual([
      ["courses", "update", null],
    ]);
    // Opened again it shows theirs, too.
    await button(made, "担当との組み合わせ").click();
    await eventually(() => box(made, "トリートメント × 佐々木（店長）").checked).toBe(false);
    expect(box(made, "カット＋カラー × 中村").checked).toBe(true);
  });

  test("nothing changed, or changed back, is no call", async () => {
    const host = serveSalons();
    const made = await openGrid(host);
    box(made, "カット × 中村").click();
    await eventually(() => made.dirty).toBe(true);
    box(made, "カット × 中村").click();
    await eventually(() => made.dirty).toBe(false);
    const calls = host.calls.length;
    await save(made);
    expect([host.calls.length, announced(made)]).toEqual([calls, ""]);
  });

  test.each(["GET 1/resource_course_unlinks", putting])("%s fails: what was set stays", async (failing) => {
    const host = serveSalons();
    const made = await openGrid(host);
    const heard = record(made, ["failure", "saved"]);
    box(made, "カット × 中村").click();
    host.meet(failing, () => refusal(403, { message: "権限がありません" }));
    await button(titled(made), "保存").click();
    await eventually(() => alerts(made)).toEqual(["権限がありません"]);
    expect(box(made, "カット × 中村").checked).toBe(false);
    expect(heard.map(({ type, detail }) => [type, detail.section])).toEqual([["failure", "courses"]]);
    await save(made);
    expect(await stored(host)).toEqual([unknown, pair(41, 12)]);
  });
});

test("thirty columns stand on one sheet of paper", async () => {
  const host = serveSalons();
  const [like] = (await host.colleague("GET", "salon/1/resources/all")) as object[];
  const many = Array.from({ length: 30 }, (_, at) => ({ ...like, id: at + 1, name: `担当 ${at + 1}` }));
  host.meet("GET 1/resources/all", () => Response.json({ data: many }));
  const made = await openGrid(host);
  window.dispatchEvent(new Event("beforeprint"));
  const room = () => root(made).querySelector(".pair-room")?.getBoundingClientRect().width;
  await eventually(() => Math.round(room() ?? 0)).toBe(680);
  expect(root(made).querySelectorAll(".pair-columnheader").length).toBe(30);
  window.dispatchEvent(new Event("afterprint"));
  await eventually(() => Math.round(room() ?? 0)).toBeGreaterThan(680);
});
