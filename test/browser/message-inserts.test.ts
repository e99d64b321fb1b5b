import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dialog } from "../elements/page.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { control, eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import {
  chipNodes,
  chips,
  insertBy,
  messageDrawn,
  mountMessage,
  openAt,
  openMessage,
  press,
  serveLists,
  textHasFocus,
  textNode,
  toolButton,
  toolbar,
} from "./support/messages.js";
import { freshServer, hasFocus, listOf, optionNames } from "./support/pickers.js";

const register = { category: "reserve", event: "register", label: "予約登録" };
const order = {
  event: "order",
  params: {
    order: {
      label: "注文",
      type: "map",
      children: {
        no: { label: "注文番号", type: "string" },
        at: { label: "決済日時", type: "datetime" },
      },
    },
    total: { label: "合計", type: "number" },
  },
};

/** What can be inserted, by name: buttons, and items of the menu. */
async function offered(editor: Element): Promise<string[]> {
  const names = toolbar(editor)
    .elements()
    .flatMap((bar) => [...bar.querySelectorAll("[data-insert]")].map(({ textContent }) => textContent ?? ""));
  if (toolButton(editor, "その他").query() === null) return names;
  await userEvent.click(toolButton(editor, "その他"));
  const items = within(editor)
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent ?? "");
  await press("{Escape}");
  return [...names, ...items];
}

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(new Date());

/** So many days from today in Japan, as its parts. */
function dayFromToday(days: number) {
  const at = new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000);
  const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  return { y, m, d, w: "日月火水木金土"[at.getUTCDay()], text: at.toISOString().slice(0, 10) };
}

function samplesOf(days: number): string[] {
  const { y, m, d, w } = dayFromToday(days);
  return [
    `${m}月${d}日(${w})`,
    `${m}月${d}日`,
    `${y}年${m}月${d}日(${w})`,
    `${y}年${m}月${d}日`,
    `${m}/${d}(${w})`,
    `${m}/${d}`,
    `${y}/${m}/${d}(${w})`,
    `${y}/${m}/${d}`,
  ];
}

describe("what can be inserted", () => {
  test("all ten by name, in a toolbar and its menu", async () => {
    const editor = await openMessage({ "trigger-context": register });
    expect((await offered(editor)).sort()).toEqual(
      [
        ...["名前", "メールアドレス", "友だち追加リンク", "友だち情報", "共通情報"],
        ...["回答フォーム", "トリガー情報", "配信日", "残り日数", "絵文字"],
      ].sort(),
    );
  });

  test.each<[placeholders: string, names: string[]]>([
    ["", []],
    ["name", ["名前"]],
    ["emoji name date", ["名前", "配信日", "絵文字"]],
    ["nobody", []],
  ])("placeholders=%j", async (placeholders, names) => {
    const editor = await openMessage({ placeholders });
    expect(await offered(editor)).toEqual(names);
  });

  test.each<[abilities: string, missing: string[]]>([
    ["", ["メールアドレス", "友だち追加リンク"]],
    ["user-mail", ["友だち追加リンク"]],
    ["user-mail-landing-use", ["メールアドレス"]],
  ])("with the abilities %j", async (abilities, missing) => {
    const editor = await openMessage({ abilities });
    const names = await offered(editor);
    for (const name of ["メールアドレス", "友だち追加リンク"])
      expect(names.includes(name)).toBe(!missing.includes(name));
  });

  test.each<[what: string, context: unknown, abilities: string, there: boolean]>([
    ["no trigger", null, "user-open-api", false],
    ["no event", { category: "reserve" }, "user-open-api", false],
    ["a reservation", register, "", true],
    ["a booking", { category: "event_book", event: "event_paid" }, "", true],
    ["an open API", order, "user-open-api", true],
    ["an open API without the ability", order, "user-mail", false],
  ])("トリガー情報: %s", async (_, context, abilities, there) => {
    const editor = await openMessage({ "trigger-context": context, abilities });
    expect((await offered(editor)).includes("トリガー情報")).toBe(there);
  });
});

