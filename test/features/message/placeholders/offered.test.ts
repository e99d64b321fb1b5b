import { describe, expect, it } from "vitest";
import {
  arrange,
  type InsertKind,
  insertKinds,
  offeredKinds,
} from "../../../../src/features/message/placeholders/offered.js";
import { everyAbility, insertSettings } from "../open-message.js";

const register = { category: "reserve", event: "register" };
const order = { event: "order", params: { total: { label: "合計", type: "number" } } };

it("all of them, in the order of the toolbar (rules: placeholder-kinds)", () => {
  expect(offeredKinds(insertSettings({ triggerContext: register })).join(" ")).toBe(
    "name mail friend-link var common-var form context date remain emoji",
  );
});

describe("the attribute `placeholders`", () => {
  it.each<[what: string, placeholders: readonly string[] | null, offered: string]>([
    ["absent means all", null, insertKinds.join(" ")],
    ["empty means none", [], ""],
    ["names those that are offered, in our order", ["emoji", "name"], "name emoji"],
    ["what nobody knows is none", ["names", "toString"], ""],
  ])("%s", (_, placeholders, offered) => {
    const settings = insertSettings({ placeholders, triggerContext: register });
    expect(offeredKinds(settings).join(" ")).toBe(offered);
  });
});

describe("abilities and triggers", () => {
  const gone = (settings: Parameters<typeof insertSettings>[0]) =>
    insertKinds.filter((kind) => !offeredKinds(insertSettings(settings)).includes(kind)).join(" ");

  it.each<[what: string, settings: Parameters<typeof insertSettings>[0], missing: string]>([
    ["no trigger", {}, "context"],
    ["a trigger without an event", { triggerContext: { category: "reserve" } }, "context"],
    ["a reservation", { triggerContext: register }, ""],
    ["a reservation, no abilities", { triggerContext: register, abilities: [] }, "mail friend-link"],
    ["an open API", { triggerContext: order }, ""],
    ["an open API without a value", { triggerContext: { event: "order" } }, "context"],
    [
      "an open API without its ability",
      { triggerContext: order, abilities: everyAbility.filter((ability) => ability !== "user-open-api") },
      "context",
    ],
    ["no mail", { triggerContext: register, abilities: ["user-mail-landing-use"] }, "mail"],
    ["no friend link", { triggerContext: register, abilities: ["user-mail"] }, "friend-link"],
  ])("%s", (_, settings, missing) => {
    expect(gone(settings)).toBe(missing);
  });

  it("what the page names and the account may not is not offered", () => {
    expect(offeredKinds(insertSettings({ placeholders: ["mail", "name"], abilities: [] }))).toEqual(["name"]);
  });
});

describe("buttons and the menu", () => {
  const all = insertKinds;
  it.each<[kinds: readonly InsertKind[], isCompact: boolean, buttons: string, menu: string]>([
    [[], false, "", ""],
    [["name", "date", "remain"], false, "name date remain", ""],
    [all.slice(0, 6), false, "name mail friend-link var common-var form", ""],
    [all, false, "name var common-var form emoji", "mail friend-link context date remain"],
    [all, true, "name var emoji", "mail friend-link common-var form context date remain"],
    [["date", "remain", "name", "mail"], true, "date remain name mail", ""],
  ])("%j, narrow %j", (kinds, isCompact, buttons, menu) => {
    const arranged = arrange(kinds, isCompact);
    expect([arranged.buttons.join(" "), arranged.menu.join(" ")]).toEqual([buttons, menu]);
  });
});
