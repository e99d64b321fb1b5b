import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { chipNodes, insertBy, openAt, textHasFocus } from "../elements/message-editor/page.js";
import { dialog } from "../elements/page.js";
import { eventually } from "./support/editors.js";
import { hasFocus, press } from "./support/focus.js";
import { today } from "./support/inserted.js";

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

  /** With the days of its chip in the dialog. */
  async function openChip(typed: string) {
    const editor = await openAt("end");
    await press(typed);
    await insertBy(editor, "配信日");
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "挿入" }));
    await eventually(() => editor.value).toBe(`${typed}[[date add=0 format=1]]`);
    await userEvent.click(chipNodes(editor)[0] as HTMLElement);
    const days = dialog(editor, "配信日").getByRole("textbox", { name: "日数" });
    await hasFocus(days);
    await press("3");
    await expect.element(days).toHaveValue("3");
    const change = () =>
      userEvent.click(dialog(editor, "配信日").getByRole("button", { name: "変更", exact: true }));
    return { editor, days, change };
  }

  test("Ctrl+Z in its field takes back what was typed there, and nothing in the text", async () => {
    const { editor, days, change } = await openChip("abc");
    await press("{Control>}z{/Control}");
    await expect.element(days).toHaveValue("0");
    await press("{Control>}zzz{/Control}");
    expect(editor.value).toBe("abc[[date add=0 format=1]]");
    await userEvent.fill(days, "5");
    await change();
    await eventually(() => editor.value).toBe("abc[[date add=5 format=1]]");
  });

  test("a text that is another by then has the change where the placeholder is now", async () => {
    const { editor, change } = await openChip("abc");
    editor.value = "[[date add=0 format=1]]";
    await change();
    await eventually(() => editor.value).toBe("[[date add=3 format=1]]");
  });

  test.each(["変更", "差し込みを外す"])("nothing is written where it is gone: %s", async (name) => {
    const { editor } = await openChip("abc");
    editor.value = "別の文";
    await userEvent.click(dialog(editor, "配信日").getByRole("button", { name, exact: true }));
    await textHasFocus(editor);
    expect(editor.value).toBe("別の文");
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