describe("without parameters", () => {
  test.each([
    ["名前", "[[name]]"],
    ["メールアドレス", "[[SYS_MAIL]]"],
    ["友だち追加リンク", "[[friend_link_url]]"],
  ])("%s is put where the caret is, and the text has the focus", async (name, written) => {
    const editor = await openAt(1, { value: "前後" });
    const heard = record(editor, ["change"]);
    await insertBy(editor, name);
    await eventually(() => editor.value).toBe(`前${written}後`);
    await textHasFocus(editor);
    await press("x");
    await eventually(() => editor.value).toBe(`前${written}x後`);
    expect(heard[0]?.detail.value).toBe(`前${written}後`);
  });

  test("in place of what is chosen", async () => {
    const editor = await openAt(1, { value: "前x後" });
    await press("{Shift>}{ArrowRight}{/Shift}");
    await insertBy(editor, "名前");
    await eventually(() => editor.value).toBe("前[[name]]後");
  });

  test("in a text that nobody was in yet it stands at the end", async () => {
    const editor = await openMessage({ value: "前" });
    await insertBy(editor, "名前");
    await eventually(() => editor.value).toBe("前[[name]]");
    await textHasFocus(editor);
  });

  test("so does what was asked for in a dialog", async () => {
    const editor = await openMessage({ value: "前" });
    await insertBy(editor, "配信日");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[date add=0 format=1]]");
  });

  test("in a text that was left it stands where the caret was", async () => {
    const editor = await openAt(1, { value: "前後" });
    textNode(editor).blur();
    await eventually(() => editor.shadowRoot?.querySelector(".ProseMirror")).toBeNull();
    await insertBy(editor, "配信日");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[date add=0 format=1]]後");
  });

  test("by keys in the toolbar: the caret was not lost", async () => {
    const editor = await openAt(1, { value: "前後" });
    (toolButton(editor, "名前").element() as HTMLElement).focus();
    await press("{Enter}");
    await eventually(() => editor.value).toBe("前[[name]]後");
    await textHasFocus(editor);
  });

  test("Escape in the menu goes back into it", async () => {
    const editor = await openAt(1, { value: "前後" });
    await userEvent.click(toolButton(editor, "その他"));
    await expect.element(within(editor).getByRole("menuitem", { name: "配信日" })).toBeVisible();
    await press("{Escape}");
    await eventually(() => editor.shadowRoot?.querySelector("[role=menu]")).toBeNull();
    expect(editor.value).toBe("前後");
  });
});

describe("an item of a list", () => {
  test.each<[name: string, item: string, written: string, others: string[]]>([
    ["友だち情報", "会員番号", "[[var id=201]]", ["誕生日"]],
    ["共通情報", "本日のクーポン", "[[CVAR_x1y2]]", []],
    ["回答フォーム", "来店アンケート", "[[FORM_ab12cd]]", []],
  ])("%s is chosen by name, and written by its code", async (name, item, written, others) => {
    serveLists();
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, name);
    await eventually(() => optionNames(editor)).toContain(item);
    const options = optionNames(editor);
    for (const other of others) expect(options).toContain(other);
    // What has no code cannot be written.
    expect(options.filter((each) => each.startsWith("符号のない"))).toEqual([]);
    await userEvent.click(within(editor).getByRole("option", { name: item }));
    await eventually(() => editor.value).toBe(`前${written}後`);
    await eventually(() => chips(editor)).toEqual([item]);
    await textHasFocus(editor);
  });

  test.each(["友だち情報", "共通情報", "回答フォーム"])(
    "%s opens its list, and no panel with a closed field",
    async (name) => {
      serveLists();
      const editor = await openAt("end", { value: "前" });
      await insertBy(editor, name);
      await eventually(() => optionNames(editor).length).toBeGreaterThan(0);
      expect(within(editor).getByRole("dialog").elements()).toHaveLength(1);
      await expect.element(dialog(editor, name)).toBeVisible();
      expect(editor.shadowRoot?.querySelector(".picker-box")).toBeNull();
      await press("{Escape}");
      await textHasFocus(editor);
      expect(within(editor).getByRole("dialog").elements()).toEqual([]);
      expect(editor.value).toBe("前");
    },
  );

  test("Escape puts nothing in, and the text has the focus", async () => {
    serveLists();
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "友だち情報");
    await eventually(() => optionNames(editor)).toContain("会員番号");
    await press("{Escape}");
    await textHasFocus(editor);
    await eventually(() => within(editor).getByRole("dialog").query()).toBeNull();
    await press("x");
    await eventually(() => editor.value).toBe("前x後");
  });

  test("hostile names are text", async () => {
    const name = "<img src=x onerror=alert(1)>&amp;\u202e反転";
    serveLists({ varia: listOf([{ id: 1, name }]) });
    const editor = await openMessage({ value: "[[var id=1]]" });
    await eventually(() => chips(editor)).toEqual([name]);
    expect(editor.shadowRoot?.querySelector(".message-text img")).toBeNull();
    expect(chipNodes(editor)[0]?.getAttribute("aria-label")).toContain(name);
  });
});

