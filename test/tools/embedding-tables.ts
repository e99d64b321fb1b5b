import { contextDocs } from "../../src/element-base/documentation.js";
import { type ElementTag, elementTags, registry } from "../../src/elements/registry.js";
import { effects } from "../../src/features/action/effects/index.js";
import { conditions } from "../../src/features/filter/conditions/index.js";
import { pickerKinds } from "../../src/features/picker/kinds.js";
import { pickerWords } from "../../src/features/picker/messages.js";
import { table } from "./markdown-table.js";
import { contextTable } from "./member-tables.js";

/** The tables of the page on embedding, by the names of their marks. */
export function embeddingTables(): Readonly<Record<string, string>> {
  return {
    context: table(
      ["key", "meaning"],
      Object.entries(contextDocs).map(([key, meaning]) => [`\`${key}\``, meaning]),
    ),
    "context-attributes": contextTable(),
    abilities: table(
      ["ability", "opens"],
      [...openedBy()].map(([ability, opened]) => [`\`${ability}\``, opened.join("; ")]),
    ),
    finishing: table(
      ["element", "in a form", "`finisher`", "`finish-path`"],
      elementTags.map((tag) => [`[\`<${tag}>\`](${tag}/README.md)`, ...finishing(tag)]),
    ),
  };
}

/** What an ability opens besides kinds of effects, of conditions and of new items. */
const furtherOpened: Readonly<Record<string, string>> = {
  "open-api": "values of the trigger in effects, where the page gives a `triggerContext`",
  "user-open-api":
    "placeholders of the trigger's values, where the page gives a `triggerContext` of the open API",
  "user-mail": "the placeholder メールアドレス",
  "user-mail-landing-use": "the placeholder 友だち追加リンク",
  "user-mail-set-to-expa-mode": "the choice of a status in the condition メール",
  "concert-plugin": "the placeholders of QR and payment addresses of an event's booking",
  "journey-write": "creating, renaming and deleting phases in `<journey-list>`",
  "notify-setting": "the link to the settings of 対応マーク",
  "ad-connect": "the note on conversions of advertisements in the effect フェーズ操作",
};

/** Every ability that the library asks for, with what it opens. */
export function openedBy(): ReadonlyMap<string, readonly string[]> {
  const opened: (readonly [string | undefined, string])[] = [
    ...effects.map((each) => [abilityOf(each), `the effect ${each.label.ja}`] as const),
    ...conditions.map((each) => [abilityOf(each), `the condition ${each.label.ja}`] as const),
    ...Object.entries(pickerKinds).map(
      ([kind, each]) =>
        [
          abilityOf(each),
          `new items of the kind ${pickerWords.ja.kinds[kind as keyof typeof pickerKinds]}`,
        ] as const,
    ),
    ...Object.entries(furtherOpened),
  ];
  const byAbility = new Map<string, string[]>();
  for (const [ability, what] of opened) {
    if (ability !== undefined) byAbility.set(ability, [...(byAbility.get(ability) ?? []), what]);
  }
  return byAbility;
}

function abilityOf(definition: object): string | undefined {
  return "ability" in definition ? (definition.ability as string) : undefined;
}

/** Whether it is a form control, its finisher unless the page names one, and the path that it posts to then. */
function finishing(tag: ElementTag): readonly string[] {
  const { declaration, documentation } = registry[tag];
  const attributes: Readonly<Record<string, object>> = declaration.attributes;
  const texts: Readonly<Record<string, string>> = documentation.attributes;
  const inForm = "name" in attributes ? "yes" : "no";
  const { finisher } = attributes;
  if (finisher === undefined || !("default" in finisher))
    return [
      inForm,
      inForm === "yes" ? "none: a form or a script takes `value`" : "none: it makes its calls itself",
      "",
    ];
  const [, own = ""] = /Absent: ([^.]*)/.exec(texts["finish-path"] ?? "") ?? [];
  return [inForm, `\`${finisher.default}\``, own];
}
