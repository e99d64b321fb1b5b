import { describe, expect, test } from "vitest";
import { openEpisode, panelOf, serveEpisodes, textStep } from "../elements/episode-editor/page.js";
import { named, written } from "../elements/page.js";
import { quietEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";

test("a clock time at night is said whatever the sample is; the name of what is sent stands in the schedule", async () => {
  serveEpisodes();
  const step = {
    ...textStep,
    time: "22:00",
    content: { kind: "template", text: null, template_id: 401, action_id: null },
  };
  const editor = await openEpisode({}, { ...quietEpisode, steps: [step] });
  await eventually(() => written(editor)).toContain("ステップ 1：来店お礼");
  await named(editor, "textbox", "ゴール日").fill("");
  await eventually(() => written(editor)).toContain("見本の日時を入力してください");
  expect(written(editor)).toContain("夜間（21時〜8時）に送信されます");
});

describe("what is odd about a step", () => {
  const night = { ...textStep, time: "22:00" };

  test("stands on its closed panel, and in its body when that is open", async () => {
    serveEpisodes();
    const steps = [night, night, { ...textStep, days: 3 }, { ...textStep, days: 4 }];
    const editor = await openEpisode({}, { ...quietEpisode, steps });
    const textOf = (at: number) => panelOf(editor, at).textContent ?? "";
    await eventually(() => textOf(0)).toContain("夜間（21時〜8時）に送信されます");
    expect(textOf(0)).toContain("ステップ2と同じ時刻に送信されます");
    expect(panelOf(editor, 2).querySelector(".panel-problem")).toBe(null);
    await named(editor, "button", "ステップ 1").click();
    await expect.element(named(editor, "region", "ステップ 1").getByLabelText("日数")).toBeVisible();
    expect(textOf(0).split("夜間（21時〜8時）に送信されます")).toHaveLength(2);
  });

  test("and when it is sent describe its panel, open or closed", async () => {
    serveEpisodes();
    const editor = await openEpisode({}, { ...quietEpisode, steps: [night, { ...textStep, days: 3 }] });
    await named(editor, "textbox", "ゴール日").fill("2030-12-24");
    const head = named(editor, "button", "ステップ 1");
    const said = "送信予定：2030年12月23日(月) 22:00 夜間（21時〜8時）に送信されます";
    await expect.element(head).toHaveAccessibleDescription(said);
    await head.click();
    await expect.element(head).toHaveAttribute("aria-expanded", "false");
    await expect.element(head).toHaveAccessibleDescription(said);
    await expect
      .element(named(editor, "button", "ステップ 2"))
      .toHaveAccessibleDescription("送信予定：2030年12月21日(土) 10:00");
    await named(editor, "textbox", "ゴール日").fill("");
    await expect.element(head).toHaveAccessibleDescription("夜間（21時〜8時）に送信されます");
  });
});

describe("a closed step", () => {
  const gone = { kind: "template", text: null, template_id: 99_999, action_id: null };
  const night = { ...textStep, time: "22:00", content: gone };
  const steps = [
    night,
    { ...night, id: 2, member_query_id: 31 },
    { ...textStep, id: 3 },
    { ...night, id: 4 },
  ];

  test("says that its template or its action is gone; an open one says it once, at the picker", async () => {
    serveEpisodes();
    const action = { kind: "action", text: null, template_id: null, action_id: 77 };
    const more = [
      { ...textStep, content: action },
      { ...textStep, content: { ...action, action_id: 1 } },
    ];
    const editor = await openEpisode({}, { ...quietEpisode, steps: [...steps, ...more] });
    const said = (at: number) =>
      panelOf(editor, at).textContent?.match(/削除済みの.{1,7}が指定されています/g);
    await eventually(() => said(0)).toEqual(["削除済みのテンプレートが指定されています"]);
    await eventually(() => said(4)).toEqual(["削除済みのアクションが指定されています"]);
    expect([said(2), said(5)]).toEqual([null, null]);
    await expect
      .element(named(editor, "button", "ステップ 1"))
      .toHaveAccessibleDescription(
        /夜間（21時〜8時）に送信されます 削除済みのテンプレートが指定されています$/,
      );
    await named(editor, "button", "ステップ 1").click();
    await expect.element(named(editor, "region", "ステップ 1").getByLabelText("日数")).toBeVisible();
    await eventually(() => said(0)).toEqual(["削除済みのテンプレートが指定されています"]);
  });

  test("calls nothing gone after a failed load", async () => {
    serveEpisodes(({ url }) =>
      url.pathname.endsWith("/v_resource/egg") ? { status: 403, json: { message: "だめです" } } : undefined,
    );
    const editor = await openEpisode({}, { ...quietEpisode, steps });
    await eventually(() => written(editor)).toContain("ID 99999");
    expect(written(editor)).not.toContain("削除済みの");
  });

  test.each([320, 360, 640, 700, 720, 800, 900, 960, 1200])(
    "%i px wide shows its date whole beside several warnings",
    async (width) => {
      serveEpisodes();
      const editor = await openEpisode({}, { ...quietEpisode, steps });
      await named(editor, "textbox", "ゴール日").fill("2026-12-30");
      editor.style.inlineSize = `${width}px`;
      await eventually(() => panelOf(editor, 0).querySelector(".panel-problem")?.textContent).toContain(
        "削除済み",
      );
      for (const at of [0, 1, 2, 3]) {
        const box = (selector: string) =>
          (panelOf(editor, at).querySelector(selector) as Element).getBoundingClientRect();
        const [head, sentence, date] = [".panel-head", ".panel-sentence", ".episode-planned-for"].map(
          box,
        ) as [DOMRect, DOMRect, DOMRect];
        expect(date.width).toBeGreaterThan(100);
        expect(date.right).toBeLessThanOrEqual(sentence.right + 0.5);
        expect(date.bottom).toBeLessThanOrEqual(sentence.bottom + 0.5);
        for (const { right } of [sentence, box(".panel-tools")])
          expect(right).toBeLessThanOrEqual(head.right);
        const problem = panelOf(editor, at).querySelector(".panel-problem")?.getBoundingClientRect();
        if (problem) expect(problem.right).toBeLessThanOrEqual(head.right);
      }
      editor.style.inlineSize = "";
    },
  );
});
