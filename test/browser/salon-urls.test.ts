import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { dialog, root, tab } from "../elements/page.js";
import {
  alerts,
  announced,
  button,
  field,
  focused,
  group,
  holdClock,
  mountSettings,
  openSettings,
  panel,
  rowNames,
} from "../elements/salon-settings/page.js";
import { refusal, serveSalons } from "../elements/salon-settings/server.js";
import { noteClipboard } from "./support/clipboard.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const seeded = [
  ...["年末のカット＋カラー", "縮毛矯正のチラシ（2025年）", "佐々木の名刺"],
  ...["夏のヘッドスパキャンペーン", "Instagramのプロフィール", "店頭のポスター"],
];
function openUrls(): Promise<SalonSettingsElement> {
  holdClock();
  return openSettings({ section: "urls" });
}
const shown = (made: Element) => dialog(made, "URLを作成");

async function fill(made: Element, name: string, end: { date?: string; time?: string } = {}): Promise<void> {
  await button(made, "URLを作成").click();
  await userEvent.fill(field(made, "名前"), name);
  if (end.date) await userEvent.fill(shown(made).getByLabelText("有効期限の日付"), end.date);
  if (end.time) await userEvent.fill(shown(made).getByLabelText("有効期限の時刻"), end.time);
}

/** Within a salon one of these. */
function urlOf(more: object): object {
  return {
    ...{ id: 90, name: "試し", url: "https://example.test/x", course_id: null, salon_resource_id: null },
    ...{ expires_at: null, click_count: 1234, ...more },
  };
}