describe("配信日", () => {
  test("days from 0, and eight choices named by their samples of today in Japan", async () => {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "配信日");
    const days = dialog(editor, "配信日").getByRole("textbox", { name: "日数" });
    await expect.element(days).toHaveValue("0");
    const names = () =>
      dialog(editor, "配信日")
        .getByRole("radio")
        .elements()
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names()).toEqual(samplesOf(0));
    expect(dialog(editor, "配信日").getByRole("radio").first().element()).toHaveProperty("checked", true);
    await userEvent.fill(days, "40");
    await eventually(names).toEqual(samplesOf(40));
    await userEvent.click(
      dialog(editor, "配信日").getByRole("radio", { name: samplesOf(40)[3] ?? "", exact: true }),
    );
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[date add=40 format=4]]後");
    await textHasFocus(editor);
  });

  test("earlier days, and Enter in the field", async () => {
    const editor = await openAt("end");
    await insertBy(editor, "配信日");
    await userEvent.fill(dialog(editor, "配信日").getByRole("textbox", { name: "日数" }), "-3");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("[[date add=-3 format=1]]");
  });

  test("a cancel and an Escape put nothing in, and the text has the focus", async () => {
    const editor = await openAt(1, { value: "前後" });
    for (const leave of ["cancel", "escape"]) {
      await insertBy(editor, "配信日");
      await expect.element(dialog(editor, "配信日")).toBeVisible();
      if (leave === "escape") await press("{Escape}");
      else await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "キャンセル" }));
      await textHasFocus(editor);
    }
    await press("x");
    await eventually(() => editor.value).toBe("前x後");
  });
});

test.each([
  ["配信日", 480],
  ["配信日", 640],
  ["残り日数", 640],
  ["残り日数", 300],
])("the buttons of %s stay in sight in a window of 360×%i", async (kind, height) => {
  await page.viewport(360, height);
  onTestFinished(() => page.viewport(1280, 800));
  const editor = await openAt("end");
  await insertBy(editor, kind);
  await expect.element(dialog(editor, kind)).toBeVisible();
  const box = dialog(editor, kind).element().getBoundingClientRect();
  const button = dialog(editor, kind).getByRole("button", { name: "挿入" }).element();
  const { top, bottom } = button.getBoundingClientRect();
  expect(top).toBeGreaterThan(box.top);
  expect(bottom).toBeLessThanOrEqual(Math.min(box.bottom, innerHeight));
});

describe("days that cannot be inserted", () => {
  test.each(["-", "1.5", "99999", "", "三"])("%j is refused at its field, and stays there", async (typed) => {
    const editor = await openAt("end");
    await insertBy(editor, "配信日");
    const days = dialog(editor, "配信日").getByRole("textbox", { name: "日数" });
    await userEvent.fill(days, typed);
    await userEvent.keyboard("{Enter}");
    await expect
      .element(dialog(editor, "配信日").getByRole("alert"))
      .toHaveTextContent("-36,500から36,500まで");
    await expect.element(days).toHaveValue(typed);
    await expect.element(days).toHaveAttribute("aria-invalid", "true");
    expect(editor.value).toBe("");
  });

  test("what is typed at once takes the place of what stands there", async () => {
    const editor = await openAt("end");
    await insertBy(editor, "配信日");
    await hasFocus(dialog(editor, "配信日").getByRole("textbox", { name: "日数" }));
    await userEvent.keyboard("-1{Enter}");
    await eventually(() => editor.value).toBe("[[date add=-1 format=1]]");
  });
});

