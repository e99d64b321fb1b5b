import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../../../src/features/picker/list/catalogue.js";
import { matchNames, splitNames } from "../../../../../src/features/picker/open/paste/pasting.js";
import { givenResource, openPicker, openResource, sourceOf } from "../../open-picker.js";

describe("the names in a pasted text", () => {
  it.each<[what: string, text: string, names: string[] | null]>([
    ["lines of Unix", "来店\nVIP", ["来店", "VIP"]],
    ["lines of a spreadsheet on Windows", "来店\r\nVIP\r\n", ["来店", "VIP"]],
    ["cells of a row", "来店\tVIP\t\t休眠", ["来店", "VIP", "休眠"]],
    ["commas", "来店,VIP", ["来店", "VIP"]],
    ["full-width commas", "来店，VIP", ["来店", "VIP"]],
    ["Japanese commas", "来店、VIP", ["来店", "VIP"]],
    ["blanks around names, not within", " 来店 \n　VIP 会員　", ["来店", "VIP 会員"]],
    ["blank lines", "\n\n来店\n \nVIP\n\n", ["来店", "VIP"]],
    ["the same name twice", "来店\nVIP\n来店", ["来店", "VIP"]],
    ["a table: its first column", "来店\t101\r\nVIP\t102\r\n", ["来店", "VIP"]],
    ["a cell with a line break", '"大阪\n(梅田)"\n京都', ["大阪 (梅田)", "京都"]],
    ["commas between quotes", '"来店, 2回",VIP,"休眠、6か月"', ["来店, 2回", "VIP", "休眠、6か月"]],
    ["blanks around quotes, two of them for one", ' "来店 ""初""" ,\t"VIP"\n', ['来店 "初"', "VIP"]],
    ["quotes within names, and one that never ends", '5"パイプ,"VIP\n休眠"', ['5"パイプ', '"VIP', '休眠"']],
    ["one name between quotes", '"来店, 2回"', null],
    ["one name: a text to search for", "来店", null],
    ["one name with a line end", "来店\r\n", null],
    ["nothing", " \n", null],
  ])("%s", (_, text, names) => {
    expect(splitNames(text)?.names ?? null).toEqual(names);
  });

  it.each([
    ["来店\t101\r\nVIP\t102\r\n", 2],
    ["来店\tVIP\t休眠", 1],
    ["来店\nVIP", 1],
    ["来店,VIP\n休眠", 1],
    ['"大阪\n(梅田)"\n京都', 1],
  ])("%j are of %i columns", (text, columns) => {
    expect(splitNames(text)?.columns).toBe(columns);
  });

  it("are all of them, however many", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `タグ${at}`);
    expect(splitNames(lines(50).join("\r\n"))?.names).toEqual(lines(50));
    expect(splitNames(lines(1500).join("\n"))?.names).toEqual(lines(1500));
  });
});

const list = sourceOf(
  [
    { id: 1, name: "来店", group_id: 5 },
    { id: 2, name: "VIP", group_id: 5 },
    { id: 3, name: "ＶＩＰ", group_id: 6 },
    { id: 4, name: "休眠", group_id: 5 },
    { id: 6, name: "休眠", group_id: 6 },
    { id: 7, name: "ヨヤク 特典", group_id: 6 },
  ],
  [{ id: 5 }, { id: 6 }],
);