describe("the list", () => {
  test("is in the server's order, with courses, people, counts and ends by name", async () => {
    serveSalons();
    const made = await openUrls();
    expect(rowNames(made)).toEqual(seeded);
    const texts = (name: string) => group(made, name).element().textContent ?? "";
    await eventually(() => texts("Instagramのプロフィール")).toContain("1,863回");
    expect(texts("Instagramのプロフィール")).toContain("期限なし");
    expect(texts("夏のヘッドスパキャンペーン")).toContain("ヘッドスパ");
    expect(texts("夏のヘッドスパキャンペーン")).toContain("期限切れ");
    expect(texts("縮毛矯正のチラシ（2025年）")).toContain("削除済みのコース");
    expect(texts("年末のカット＋カラー")).toMatch(/カット＋カラー.*中村.*期限 12月25日 12:00/);
    const link = group(made, "佐々木の名刺").getByRole("link").element() as HTMLAnchorElement;
    expect([link.target, link.rel, link.href.includes("/booking/1/")]).toEqual(["_blank", "noopener", true]);
    await expect.element(within(made).getByRole("textbox", { name: "公開URL" })).toHaveAttribute("readonly");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.test", "booking/1"])(
    "%s is text and no link",
    async (url) => {
      const host = serveSalons();
      host.meet("GET 1/salon_urls", () =>
        Response.json({ data: [urlOf({ url, salon_resource_id: 999, expires_at: "いつか" })] }),
      );
      const made = await openUrls();
      await expect.element(group(made, "試し")).toHaveTextContent(url);
      await expect.element(group(made, "試し")).toHaveTextContent("削除済みの担当・設備");
      await expect.element(group(made, "試し")).toHaveTextContent("期限 いつか");
      await expect.element(group(made, "試し").getByRole("link")).not.toBeInTheDocument();
    },
  );

  test("copies an address, and says so; where the browser refuses, that", async () => {
    serveSalons();
    const clipboard = noteClipboard();
    const made = await openUrls();
    await button(group(made, "佐々木の名刺"), "コピー").click();
    await eventually(() => announced(made)).toBe("コピーしました");
    const link = group(made, "佐々木の名刺").getByRole("link").element();
    expect(clipboard.written).toEqual([link.textContent]);
    clipboard.refuse();
    await button(group(made, "店頭のポスター"), "コピー").click();
    await eventually(() => announced(made)).toBe("コピーできませんでした");
  });

  test("is empty in words", async () => {
    serveSalons();
    const made = mountSettings({ section: "urls", "salon-id": "2" });
    await eventually(() => panel(made)?.textContent).toContain("URLがありません");
  });
});

describe("a new one", () => {
  test("is sent with exactly these keys, comes first, and has the focus on コピー", async () => {
    const host = serveSalons();
    const made = await openUrls();
    const heard = record(made, ["saved", "failure"]);
    await fill(made, "  年末の名刺 ", { date: "2027-12-31" });
    await userEvent.click(field(made, "名前"));
    await userEvent.keyboard("{Enter}");
    await eventually(() => announced(made)).toBe("追加しました");
    expect(host.writes()).toEqual([
      {
        call: "POST 1/salon_urls",
        body: {
          ...{ name: "年末の名刺", course_id: null, salon_resource_id: null },
          expires_at: "2027-12-31T23:59:00+09:00",
        },
      },
    ]);
    await eventually(() => rowNames(made)).toEqual(["年末の名刺", ...seeded]);
    await eventually(() => focused(made)).toBe("年末の名刺: コピー");
    expect(heard.map(({ detail }) => [detail.section, detail.kind, detail.data.name])).toEqual([
      ["urls", "create", "年末の名刺"],
    ]);
    // What only this section has is not read again.
    expect(host.named("GET 1/salon_urls").length).toBe(1);
  });

  test("for a course and a person until a time", async () => {
    const host = serveSalons();
    const made = await openUrls();
    await fill(made, "名刺", { date: "2027-01-02", time: "09:05" });
    await userEvent.selectOptions(shown(made).getByRole("combobox", { name: "コース" }), "カット");
    await userEvent.selectOptions(shown(made).getByRole("combobox", { name: "担当" }), "中村");
    await button(shown(made), "作成する").click();
    await eventually(() => host.writes().map(({ body }) => body)).toEqual([
      { name: "名刺", course_id: 41, salon_resource_id: 12, expires_at: "2027-01-02T09:05:00+09:00" },
    ]);
  });

  test.each([
    ["", {}, "名前を入力してください"],
    ["あ".repeat(101), {}, "名前は100文字以内で入力してください"],
    ["名刺", { date: "2026-11-24" }, "有効期限は未来の日時にしてください"],
  ])("%s %j is refused in words, at its field", async (name, end, message) => {
    const host = serveSalons();
    const made = await openUrls();
    const heard = record(made, ["failure"]);
    await fill(made, name, end);
    await button(shown(made), "作成する").click();
    await eventually(() => alerts(made)).toEqual([message]);
    const wrong = root(made).querySelectorAll("dialog[open] [aria-invalid=true]");
    expect(wrong.length).toBe(1);
    await eventually(() => root(made).activeElement).toBe(wrong[0]);
    expect([host.writes(), heard.map(({ detail }) => [detail.reason, detail.section])]).toEqual([
      [],
      [["validation", "urls"]],
    ]);
  });

  test("keeps what was written when the call fails, and says why at the field", async () => {
    const host = serveSalons();
    const made = await openUrls();
    await fill(made, "名刺");
    host.meet("POST 1/salon_urls", () =>
      refusal(422, { message: "だめです", errors: { course_id: ["コースが見つかりません。"] } }),
    );
    await button(shown(made), "作成する").click();
    await eventually(() => alerts(made)).toEqual(["だめです", "コースが見つかりません。"]);
    const course = shown(made).getByRole("combobox", { name: "コース" });
    await expect.element(course).toHaveAccessibleDescription("コースが見つかりません。");
    await eventually(() => root(made).activeElement).toBe(course.element());
    await expect.element(field(made, "名前")).toHaveValue("名刺");
    expect(made.dirty).toBe(true);
    await button(shown(made), "作成する").click();
    await eventually(() => rowNames(made)[0]).toBe("名刺");
    expect(made.dirty).toBe(false);
  });
});

describe("deleting", () => {
  test("says how often it was opened; the focus goes to the next row, in the end to the button", async () => {
    const host = serveSalons();
    const made = await openUrls();
    const heard = record(made, ["saved"]);
    await button(group(made, "Instagramのプロフィール"), "削除").click();
    const asks = dialog(made, "「Instagramのプロフィール」を削除しますか？");
    await expect
      .element(asks.getByText("これまでに1,863回開かれています。配布したリンクは使えなくなります。"))
      .toBeVisible();
    await userEvent.keyboard("{Escape}");
    await eventually(() => focused(made)).toBe("Instagramのプロフィール: 削除");
    expect(host.writes()).toEqual([]);
    for (const name of ["Instagramのプロフィール", "年末のカット＋カラー"]) {
      await button(group(made, name), "削除").click();
      await button(dialog(made, `「${name}」を削除しますか？`), "削除する").click();
      await eventually(() => rowNames(made)).not.toContain(name);
      await eventually(() => focused(made)).toMatch(/: 削除$/);
    }
    expect(focused(made)).toBe("縮毛矯正のチラシ（2025年）: 削除");
    expect(announced(made)).toBe("削除しました");
    expect(host.writes().map(({ call }) => call)).toEqual([
      ...["DELETE 1/salon_urls/2", "DELETE 1/salon_urls/6"],
    ]);
    expect(heard.map(({ detail }) => [detail.kind, detail.id])).toEqual([
      ["delete", 2],
      ["delete", 6],
    ]);
  });

  test("the last one leaves the focus on the button that creates", async () => {
    const host = serveSalons();
    host.meet("GET 1/salon_urls", () => Response.json({ data: [urlOf({ id: 1 })] }));
    const made = await openUrls();
    await button(group(made, "試し"), "削除").click();
    await button(dialog(made, "「試し」を削除しますか？"), "削除する").click();
    await eventually(() => focused(made)).toBe("URLを作成");
  });

  test("that fails stays in the dialog, with the server's messages", async () => {
    const host = serveSalons();
    const made = await openUrls();
    host.meet("DELETE 1/salon_urls", () => refusal(404, { message: "URLが見つかりません。" }));
    await button(group(made, "佐々木の名刺"), "削除").click();
    await button(dialog(made, "「佐々木の名刺」を削除しますか？"), "削除する").click();
    await eventually(() => alerts(made)).toEqual(["URLが見つかりません。"]);
    expect(rowNames(made)).toEqual(seeded);
  });
});

test("a course that is deleted meanwhile is said to be", async () => {
  const host = serveSalons();
  const made = await openSettings();
  host.meet("DELETE 1/courses/42", () => new Response(null, { status: 204 }));
  await button(group(made, "カット＋カラー"), "削除").click();
  await button(dialog(made, "カット＋カラーを削除しますか？"), "削除する").click();
  await eventually(() => rowNames(made)).not.toContain("カット＋カラー");
  await tab(made, "予約ページURL").click();
  await expect.element(group(made, "年末のカット＋カラー")).toHaveTextContent("削除済みのコース");
});
