import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { alerts, cell, field, openList, openOne, paths } from "../elements/open-api-console/page-triggers.js";
import { serveTriggers } from "../elements/open-api-console/server.js";
import { button } from "../elements/page.js";
import { type ComposedField, commonKeys, describeComposition, openDialogs } from "./support/composition.js";
import { eventually, within } from "./support/editors.js";
import { afterConversion, commit, compose } from "./support/input-method.js";

/* No key of a conversion saves, closes or leaves anything, in any text of triggers. */

interface Place {
  name: string;
  open(): Promise<readonly [made: HTMLElement & { triggerId: number | null }, input: Element]>;
  /** The call that the operator's own Enter makes, if any. */
  calls: string[];
}

const places: readonly Place[] = [
  {
    name: "検索",
    async open() {
      const made = await openList();
      return [made, within(made).getByRole("searchbox", { name: "検索" }).element()];
    },
    calls: [],
  },
  {
    name: "トリガー名",
    async open() {
      const made = await openOne(5);
      return [made, field(made, "トリガー名").element()];
    },
    calls: [],
  },
  {
    name: "a key",
    async open() {
      const made = await openOne(5);
      return [made, cell(made, "order.total", "key")];
    },
    calls: [],
  },
  {
    name: "サンプルJSON",
    async open() {
      const made = await openOne(5);
      await button(made, "JSONから作成").click();
      return [made, within(made).getByRole("textbox", { name: "サンプルJSON" }).element()];
    },
    calls: [],
  },
  {
    name: "the name of an action",
    async open() {
      const made = await openOne(6);
      await button(made, "アクションを追加").click();
      return [made, within(made).getByRole("dialog").getByRole("textbox", { name: "名前" }).element()];
    },
    calls: ["POST triggers/6/trigger_actions"],
  },
];

async function openPlace(place: Place): Promise<ComposedField> {
  const host = serveTriggers();
  const [made, input] = await place.open();
  return {
    input,
    state: () => ({
      writes: host.writes(),
      dialogs: openDialogs(made),
      alerts: alerts(made),
      open: made.triggerId,
      rows: paths(made).length,
    }),
    enter: () => eventually(() => host.writes().map(([call]) => call)).toEqual(place.calls),
  };
}

describeComposition(places, commonKeys, openPlace);

test("full width in a key stays until typing ends", async () => {
  serveTriggers();
  const made = await openOne(5);
  const key = cell(made, "order.total", "key");
  await userEvent.fill(key, "");
  await compose("ｔｏｔａｌ");
  await commit("ｔｏｔａｌ２");
  await afterConversion();
  expect(key.value).toBe("ｔｏｔａｌ２");
  await userEvent.tab();
  await eventually(() => key.value).toBe("total2");
});