describe("残り日数", () => {
  async function openRemain() {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "残り日数");
    await expect.element(dialog(editor, "残り日数").getByLabelText("目標日")).toBeVisible();
    const field = dialog(editor, "残り日数").getByLabelText("目標日");
    const insert = () => userEvent.click(dialog(editor, "残り日数").getByRole("button", { name: "挿入" }));
    const said = () => dialog(editor, "残り日数").element().textContent;
    return { editor, field, insert, said };
  }

  test("without a day nothing is put in, and it is said", async () => {
    const { editor, insert, said } = await openRemain();
    await insert();
    await eventually(said).toContain("目標日を設定してください");
    await expect
      .element(dialog(editor, "残り日数").getByRole("alert"))
      .toHaveTextContent("目標日を設定してください");
    expect(editor.value).toBe("前後");
  });

  test("a past day is refused, and it is said", async () => {
    const { editor, field, insert, said } = await openRemain();
    await userEvent.fill(field, dayFromToday(-1).text);
    await insert();
    await eventually(said).toContain("過去の日付は挿入できません");
    expect(editor.value).toBe("前後");
  });

  test.each([0, 1, 365])("%j days from today may be put in", async (days) => {
    const { editor, field, insert } = await openRemain();
    const target = dayFromToday(days).text;
    await userEvent.fill(field, target);
    await insert();
    await eventually(() => editor.value).toBe(`前[[remain target=${target}]]後`);
    await textHasFocus(editor);
  });
});

describe("a dialog", () => {
  test.each(["絵文字", "配信日", "残り日数"])("has a title that is seen: %s", async (kind) => {
    const editor = await openAt("end");
    await insertBy(editor, kind);
    await expect.element(dialog(editor, kind).getByRole("heading", { name: kind })).toBeVisible();
  });

  test("of a deleted item says its id once", async () => {
    serveLists();
    const editor = await openAt("end", { value: "[[var id=999]]" });
    await eventually(() => chips(editor)).toEqual(["削除済みの友だち情報"]);
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    const said = () => dialog(editor, "友だち情報の差し込み").element().textContent ?? "";
    await eventually(said).toContain("削除済みの友だち情報が指定されています");
    expect(said().split("999")).toHaveLength(2);
    await expect
      .element(dialog(editor, "友だち情報の差し込み").getByRole("heading"))
      .toHaveTextContent("友だち情報の差し込み");
  });

  test.each(["light", "dark"])("what is to be looked at is a warning and no link: %s", async (scheme) => {
    const editor = await openMessage({ value: "[[remain target=2020-01-01]]" });
    editor.style.colorScheme = scheme;
    const button = within(editor).getByRole("button", { name: "要確認の差し込み 1件" }).element();
    const field = button.closest(".message-box") as HTMLElement;
    const colorOf = (token: string) => {
      field.style.color = `var(${token})`;
      return getComputedStyle(field).color;
    };
    expect(getComputedStyle(button).color).toBe(colorOf("--ce-warning"));
    expect(colorOf("--ce-warning")).not.toBe(colorOf("--ce-link"));
    field.style.removeProperty("color");
    editor.style.removeProperty("color-scheme");
    expect(await violationsInBothThemes(editor)).toEqual([]);
  });
});

