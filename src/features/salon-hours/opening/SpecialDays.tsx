import { useAtomValue } from "jotai";
import { memo, useCallback, useMemo, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { PencilIcon, PlusIcon, TrashIcon } from "../../../kit/icons.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import { withIndex } from "../../../lib/with-index.js";
import { removeSpan, type SpecialSpan, spansOf } from "../../opening-hours/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { formatNames, formatSpan } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** The special days of a year, in spans. */
export function SpecialDays({ year }: { year: number }) {
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const { specials } = useAtomValue(editor.atoms.present);
  const spans = useMemo(() => spansOf(specials, year), [specials, year]);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Index of the span that was removed last. */
  const left = useRef<number | null>(null);
  // Once there are others.
  useLayoutOnChange([spans], () => {
    const at = left.current;
    left.current = null;
    if (at === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-control=edit]") ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? add.current)?.focus();
  });
  const remove = useCallback(
    (span: SpecialSpan, at: number): void => {
      left.current = at;
      editor.editDocument((document) => ({ ...document, specials: removeSpan(document.specials, span) }));
    },
    [editor],
  );
  return (
    <section className="salon-card salon-group" aria-label={words.specials}>
      <div className="salon-tools">
        <h2>{words.specials}</h2>
        <span className="salon-grow" />
        {fixed ? null : (
          <>
            <Button aria-haspopup="dialog" onPress={() => model.dialogs.open({ is: "holidays" })}>
              {words.addHolidays}
            </Button>
            <Button
              ref={add}
              icon={<PlusIcon />}
              aria-haspopup="dialog"
              onPress={() => model.dialogs.open({ is: "special", first: null, isShadowed: false })}
            >
              {words.addSpecial}
            </Button>
          </>
        )}
      </div>
      {spans.length === 0 ? (
        <p className="salon-hint">{words.noSpecials}</p>
      ) : (
        <ul ref={list} className="salon-list" aria-label={words.specials}>
          {withIndex(spans).map(([at, span]) => (
            <li key={span.indices.join(" ")} className="opening-special">
              <SpanRow span={span} at={at} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** There may be hundreds, and an edit of the week is none of them. */
const SpanRow = memo(function SpanRow(props: {
  span: SpecialSpan;
  /** Among the spans of the year, from 0. */
  at: number;
  onRemove(span: SpecialSpan, at: number): void;
}) {
  const { span, at, onRemove } = props;
  const { model } = useSalon();
  const { words: frame, fixed } = useSalonSettings();
  const words = useOpeningWords();
  const { first, note, ranges, isClosed, isShadowed } = span;
  const name = formatSpan(span, words);
  return (
    <div role="group" aria-label={name} className="salon-tools">
      <span className="opening-special-name">{name}</span>
      <bdi>{isClosed ? words.closed : formatNames(ranges, words)}</bdi>
      {note === "" ? null : <bdi className="salon-hint">{note}</bdi>}
      {isShadowed ? <span className="opening-warning">{words.doubled}</span> : null}
      <span className="salon-grow" />
      {fixed ? null : (
        <span>
          <IconButton
            label={frame.edit}
            icon={<PencilIcon />}
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "special", first, isShadowed })}
            data-control="edit"
          />
          <IconButton
            label={frame.remove}
            icon={<TrashIcon />}
            destructive
            onPress={() => onRemove(span, at)}
          />
        </span>
      )}
    </div>
  );
});