describe("pasted names and the list", () => {
  const sorted = (...names: string[]) => {
    const catalogue = createCatalogue(list, []);
    const { matched, ambiguous, unknown } = matchNames(names, catalogue);
    const ids = (indices: readonly number[]) => indices.map((index) => catalogue.itemAt(index).id);
    return {
      matched: ids(matched.map(({ index }) => index)),
      ambiguous: ambiguous.map(({ name, indices }) => [name, ...ids(indices)]),
      unknown,
    };
  };

  it.each<
    [
      what: string,
      names: string[],
      expected: { matched?: number[]; ambiguous?: unknown[]; unknown?: string[] },
    ]
  >([
    ["one of that name", ["来店"], { matched: [1] }],
    ["one that differs in kana and blanks", ["ﾖﾔｸ特典"], { matched: [7] }],
    ["the exact one of two that are alike", ["ＶＩＰ"], { matched: [3] }],
    ["two that are alike, neither exact", ["vip"], { ambiguous: [["vip", 2, 3]] }],
    ["one name in two folders", ["休眠"], { ambiguous: [["休眠", 4, 6]] }],
    ["a part of a name is none", ["来", "ヨヤク"], { unknown: ["来", "ヨヤク"] }],
    ["two spellings of one item are one", ["ヨヤク特典", "よやく特典"], { matched: [7] }],
    ["two spellings of what nobody knows are one", ["新規Ａ", "新規a"], { unknown: ["新規Ａ"] }],
    [
      "in the order of the text",
      ["休眠", "新", "VIP", "来店"],
      { matched: [2, 1], ambiguous: [["休眠", 4, 6]], unknown: ["新"] },
    ],
  ])("%s", (_, names, expected) => {
    expect(sorted(...names)).toEqual({ matched: [], ambiguous: [], unknown: [], ...expected });
  });

  it("sorts 50 lines of a spreadsheet", () => {
    const known = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: `Tag ${at}` }));
    const catalogue = createCatalogue(sourceOf(known), []);
    const text = Array.from({ length: 50 }, (_, at) => `ｔａｇ${at}`).join("\r\n");
    const names = splitNames(text)?.names ?? [];
    const { matched, ambiguous, unknown } = matchNames(names, catalogue);
    expect([names.length, matched.length, ambiguous.length, unknown.length]).toEqual([50, 30, 0, 20]);
  });

  it("sorts a name that 100,000 items have", () => {
    const same = Array.from({ length: 100_000 }, (_, at) => ({ id: at + 1, name: "同名" }));
    const [first] = matchNames(["同名", "他"], createCatalogue(sourceOf(same), [])).ambiguous;
    expect([first?.indices.length, first?.indices.at(-1)]).toEqual([100_000, 99_999]);
  });
});

describe("names pasted before the list is there", () => {
  it("are looked up when it comes", async () => {
    const { resource, answer } = openResource();
    const picker = openPicker(resource);
    picker.list.paste(["来店", "新一"]);
    expect(picker.list.shown.now().pasted).toBe(null);
    await answer(list);
    expect(picker.list.shown.now().pasted?.unknown).toEqual(["新一"]);
  });
});

