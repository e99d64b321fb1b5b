import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { useSheet } from "../../../kit/sheets.js";
import tokens from "../../../kit/widget-tokens.css?inline";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Names } from "../../choosing/index.js";
import { useNames } from "../../choosing/views.js";
import type { LatePartProps } from "../late-part.js";
import type { OptionWords } from "../options/messages.ja.js";
import { optionWords } from "../options/words.js";
import type { FilterWords } from "../words.js";
import { type Change, changesBetween } from "./changes.js";
import orPanel from "./or-panel.css?inline";
import { filterSentence, rowSentence } from "./sentence.js";
import { useFolderName } from "./use-folder-name.js";
import { insightWords } from "./words.js";

/** The whole filter in a sentence, and what was changed since it was loaded or saved. Worked out while it is looked at. */
export function Summary(props: LatePartProps) {
  useSheet(tokens);
  useSheet(orPanel);
  const { model } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const dirty = useAtomValue(model.atoms.dirty);
  const said = insightWords[locale];
  return (
    <div className="filter-summary">
      <Disclosure title={said.title} startsOpen={model.isShort()}>
        <Sentence {...props} />
      </Disclosure>
      {dirty ? (
        <Disclosure title={said.changes}>
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

function Sentence({ model }: LatePartProps) {
  const { rows } = useAtomValue(model.atoms.state);
  const { locale } = useAtomValue(model.atoms.settings);
  return <p>{filterSentence(rows, useNames(), locale)}</p>;
}

function Changes({ model, words, page }: LatePartProps) {
  const state = useAtomValue(model.atoms.state);
  const baseline = useAtomValue(model.atoms.baseline);
  const { locale } = useAtomValue(model.atoms.settings);
  const names = useNames();
  const changes = changesBetween(baseline, state);
  const said = { ...words, ...optionWords[locale] };
  const folderName = useFolderName(
    page,
    said,
    changes.some((change) => change.is === "field" && change.field === "group_id"),
  );
  const lines = changes.map((change) => changeLine(change, { names, folderName, locale, words: said }));
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

/** What is needed to say a change. */
interface Saying {
  names: Names;
  folderName(id: PlainData): string;
  locale: Locale;
  words: FilterWords & OptionWords;
}

function changeLine(change: Change, { names, folderName, locale, words }: Saying): string {
  const said = insightWords[locale];
  switch (change.is) {
    case "added":
      return said.addedRow(rowSentence(change.row, names, locale));
    case "removed":
      return said.removedRow(rowSentence(change.row, names, locale));
    case "moved":
      return said.movedRow(rowSentence(change.row, names, locale));
    case "changed":
      return said[change.moved ? "movedAndChangedRow" : "changedRow"](
        rowSentence(change.before, names, locale),
        rowSentence(change.row, names, locale),
      );
    case "field": {
      const [before, after] = [change.before, change.after].map((value) =>
        change.field === "group_id" ? folderName(value) : fieldValue(change.field, value, words),
      );
      return said.changedField(
        fieldLabel(change.field, words),
        before || said.nothing,
        after || said.nothing,
      );
    }
  }
}

function fieldLabel(field: string, words: FilterWords & OptionWords): string {
  const labels: Record<string, string> = {
    name: words.name,
    group_id: words.folder,
    take_num: words.takeNum,
    sort_type: words.sortType,
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
