import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { createSentenceFormat, type SentenceFormat, useNames } from "../../../references/index.js";
import type { ConditionVariants } from "../conditions/index.js";
import type { FilterPartProps } from "../filter-part.js";
import type { FilterWords } from "../messages.js";
import type { OptionWords } from "../options/messages.js";
import { optionWords } from "../options/messages.js";
import { type Change, changesBetween } from "./changes.js";
import { summaryWords } from "./messages.js";
import { filterSentence, rowSentence } from "./sentence.js";
import { useFolderName } from "./use-folder-name.js";

/** The whole filter in a sentence, and what was changed since it was loaded or saved. Computed only while it is open. */
export function Summary(props: FilterPartProps) {
  const { model } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const dirty = useAtomValue(model.atoms.dirty);
  const words = summaryWords[locale];
  return (
    <div className="filter-summary">
      <Disclosure title={words.title} startsOpen={model.isShort()}>
        <Sentence {...props} />
      </Disclosure>
      {dirty ? (
        <Disclosure title={words.showChanges}>
          <Changes {...props} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function Disclosure({
  title,
  startsOpen = false,
  children,
}: {
  title: string;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}

function Sentence({ model }: FilterPartProps) {
  const { rows } = useAtomValue(model.atoms.state);
  const { locale } = useAtomValue(model.atoms.settings);
  return <p>{filterSentence(rows, useNames(), locale, model.conditions)}</p>;
}

function Changes({ model, words, page }: FilterPartProps) {
  const state = useAtomValue(model.atoms.state);
  const baseline = useAtomValue(model.atoms.baseline);
  const { locale } = useAtomValue(model.atoms.settings);
  const format = createSentenceFormat(useNames(), locale, "whole");
  const changes = changesBetween(baseline, state);
  const allWords = { ...words, ...optionWords[locale] };
  const folderName = useFolderName(
    page,
    allWords,
    changes.some((change) => change.is === "field" && change.field === "group_id"),
  );
  const lines = changes.map((change) =>
    changeLine(change, { format, folderName, variants: model.conditions, words: allWords }),
  );
  return (
    <ul>
      {/* Two changes may read alike. */}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

/** Parts of the line of a change. */
interface LineParts {
  format: SentenceFormat;
  folderName(id: PlainData): string;
  variants: ConditionVariants;
  words: FilterWords & OptionWords;
}

function changeLine(change: Change, { format, folderName, variants, words }: LineParts): string {
  const summary = summaryWords[format.locale];
  switch (change.is) {
    case "added":
      return summary.addedRow(rowSentence(change.row, format, variants));
    case "removed":
      return summary.removedRow(rowSentence(change.row, format, variants));
    case "moved":
      return summary.movedRow(rowSentence(change.row, format, variants));
    case "changed": {
      const [before, now] = [change.before, change.row].map((row) => rowSentence(row, format, variants));
      if (before === undefined || now === undefined || before === now)
        return summary.changedUnseen(now ?? "");
      return summary[change.moved ? "movedAndChangedRow" : "changedRow"](before, now);
    }
    case "field": {
      const [before, after] = [change.before, change.after].map((value) =>
        change.field === "group_id" ? folderName(value) : fieldValue(change.field, value, words),
      );
      return summary.changedField(
        fieldLabel(change.field, words),
        before || summary.nothing,
        after || summary.nothing,
      );
    }
  }
}

function fieldLabel(field: string, words: FilterWords & OptionWords): string {
  const labels: Record<string, string> = {
    name: words.name,
    group_id: words.folder,
    take_num: words.takeNum,
    sort_type: words.order,
    with_blocked: words.withBlocked,
    user_rate_type: words.userRateType,
  };
  return labels[field] ?? field;
}

function fieldValue(field: string, value: PlainData, words: FilterWords & OptionWords): string {
  const lists: Record<string, Readonly<Record<string, string>>> = {
    take_num: words.takeNums,
    sort_type: words.sortTypes,
    with_blocked: words.withBlockeds,
    user_rate_type: words.userRateTypes,
  };
  return value === null ? "" : (lists[field]?.[String(value)] ?? String(value));
}