describe("taking what was pasted", () => {
  it("chooses, and leaves what nobody knows", () => {
    const picker = openPicker(list, {}, [7]);
    picker.list.paste(["来店", "新一"]);
    picker.list.takePasted([1]);
    expect([picker.list.shown.now().pasted, picker.ids()]).toEqual([null, [7, 1]]);
    expect(picker.additions.asked).toEqual([]);
  });

  it("chooses the items that were shown, wherever they stand now, in their order, and none that has gone", async () => {
    const { resource, clock, answer } = openResource();
    const picker = openPicker(resource);
    await answer(sourceOf([1, 2, 3].map((id) => ({ id, name: `項目${id}` }))));
    picker.list.paste(["項目3", "項目1", "項目2"]);
    clock.now = 5 * 60_000 + 1;
    picker.open();
    await answer(sourceOf([9, 1, 3].map((id) => ({ id, name: `項目${id}` }))));
    picker.list.takePasted([3, 1, 2]);
    expect(picker.ids()).toEqual([3, 1]);
  });

  it("makes what nobody knows, one after another, in the folder that was chosen", async () => {
    const picker = openPicker(list, {}, [7]);
    picker.list.paste(["来店", "新一", "新二"]);
    const end = picker.list.makePasted(["新一", "新二"], 6);
    expect(picker.additions.asked).toEqual([{ name: "新一", groupId: 6 }]);
    expect(picker.list.shown.now().making).toEqual({ done: 0, total: 2 });
    await picker.additions.answer({ id: 21, name: "新一（2）", group_id: 6 });
    expect(picker.additions.asked.map(({ name }) => name)).toEqual(["新一", "新二"]);
    expect(picker.list.shown.now().making).toEqual({ done: 1, total: 2 });
    expect(picker.list.shown.now().pasted?.unknown).toEqual(["新二"]);
    await picker.additions.answer({ id: 22, name: "新二", group_id: 6 });
    await end;
    expect(picker.ids()).toEqual([7, 21, 22]);
    const { making, pasted, added } = picker.list.shown.now();
    // What was found waits for its own answer.
    expect([making, pasted?.matched.length, pasted?.unknown]).toEqual([null, 1, []]);
    expect(added).toMatchObject({ name: "新一（2）", count: 2, folder: "6" });
  });

  it("is over when all of it is chosen", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.paste(["来店", "新一"]);
    const end = picker.list.makePasted(["新一"], 0);
    await picker.additions.answer({ id: 21, name: "新一" });
    await end;
    expect([picker.list.shown.now().pasted, picker.ids()]).toEqual([null, [1, 21]]);
  });

  it("keeps the rest for another try after a failure", async () => {
    const picker = openPicker(list);
    picker.list.paste(["新一", "新二", "新三"]);
    const end = picker.list.makePasted(["新一", "新二", "新三"], 0);
    await picker.additions.answer({ id: 21, name: "新一" });
    await picker.additions.answer("timeout");
    await end;
    expect(picker.additions.asked.length).toBe(2);
    expect(picker.list.shown.now().pasted?.unknown).toEqual(["新二", "新三"]);
    expect([picker.ids(), picker.list.shown.now().failedName]).toEqual([[21], "新二"]);
    expect(picker.list.shown.now()).toMatchObject({ making: null, added: { count: 1, name: "新一" } });
  });

  it("makes no more once the paste is taken back, or the list is closed", async () => {
    for (const leave of ["forgetPasted", "close"] as const) {
      const picker = openPicker(list);
      picker.list.paste(["新一", "新二"]);
      const end = picker.list.makePasted(["新一", "新二"], 0);
      if (leave === "close") picker.model.close();
      else picker.list.forgetPasted();
      await picker.additions.answer({ id: 21, name: "新一" });
      await end;
      expect([picker.additions.asked.length, picker.ids(), picker.list.shown.now().making]).toEqual([
        1,
        [21],
        null,
      ]);
    }
  });

  it("makes nothing in another kind", async () => {
    const picker = openPicker(list);
    picker.list.paste(["新一", "新二"]);
    const end = picker.list.makePasted(["新一", "新二"], 0);
    picker.leave();
    picker.configure({ kind: "scenario" });
    picker.model.follow(givenResource(sourceOf([])));
    await picker.additions.answer({ id: 21, name: "新一" });
    await end;
    expect(picker.additions.asked.length).toBe(1);
  });

  it.each<[what: string, settings: object, names: string[], events: unknown[], ids: number[]]>([
    ["says which is protected", { allowedTypes: [] }, [], [{ is: "protected", name: "来店" }], []],
    [
      "says that there is no type",
      { kind: "varia", allowedTypes: [] },
      ["新"],
      [{ is: "protected", name: "来店" }, { is: "noType" }],
      [],
    ],
    ["makes nothing without the ability", { abilities: [] }, ["新"], ["edited"], [1]],
  ])("%s", async (_, settings, names, events, ids) => {
    const picker = openPicker(list, settings);
    picker.list.takePasted([1]);
    await picker.list.makePasted(names, 0);
    expect([picker.additions.asked, picker.events, picker.ids()]).toEqual([[], events, ids]);
  });
});
