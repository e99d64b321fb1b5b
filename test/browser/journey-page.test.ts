import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { condition, everyAbility, filterOf, mountFilter } from "../elements/funnel-editor/page.js";
import { openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { within } from "./support/editors.js";

/* Conditions and effects of the page read their lists again after a change here (issue 39, rule 15). */

test("a condition beside the list follows a phase that is renamed there", async () => {
  serveJourneys();
  const list = await openJourneys();
  const editor = mountFilter(
    { ...everyAbility, "api-base": list.apiBase ?? "" },
    { value: filterOf({ type: 70, journey_id: 1405, journey_tag_id: 1009, condition: 10 }) },
  );
  editor.scrollIntoView();
  const row = condition(editor, "1. ジャーニー");
  const phase = row.getByRole("combobox", { name: "フェーズ", exact: true });
  await expect.element(phase).toHaveAttribute("placeholder", "会員登録");
  await userEvent.click(phase);
  await expect.element(within(editor).getByRole("option", { name: "会員登録" })).toBeVisible();

  const renamed = within(list)
    .getByRole("region", { name: "フェーズ" })
    .getByRole("group", { name: "会員登録", exact: true });
  (renamed.getByRole("button", { name: "名前を変更" }).element() as HTMLElement).click();
  await userEvent.fill(within(list).getByRole("textbox", { name: "名前" }), "会員になる");
  await userEvent.keyboard("{Enter}");

  await expect.element(phase).toHaveAttribute("placeholder", "会員になる");
  // The list that was open is read anew, and closes where the focus leaves it.
  if (phase.element().getAttribute("aria-expanded") !== "true") await userEvent.click(phase);
  await expect.element(within(editor).getByRole("option", { name: "会員になる" })).toBeVisible();
  expect(within(editor).getByRole("option", { name: "会員登録" }).elements()).toEqual([]);
});
