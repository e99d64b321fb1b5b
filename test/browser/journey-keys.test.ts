import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountJourneys, rowNames } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { root, said } from "../elements/page.js";
import { journeyGroups } from "../host/api/journey-lists.js";
import { journeys } from "../host/api/journeys.js";
import { eventually, within } from "./support/editors.js";

/** What a screen reader calls it, near enough for buttons and fields. */
function nameOf(control: Element | null | undefined): string {
  if (!control) return "";
  const labelled = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const tree = control.getRootNode() as ShadowRoot;
  const texts = labelled.map((id) => tree.getElementById(id)?.textContent ?? "");
  const label = (control as HTMLInputElement).labels?.[0]?.textContent;
  return (
    control.getAttribute("aria-label") ??
    (texts.length > 0 ? texts.join(" ") : (label ?? control.textContent ?? ""))
  ).trim();
}

function focused(list: Element): Element | null {
  return root(list).activeElement;
}

/** Where the arrows are in an open list. */
function activeOption(list: Element): string {
  const id = focused(list)?.getAttribute("aria-activedescendant") ?? "";
  return root(list).getElementById(id)?.textContent ?? "";
}

/** Goes there by nothing but Tab. */
async function tabTo(list: Element, name: string, back = false): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 80; press += 1) {
    await userEvent.keyboard(back ? "{Shift>}{Tab}{/Shift}" : "{Tab}");
    const at = nameOf(focused(list));
    if (at === name) return;
    passed.push(at);
  }
  throw new Error(`Tab does not come to ${name}, but to ${passed.join(", ")}`);
}

test("from an empty account to a group of five in their order, by Tab, Enter and arrows alone", {
  timeout: 90_000,
}, async () => {
  const host = serveJourneys({} as never);
  const list = mountJourneys();
  await expect.element(within(list).getByText("ジャーニーがありません")).toBeVisible();
  const dialog = () => root(list).querySelector("dialog[open]");
  const isOpen = () => dialog() !== null;

  await tabTo(list, "グループを追加");
  await userEvent.keyboard("{Enter}");
  await eventually(() => nameOf(focused(list))).toBe("名前");
  await userEvent.keyboard("Winter{Enter}");
  await eventually(isOpen).toBe(false);
  await eventually(() => nameOf(focused(list))).not.toBe("");
  await tabTo(list, "Winter", true);
  await userEvent.keyboard("{Enter}");
  await eventually(() => list.groupId).toBe(host.store.list(journeyGroups)[0]?.id);

  for (const [at, name] of ["five", "one", "four", "two", "three"].entries()) {
    await tabTo(list, "ジャーニーを追加", at > 0);
    await userEvent.keyboard("{Enter}");
    await eventually(() => nameOf(focused(list))).toBe("名前");
    await userEvent.keyboard(name);
    await tabTo(list, "フェーズを追加");
    await userEvent.keyboard("{ArrowDown}welcome");
    // The first one is made here; what is there is found, and stands first.
    if (at === 0) await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeOption(list)).toMatch(at === 0 ? /^「welcome」/ : /^welcome/);
    await userEvent.keyboard("{Enter}");
    await eventually(() => dialog()?.querySelector('[aria-label="1. welcome"]')).toBeTruthy();
    if (name === "three") await narrow(list);
    await tabTo(list, "保存");
    await userEvent.keyboard("{Enter}");
    await eventually(isOpen).toBe(false);
    await eventually(() => nameOf(focused(list))).toBe(name);
  }
  expect(rowNames(list)).toEqual(["five", "one", "four", "two", "three"]);

  await userEvent.keyboard("{Home}{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}");
  expect(rowNames(list)).toEqual(["one", "four", "two", "three", "five"]);
  await userEvent.keyboard("{Home}{ArrowDown}");
  expect(nameOf(focused(list))).toBe("four");
  for (let press = 0; press < 9 && nameOf(focused(list)) !== "並べ替え"; press += 1)
    await userEvent.keyboard("{ArrowLeft}");
  await userEvent.keyboard(" {ArrowDown}{ArrowDown} ");
  const sorted = ["one", "two", "three", "four", "five"];
  expect(rowNames(list)).toEqual(sorted);
  expect(said(list)).toContain("「four」を2番目から4番目へ移動しました");
  const stored = () => host.store.list(journeys).map(({ value }) => value);
  await eventually(() =>
    stored()
      .sort((a, b) => a.order - b.order)
      .map(({ name }) => name),
  ).toEqual(sorted);
  expect(stored().every(({ journey_kpis }) => journey_kpis.length === 1)).toBe(true);
  expect(stored().flatMap(({ name, member_query_id }) => (member_query_id === null ? [] : [name]))).toEqual([
    "three",
  ]);
});

/** Says by keys whom a journey is about. */
async function narrow(list: Element): Promise<void> {
  await tabTo(list, "対象を絞り込む");
  await userEvent.keyboard(" ");
  const adds = within(list).getByRole("button", { name: "名前を追加", exact: true });
  await eventually(() => adds.query()).not.toBe(null);
  await tabTo(list, "名前を追加");
  await userEvent.keyboard("{Enter}");
  await eventually(() => nameOf(focused(list))).toBe("名前");
  await userEvent.keyboard("Sato");
  await tabTo(list, "条件を決めて戻る");
  await userEvent.keyboard("{Enter}");
  const edits = within(list).getByRole("button", { name: "条件を編集" });
  await eventually(() => edits.query()).not.toBe(null);
}
