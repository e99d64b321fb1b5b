import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { JourneyListElement } from "../../src/entries/journey-list.js";
import { controlIn, openJourneys, rowIds, rowNames } from "../elements/journey-list/page.js";
import { type JourneyHost, serveJourneys } from "../elements/journey-list/server.js";
import { named, root } from "../elements/page.js";
import { itemsOf } from "../host/api/picker-items.js";
import {
  type ComposedField,
  type ComposedKey,
  describeComposition,
  openDialogs,
} from "./support/composition.js";
import { eventually, within } from "./support/editors.js";
import { control } from "./support/input-method.js";

/* No key of a conversion does anything else, in any field of the journey list. */

interface Place {
  name: string;
  /** Opens the field; it is emptied then. */
  open(list: JourneyListElement): Promise<Locator>;
  /** What the operator's own Enter leads to; once 日本 is written. */
  enter(list: JourneyListElement, host: JourneyHost): Promise<void>;
}
const dialogField = (list: Element, name = "名前") =>
  within(list).getByRole("dialog").getByRole("textbox", { name, exact: true });
const oneWrite = async (host: JourneyHost, call: string, body: object) => {
  await eventually(() => host.writes().map(([each]) => each)).toEqual([call]);
  expect(host.writes()[0]?.[1]).toMatchObject(body);
};
const renamed = (call: string) => (_: JourneyListElement, host: JourneyHost) =>
  oneWrite(host, call, { name: "日本" });

const places: readonly Place[] = [
  {
    name: "the search",
    open: async (list) => named(list, "searchbox", "検索"),
    async enter(list, host) {
      expect([list.query, rowNames(list), host.writes()]).toEqual(["日本", [], []]);
    },
  },
  {
    name: "the search of phases",
    open: async (list) => named(list, "searchbox", "フェーズを検索"),
    async enter(list, host) {
      await expect.element(within(list).getByText("条件に合うフェーズがありません")).toBeVisible();
      expect(host.writes()).toEqual([]);
    },
  },
  {
    name: "the name of a new journey",
    async open(list) {
      await named(list, "button", "ジャーニーを追加").click();
      return dialogField(list);
    },
    enter: renamed("POST journeys"),
  },
  {
    name: "the name in the dialog of a journey",
    async open(list) {
      controlIn(list, 1409, "edit").click();
      return dialogField(list);
    },
    enter: renamed("PUT journeys/1409"),
  },
  {
    name: "the name of a new group",
    async open(list) {
      await named(list, "button", "グループを追加").click();
      return dialogField(list);
    },
    enter: renamed("POST journey_groups"),
  },
  {
    name: "the name of a new phase",
    async open(list) {
      await named(list, "button", "フェーズを追加").click();
      return dialogField(list);
    },
    enter: renamed("POST journey_tags"),
  },
  {
    name: "the name of a phase that is made while choosing",
    async open(list) {
      await named(list, "button", "ジャーニーを追加").click();
      const dialog = within(list).getByRole("dialog");
      await dialog.getByRole("combobox", { name: "フェーズを追加" }).click();
      await expect.element(within(list).getByRole("option", { name: "会員登録" })).toBeVisible();
      return within(list).getByRole("dialog").getByRole("searchbox", { name: "検索", exact: true });
    },
    // The first Enter goes to the row that adds, and adds nothing yet.
    async enter(list, host) {
      await expect
        .element(within(list).getByRole("option", { name: "「日本」を新しいフェーズとして追加" }))
        .toBeVisible();
      expect(host.writes()).toEqual([]);
    },
  },
  {
    name: "the name of a journey in its place",
    async open(list) {
      controlIn(list, 1409, "name").focus();
      await userEvent.keyboard("{F2}");
      return named(list, "textbox", "名前");
    },
    enter: renamed("PUT journeys/1409"),
  },
  {
    name: "the name of a group in its place",
    async open(list) {
      await named(list, "button", "キャンペーンのメニュー").click();
      await named(list, "menuitem", "名前を変更").click();
      return named(list, "textbox", "名前");
    },
    enter: renamed("PATCH journey_groups/83/rename"),
  },
  {
    name: "the name of a phase in its place",
    async open(list) {
      await within(list)
        .getByRole("region", { name: "フェーズ" })
        .getByRole("group", { name: "会員登録", exact: true })
        .getByRole("button", { name: "名前を変更" })
        .click();
      return named(list, "textbox", "名前");
    },
    enter: renamed("PATCH journey_tags/1009/rename"),
  },
  {
    name: "位置を指定",
    async open(list) {
      controlIn(list, 1408, "more").click();
      await named(list, "menuitem", "位置を指定...").click();
      return dialogField(list, "何番目");
    },
    async enter(list, host) {
      await expect.element(within(list).getByText("1から5までの数字を入力してください")).toBeVisible();
      expect(host.writes()).toEqual([]);
    },
  },
];

/** In a list with a selected row and so many phases that they can be searched. */
async function openPlace(place: Place): Promise<ComposedField> {
  const host = serveJourneys();
  const phases = itemsOf("journey_tag");
  const [example] = host.store.list(phases);
  for (let more = 1; more <= 12 && example; more += 1)
    host.store.insert(
      phases,
      (id) => ({ ...example.value, id, name: `追加${more}`, order: 100 + more }),
      new Date(),
    );
  const list = await openJourneys();
  controlIn(list, 1401, "select").click();
  return {
    input: (await place.open(list)).element(),
    state: () => ({
      writes: host.writes(),
      dialogs: openDialogs(list),
      alerts: [...root(list).querySelectorAll("[role=alert]")].map((each) => each.textContent).join(""),
      selected: list.selectedIds,
      open: list.journeyId,
    }),
    enter: () => place.enter(list, host),
    ...(place.name === "the search" ? {} : { meanwhile: () => rowIds(list) }),
  };
}

/** Keys that the input method takes, with what they would do elsewhere in the list. */
const keys: readonly ComposedKey[] = [
  ["Enter"],
  ["Escape"],
  [" "],
  ["Delete"],
  ["ArrowDown"],
  ["ArrowUp"],
  ["ArrowDown", 1],
  ["F2"],
  ["a", control],
];

describeComposition(places, keys, openPlace);
