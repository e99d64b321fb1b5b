import { useAtomValue } from "jotai";
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from "react";
import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { ConflictSides, conflictWords } from "../../editor/index.js";
import { useComposedText } from "../../kit/composed-text.js";
import { useComposition } from "../../kit/composition.js";
import { ErrorIcon } from "../../kit/icons.js";
import { useNear } from "../../kit/near.js";
import { whenLeft } from "../../kit/when-left.js";
import { readFirstCells } from "../../lib/cells.js";
import type { PlainData } from "../../lib/plain-data.js";
import { useSalonSettings } from "../salon/index.js";
import { type BulkEdit, fieldKey } from "./bulk.js";
import { colorOf } from "./colors.js";
import { listKeys } from "./fields.js";
import { useItemWords } from "./items-context.js";
import type { ItemWords } from "./messages.js";

interface RowProps {
  kind: SalonItemKind;
  item: SalonItem;
  at: number;
  /** Those that are shown, for what is pasted into the rows below. */
  items: readonly SalonItem[];
  bulk: BulkEdit;
}

/** One course or resource as a row of a table: each field is saved when it is left. */
export const BulkRow = memo(function BulkRow(props: RowProps & { name: string }) {
  const { name, ...row } = props;
  const [place, isNear] = useNear<HTMLLIElement>({
    key: `table ${row.item.id}`,
    atOnce: row.at < 16,
    isWatched: row.items.length > 40,
  });
  return (
    <li ref={place} className="salon-item">
      <div role="group" aria-label={name} className="salon-item-row salon-bulk-row">
        {isNear ? <BulkFields {...row} /> : <bdi>{name}</bdi>}
      </div>
    </li>
  );
});

function BulkFields(props: RowProps) {
  const { kind } = props;
  const own = useItemWords(kind);
  return (
    <>
      <ColorField {...props} label={own.color} />
      {listKeys[kind].map((attr) => (
        <BulkField key={attr} {...props} attr={attr} label={labelOf(attr, own)} />
      ))}
    </>
  );
}

/** Heads of the columns, for those who see them. */
export function BulkHead({ kind }: { kind: SalonItemKind }) {
  const own = useItemWords(kind);
  return (
    <div className="salon-bulk-head" aria-hidden="true">
      <span>{own.color}</span>
      {listKeys[kind].map((attr) => (
        <span key={attr} className={attr === "name" ? "salon-bulk-name" : "salon-bulk-figure"}>
          {labelOf(attr, own)}
        </span>
      ))}
    </div>
  );
}

function ColorField({ item, bulk, label }: RowProps & { label: string }) {
  const typed = useAtomValue(bulk.atoms.typed)[fieldKey(item.id, "color")];
  const shown = typed === undefined ? item.color : String(typed.text ?? "");
  return (
    <input
      type="color"
      className="salon-color"
      aria-label={label}
      value={colorOf(shown) ?? "#000000"}
      onChange={({ currentTarget }) =>
        bulk.type(item.id, "color", currentTarget.value, item.wire.color ?? null)
      }
      onBlur={(event) => whenLeft(event, () => bulk.commit(item.id, "color"))}
    />
  );
}

function BulkField(props: RowProps & { attr: string; label: string }) {
  const { item, at, items, bulk, attr, label } = props;
  const { words, settings } = useSalonSettings();
  const noteId = useId();
  const typed = useAtomValue(bulk.atoms.typed)[fieldKey(item.id, attr)];
  const saved = item.wire[attr] ?? null;
  const { tracker, handlers } = useComposition();
  const shown = String((typed === undefined ? saved : typed.text) ?? "");
  const text = useComposedText<HTMLInputElement>(shown, (next) => bulk.type(item.id, attr, next, saved));
  const isFigure = attr !== "name";

  function onKeyDown(event: KeyboardEvent): void {
    if (tracker.owns(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      bulk.commit(item.id, attr);
    }
    if (event.key === "Escape" && typed !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      bulk.giveUp(item.id, attr);
    }
  }
  function onPaste(event: ClipboardEvent): void {
    const { cells, columns } = readFirstCells(event.clipboardData.getData("text/plain"));
    if (cells.length < 2) return;
    event.preventDefault();
    const below = items.slice(at).filter(({ isDeleted }) => !isDeleted);
    const rows = cells.slice(0, below.length).map((text, n) => ({ id: below[n]?.id ?? 0, text }));
    bulk.offerPaste({ attr, rows, columns });
  }
  const lines = typed?.lines ?? [];
  return (
    <span className={isFigure ? "salon-bulk-figure" : "salon-bulk-name"} data-label={label}>
      <input
        type="text"
        inputMode={isFigure ? "numeric" : undefined}
        autoComplete="off"
        className="field-control"
        aria-label={label}
        aria-invalid={lines.length > 0 || undefined}
        aria-describedby={lines.length > 0 ? noteId : undefined}
        {...text}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={(event) => whenLeft(event, () => bulk.commit(item.id, attr))}
        onCompositionStart={(event) => {
          handlers.onCompositionStart();
          text.onCompositionStart(event);
        }}
        onCompositionEnd={(event) => {
          handlers.onCompositionEnd(event);
          text.onCompositionEnd(event);
        }}
      />
      {lines.length === 0 ? null : (
        <span id={noteId} className="field-note field-error">
          <ErrorIcon />
          <span>{lines.join(" ")}</span>
        </span>
      )}
      {typed?.theirs === undefined ? null : (
        <>
          <div>{conflictWords[settings.locale].lead.meanwhile}</div>
          <ConflictSides
            locale={settings.locale}
            of={label}
            values={{
              mine: format(typed.text, words.none),
              theirs: format(typed.theirs, words.none),
              before: format(typed.was, words.none),
            }}
            chosen={null}
            onChoose={(side) => bulk.choose(item.id, attr, side)}
          />
        </>
      )}
    </span>
  );
}

function format(value: PlainData, none: string): string {
  return value === null || value === "" ? none : String(value);
}

function labelOf(attr: string, own: ItemWords): string {
  if (attr === "name") return own.name;
  return attr === "duration_min" ? own.minutes : own.price;
}
