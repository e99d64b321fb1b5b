import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sampleText } from "../../../../src/features/message/insert/preview/sample-text.js";
import { suggestionsOf } from "../../../../src/features/message/insert/suggestions/entries.js";
import { describePlaceholder } from "../../../../src/features/message/placeholders/describe.js";
import {
  definitionOf,
  placeholders,
  readPlaceholder,
  writePlaceholder,
} from "../../../../src/features/message/placeholders/index.js";
import { lengthFilledIn } from "../../../../src/features/message/placeholders/length-filled-in.js";
import { offeredKinds } from "../../../../src/features/message/placeholders/offered.js";
import { createPlaceholderReader } from "../../../../src/features/message/text/read-text.js";
import { textWithNames } from "../../../../src/features/message/text/text-with-names.js";
import { knownNames } from "../../../../src/references/index.js";
import { everyAbility, insertSettings, listsOf } from "../open-message.js";
import { samplesOf } from "./samples.js";

/** What the rules say of each kind, in the order of the toolbar (rules: placeholder-kinds, placeholders-offered): its label, how it is written, its ability. */
const spec: Record<string, { label: string; begins: string; ability?: string }> = {
  name: { label: "名前", begins: "[[name]]" },
  mail: { label: "メールアドレス", begins: "[[SYS_MAIL]]", ability: "user-mail" },
  "friend-link": {
    label: "友だち追加リンク",
    begins: "[[friend_link_url]]",
    ability: "user-mail-landing-use",
  },
  var: { label: "友だち情報", begins: "[[var id=" },
  "common-var": { label: "共通情報", begins: "[[CVAR_" },
  form: { label: "回答フォーム", begins: "[[FORM_" },
  context: { label: "トリガー情報", begins: "[[context category=" },
  date: { label: "配信日", begins: "[[date add=" },
  remain: { label: "残り日数", begins: "[[remain target=" },
};

const today = "2026-07-15";
const locales = ["ja", "en"] as const;
/** What a text shows when it puts something in words that was not there. */
const traces = /undefined|NaN|null|\[object/;
const folder = fileURLToPath(new URL("../../../../src/features/message/placeholders/", import.meta.url));
const register = { category: "reserve", event: "register" };

describe("the list of kinds", () => {
  it("is the table of the rules, in its order", () => {
    expect(placeholders.map(({ name }) => name)).toEqual(Object.keys(spec));
  });

  it("has one folder a kind, named after it, and no other", () => {
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "parts")
      .map(({ name }) => name);
    expect(placeholders.map(({ name }) => name).sort()).toEqual(folders.sort());
    for (const name of folders)
      expect(readdirSync(`${folder}${name}`)).toEqual(
        expect.arrayContaining([`${name}.ts`, `${name}.samples.ts`, "messages.ts"]),
      );
  });
});

describe.each(placeholders)("$name", (definition) => {
  const { name, label, ability, only, item } = definition;
  const samples = samplesOf(name);
  const settings = insertSettings({ placeholders: [name], triggerContext: register });

  it("is called and allowed as the rules say", () => {
    expect({ label: label.ja, ...(ability && { ability }) }).toEqual({
      label: spec[name]?.label,
      ...(spec[name]?.ability && { ability: spec[name].ability }),
    });
    expect(label.en).toMatch(/^[A-Z][\w -]+$/);
  });

  it("is offered to an account with its ability only", () => {
    expect(offeredKinds(settings)).toEqual([name]);
    const abilities = everyAbility.filter((each) => each !== ability);
    expect(offeredKinds({ ...settings, abilities })).toEqual(ability === undefined ? [name] : []);
  });

  it("has samples", () => {
    expect(samples.length).toBeGreaterThan(0);
  });

  it.each(samples)("sample %s is read as this kind alone, and written again unit for unit", (_, source) => {
    const placeholder = readPlaceholder(source);
    expect(placeholder?.kind).toBe(name);
    expect(placeholder && definitionOf(placeholder)).toBe(definition);
    expect(placeholder && writePlaceholder(placeholder)).toBe(source);
    expect(source.startsWith(spec[name]?.begins ?? "?")).toBe(true);
    expect(placeholders.filter(({ read }) => read(source) !== null)).toEqual([definition]);
    expect(createPlaceholderReader()(`「${source}」\r${source}`)).toEqual([source, source]);
  });

  it.each(samples)("sample %s is named, sampled and measured, whatever the page knows", (_, source) => {
    for (const lists of [listsOf(), listsOf({})])
      for (const locale of locales)
        for (const triggerContext of [null, register, { event: "order" }]) {
          const judged = { ...settings, locale, triggerContext };
          const names = knownNames(lists, locale);
          const chip = describePlaceholder(source, { settings: judged, lists, names, today });
          const texts = [
            chip.label,
            chip.problem ?? "-",
            textWithNames(source, names, locale),
            sampleText(source, { locale, today, itemOf: () => undefined, labelOf: () => chip.label }),
          ];
          for (const text of texts) {
            expect(text).not.toBe("");
            expect(text).not.toMatch(traces);
          }
        }
    const { min, max } = lengthFilledIn([source], today);
    expect(source.length + min).toBeGreaterThanOrEqual(0);
    expect(max ?? min).toBeGreaterThanOrEqual(min);
  });

  it("is suggested, as what it reads again, or asks for its parameters", () => {
    const found = suggestionsOf(settings, listsOf(), today);
    expect(found.length).toBeGreaterThan(0);
    for (const { kind, source } of found) {
      expect(kind).toBe(name);
      if (source !== null) expect(readPlaceholder(source)?.kind).toBe(name);
    }
  });

  it("without parameters there is only one of it", () => {
    const values = samples.map(([, source]) => readPlaceholder(source));
    const hasParameters = values.some((value) => Object.keys(value ?? {}).length > 1);
    expect(only === undefined).toBe(hasParameters);
    if (only) expect(values).toEqual([only]);
  });

  if (item)
    it("names an item, and makes one of its id again", () => {
      for (const [, source] of samples) {
        const placeholder = readPlaceholder(source)!;
        expect(item.create(item.idOf(placeholder))).toEqual(placeholder);
        expect(item.loadFailed.ja).toContain("読み込み中にエラーが発生しました");
      }
    });
});
