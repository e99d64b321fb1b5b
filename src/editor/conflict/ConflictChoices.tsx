import { Field } from "../../kit/Field.js";
import { Notice } from "../../kit/Notice.js";
import type { Locale } from "../../lib/locale.js";
import { pressMainSoon } from "../main-button.js";
import { ConflictSides } from "./ConflictSides.js";
import { conflictWords } from "./messages.js";
import type { ShownConflict, Side } from "./side.js";

/** Each thing that two people have changed differently, with what can be saved of it; nothing while there is none. */
export function ConflictChoices<Key extends string>(props: {
  locale: Locale;
  /** How it is explained. */
  lead: keyof (typeof conflictWords)["ja"]["lead"];
  conflicts: readonly ShownConflict<Key>[];
  /** Nothing at first. */
  chosen(key: Key): Side | undefined;
  onChoose(key: Key, side: Side): void;
  /** True when the conflicts have stopped a save, which goes on once the last is chosen. */
  waits?: boolean | undefined;
}) {
  const { locale, lead, conflicts, chosen, onChoose, waits = true } = props;
  const words = conflictWords[locale];
  if (conflicts.length === 0) return null;
  const open = conflicts.filter(({ key }) => chosen(key) === undefined);
  return (
    <Notice tone="warning">
      <div>{words.lead[lead]}</div>
      {waits ? <div>{words.goesOn}</div> : null}
      {conflicts.map((conflict) => (
        <Field key={conflict.key} label={words.of(conflict.label)} group>
          <ConflictSides
            locale={locale}
            of={conflict.label}
            values={conflict}
            chosen={chosen(conflict.key) ?? null}
            onChoose={(side) => onChoose(conflict.key, side)}
            goesOn={waits && open.every(({ key }) => key === conflict.key) ? pressMainSoon : undefined}
          />
        </Field>
      ))}
    </Notice>
  );
}