describe("トリガー情報", () => {
  const optionsOf = (editor: Element) => {
    const box = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" }).element();
    return [...box.querySelectorAll("option")]
      .filter(({ value }) => value !== "")
      .map(({ textContent }) => textContent);
  };

  test("of a reservation, its six by the words of the contract", async () => {
    const editor = await openAt(1, { value: "前後", "trigger-context": register });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toEqual([
      "予約日時",
      "リソース名",
      "コース名",
      "氏名",
      "料金",
      "予約確認URL",
    ]);
    const key = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" });
    await userEvent.selectOptions(key, "料金");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("前[[context category=reserve event=register key=price]]後");
    await eventually(() => chips(editor)).toEqual(["料金"]);
    await textHasFocus(editor);
  });

  test.each<[abilities: string, count: number]>([
    ["concert-plugin", 9],
    ["", 7],
  ])("of a booking with %j: %j", async (abilities, count) => {
    const booking = { category: "event_book", event: "event_paid" };
    const editor = await openMessage({ abilities, "trigger-context": booking });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toHaveLength(count);
    expect(optionsOf(editor).includes("QRコードURL")).toBe(count === 9);
    expect(optionsOf(editor).includes("決済URL")).toBe(count === 9);
  });

  test("of an open API, the leaves by dotted keys", async () => {
    const editor = await openAt("end", { "trigger-context": order });
    await insertBy(editor, "トリガー情報");
    await expect.element(dialog(editor, "トリガー情報")).toBeVisible();
    await eventually(() => optionsOf(editor)).toEqual(["注文番号", "決済日時", "合計"]);
    const key = dialog(editor, "トリガー情報").getByRole("combobox", { name: "項目" });
    await userEvent.selectOptions(key, "注文番号");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("[[context category=open_api event=order key=order.no]]");
    await eventually(() => chips(editor)).toEqual(["注文番号"]);
  });

  test("a date and time has a format, named by its sample, and can have none", async () => {
    const editor = await openAt("end", { "trigger-context": register });
    await insertBy(editor, "トリガー情報");
    const format = dialog(editor, "トリガー情報").getByRole("combobox", { name: "形式" });
    const names = [...format.element().querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(names).toHaveLength(10);
    expect(names.slice(0, 2)).toEqual(["指定なし", expect.stringMatching(/^\d+月\d+日\(.\) 14:30$/)]);
    expect(names).toContain(`${today.replaceAll("-", "/")} 14:30`);
    await userEvent.selectOptions(format, `${today.replaceAll("-", "/")} 14:30`);
    await userEvent.selectOptions(format, "指定なし");
    await userEvent.click(dialog(editor, "トリガー情報").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe("[[context category=reserve event=register key=date_range]]");
  });
});

describe("絵文字", () => {
  test("are put in as text, and the text has the focus", async () => {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "絵文字");
    await eventually(() => dialog(editor, "絵文字").getByRole("gridcell").elements().length).toBeGreaterThan(
      50,
    );
    await userEvent.click(dialog(editor, "絵文字").getByRole("gridcell").first());
    await eventually(() => editor.value).toMatch(/^前\p{Extended_Pictographic}.*後$/u);
    await textHasFocus(editor);
    await press("{Control>}z{/Control}");
    await eventually(() => editor.value).toBe("前後");
  });

  test("readings find them, and the one used last comes first", async () => {
    const editor = await openAt("end");
    const cells = () =>
      dialog(editor, "絵文字")
        .getByRole("gridcell")
        .elements()
        .map((cell) => (cell as HTMLButtonElement).value);
    await insertBy(editor, "絵文字");
    await expect.element(dialog(editor, "絵文字").getByRole("textbox")).toBeVisible();
    await press("えがお");
    await eventually(() => cells()[0]).toBe("😄");
    await press("{Enter}");
    await eventually(() => editor.value).toBe("😄");
    await insertBy(editor, "絵文字");
    await eventually(() => cells()[0]).toBe("😄");
  });

  test("Escape goes back into the text", async () => {
    const editor = await openAt(1, { value: "前後" });
    await insertBy(editor, "絵文字");
    await expect.element(dialog(editor, "絵文字")).toBeVisible();
    await press("{Escape}");
    await textHasFocus(editor);
    expect(editor.value).toBe("前後");
  });
});

describe("what a placeholder refers to", () => {
  test("deleted things are said to be, and are saved all the same", async () => {
    serveLists();
    const value = "[[var id=999]][[CVAR_zzzz]][[FORM_zzzzzz]][[var id=201]]";
    const editor = await openMessage({ value });
    await eventually(() => chips(editor)).toEqual([
      "削除済みの友だち情報",
      "削除済みの共通情報",
      "削除済みの回答フォーム",
      "会員番号",
    ]);
    expect(chipNodes(editor).map(({ className }) => className.includes("problem"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await editor.submit()).toMatchObject({ ok: true, payload: value });
  });

  test("after a failed load nothing is marked, and the load can be tried again", async () => {
    let isDown = true;
    const failing = () => (isDown ? { status: 500, json: {} } : undefined);
    serveLists({
      get varia() {
        return failing() ?? listOf([{ id: 201, name: "会員番号" }]);
      },
      get common_vars() {
        return failing() ?? listOf([]);
      },
      get form() {
        return failing() ?? listOf([]);
      },
    });
    const editor = await openMessage({ value: "[[var id=201]][[CVAR_x1y2]][[FORM_ab12cd]]" });
    const shown = () => editor.shadowRoot?.querySelector(".message-field")?.textContent ?? "";
    await eventually(shown).toContain("友だち情報の読み込み中にエラーが発生しました");
    await eventually(shown).toContain("共通情報の読み込み中にエラーが発生しました");
    await eventually(() => shown().split("読み込み中にエラーが発生しました")).toHaveLength(4);
    expect(shown()).not.toContain("削除済み");
    expect(editor.shadowRoot?.querySelector(".message-chip-problem")).toBeNull();
    isDown = false;
    await userEvent.click(control(editor, "button", "再読み込み").first());
    await eventually(
      () => editor.shadowRoot?.textContent?.includes("会員番号") || shown().includes("削除済み"),
    ).toBe(true);
  });

  test("a 403 of the common information marks nothing", async () => {
    const calls = serveLists({ common_vars: { status: 403, json: {} } });
    const editor = await openMessage({ value: "[[CVAR_x1y2]]" });
    await eventually(() => calls.length).toBe(1);
    await new Promise((over) => setTimeout(over, 200));
    expect(chips(editor)[0]).not.toContain("削除済み");
    expect(editor.shadowRoot?.querySelector(".message-chip-problem, [role=alert]")?.textContent ?? "").toBe(
      "",
    );
  });

  test("is named when its list comes, in the text that is being edited too", async () => {
    let come = () => {};
    const varia = new Promise<{ json: unknown }>((resolve) => {
      come = () => resolve({ json: listOf([{ id: 201, name: "会員番号" }]) });
    });
    serveLists({ varia });
    const editor = await openAt("end", { value: "[[var id=201]]" });
    expect(chips(editor)[0]).not.toBe("会員番号");
    await press("x");
    come();
    await eventually(() => chips(editor)).toEqual(["会員番号"]);
    expect(editor.value).toBe("[[var id=201]]x");
  });

  test("two editors of a page load each list once", async () => {
    const calls = serveLists();
    const server = freshServer();
    const [one, other] = [1, 2].map(() => mountMessage({ "api-base": server, value: "[[var id=201]]" }));
    for (const editor of [one, other]) {
      await messageDrawn(editor as Element);
      await eventually(() => chips(editor as Element)).toEqual(["会員番号"]);
    }
    expect(calls.filter(({ url }) => url.pathname.endsWith("/varia"))).toHaveLength(1);
  });

  test("F8 goes to the next one to check, and Shift+F8 to the one before", async () => {
    serveLists();
    const editor = await openAt(0, { value: "一[[var id=998]]二[[name]]三[[var id=999]]" });
    await eventually(() => chips(editor)).toEqual(["削除済みの友だち情報", "名前", "削除済みの友だち情報"]);
    const chosen = () =>
      chipNodes(editor).findIndex((chip) => chip.classList.contains("ProseMirror-selectednode"));
    await press("{F8}");
    await eventually(chosen).toBe(0);
    await press("{F8}");
    await eventually(chosen).toBe(2);
    await press("{F8}");
    await eventually(chosen).toBe(0);
    await press("{Shift>}{F8}{/Shift}");
    await eventually(chosen).toBe(2);
    await expect.element(control(editor, "button", "要確認の差し込み 2件")).toBeVisible();
  });

  test("invisible characters are shown by their codes, and stay", async () => {
    const value = "a\u202eb\u200bc\0d";
    const editor = await openMessage({ value });
    const codes = () =>
      [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".message-odd") ?? [])].map(
        ({ dataset }) => dataset.code,
      );
    expect(codes()).toEqual(["U+202E", "U+200B", "U+0000"]);
    editor.focus();
    await eventually(codes).toEqual(["U+202E", "U+200B", "U+0000"]);
    await press("x");
    await eventually(() => editor.value).toBe(`${value}x`);
  });
});
