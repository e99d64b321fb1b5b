import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group } from "../elements/page.js";
import { alerts, holdClock, openSettings, panel } from "../elements/salon-settings/page.js";
import { addSpecialDay } from "../elements/salon-settings/page-hours.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { type ComposedField, commonKeys, describeComposition, openDialogs } from "./support/composition.js";
import { eventually, within } from "./support/editors.js";

/* No key of a conversion saves, closes or takes back anything, in any text of the hours and of online booking. */

interface Place {
  name: string;
  section: "opening" | "online";
  open(made: Element): Promise<Element>;
  /** Whether the operator's own Enter closes the dialog. */
  closes: boolean;
  /** The calls that it makes. */
  calls?: readonly string[];
}

const text = (made: Element, name: string) =>
  within(made).getByRole("textbox", { name, exact: true }).element();
const shop = (name: string): Place => ({
  ...{ name, section: "online", closes: false },
  open: async (made) => text(made, name),
});

const places: readonly Place[] = [
  {
    ...{ name: "年", section: "opening", closes: false },
    open: async (made) => text(made, "年"),
  },
  {
    ...{ name: "the note of a new special day", section: "opening", closes: true },
    async open(made) {
      await button(made, "特別な日を追加").click();
      await userEvent.fill(dialog(made, "特別な日を追加").getByLabelText("開始日"), "2026-12-10");
      return text(made, "メモ");
    },
  },
  {
    ...{ name: "the note of a special day", section: "opening", closes: true },
    async open(made) {
      await group(made, "6月16日(火)").getByRole("button", { name: "編集" }).click();
      return text(made, "メモ");
    },
  },
  {
    ...{ name: "テキストで入力", section: "opening", closes: false },
    async open(made) {
      await button(made, "テキストで入力").click();
      return text(made, "営業時間");
    },
  },
  ...["店舗名", "住所", "紹介文"].map(shop),
  {
    ...{ name: "the name of what customers are asked", section: "online", closes: true },
    calls: ["PATCH 1/online_configs?attr=customer:upsert"],
    async open(made) {
      await group(made, "電話番号").getByRole("button", { name: "編集" }).click();
      return text(made, "取得情報名 (表示名)");
    },
  },
];

async function openPlace(place: Place): Promise<ComposedField> {
  holdClock();
  const host = serveSalons();
  const made = await openSettings({ section: place.section });
  await eventually(() => panel(made)?.querySelectorAll("[role=group]").length).toBeGreaterThan(3);
  // Something that an undo would take back.
  if (place.section === "opening") await addSpecialDay(made, "2026-12-20", "改装");
  const input = await place.open(made);
  const dialogs = openDialogs(made);
  return {
    input,
    state: () => ({
      writes: host.writes(),
      dialogs: openDialogs(made),
      alerts: alerts(made),
      specials: panel(made)?.querySelectorAll(".opening-special").length,
      section: made.section,
    }),
    async enter() {
      await eventually(() => openDialogs(made)).toEqual(place.closes ? [] : dialogs);
      expect(host.writes().map(({ call }) => call)).toEqual(place.calls ?? []);
    },
  };
}

describeComposition(places, commonKeys, openPlace);
