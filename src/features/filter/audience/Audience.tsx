import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { classes } from "../../../kit/classes.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useSheet } from "../../../kit/sheets.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { groupDigits } from "../../../lib/digits.js";
import type { Locale } from "../../../lib/locale.js";
import { typeOf } from "../../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { conditionLabel } from "../condition-label.js";
import type { ConditionVariants } from "../conditions/index.js";
import type { FilterRow, FilterState } from "../entity.js";
import { conditionRows, orPanels } from "../entity.js";
import { useFilter } from "../filter-context.js";
import type { FilterPartProps } from "../filter-part.js";
import { filterWords } from "../messages.js";
import { rowSentence } from "../summary/sentence.js";
import sheet from "./audience.css?inline";
import { type Count, createCounting } from "./counting.js";
import { FriendCheck } from "./FriendCheck.js";
import { figuresOf } from "./figures.js";
import { audienceWords } from "./messages.js";
import { queryOf } from "./query.js";

const clock = {
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => new Date(),
};

/** How many friends the filter reaches, how many are left after each condition, and whether one friend is among them. */
export function Audience({ model, page }: FilterPartProps) {
  useSheet(sheet);
  const state = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  const { estimate, explain, findFriends } = useAtomValue(page.audience);
  const setFigures = useSetAtom(model.atoms.figures);
  const words = audienceWords[settings.locale];
  const [counted, setCounted] = useState<Count | null>(null);
  const count = estimate && counted;
  const [open, setOpen] = useState(false);
  const counting = useRef<ReturnType<typeof createCounting>>(undefined);
  useEffect(() => {
    if (!estimate) return setCounted(null);
    const made = createCounting({ estimate, clock, onChange: setCounted });
    counting.current = made;
    return () => {
      made.stop();
      counting.current = undefined;
    };
  }, [estimate]);
  // Another function is asked the same question anew.
  useOnChange([state, estimate], () =>
    counting.current?.follow(queryOf(state, model.conditions, model.problems())),
  );
  useEffect(() => {
    // Figures of a filter that is another by now are none of its rows.
    setFigures(count && count.state !== "failed" ? figuresOf(count, state, words) : new Map());
  }, [count, state, words, setFigures]);
  useEffect(() => () => setFigures(new Map()), [setFigures]);

  const total = count?.result?.estimate.total;
  return (
    // Without figures there is nothing to fold away.
    <aside
      className={classes("audience sticks", (open || !estimate) && "audience-open")}
      aria-label={words.title}
    >
      <div className="audience-head">
        <h2 className="audience-title">{words.title}</h2>
        {estimate ? (
          <>
            <Total count={count} words={words} />
            <span className="audience-toggle">
              <Button variant="quiet" size="s" aria-expanded={open} onPress={() => setOpen(!open)}>
                {words.showLadder}
              </Button>
            </span>
          </>
        ) : null}
      </div>
      {count?.state === "failed" ? (
        <div role="alert" className="audience-failed">
          {words.failed}
          <Button variant="quiet" size="s" onPress={() => counting.current?.retry()}>
            {words.again}
          </Button>
        </div>
      ) : null}
      <div className="audience-body">
        <Ladder count={count} variants={model.conditions} />
        {count?.zero ? (
          <p className="audience-zero">
            <span>{words.zero(placeOf(count.zero.row, state, model.conditions, settings.locale))}</span>
            {/* That nobody is left either way is no advice. */}
            {!count.zero.without ? null : (
              <strong>
                {words.without(
                  placeOf(count.zero.row, state, model.conditions, settings.locale),
                  count.zero.without,
                )}
              </strong>
            )}
          </p>
        ) : null}
        {explain ? (
          <FriendCheck model={model} explain={explain} findFriends={findFriends} words={words} />
        ) : null}
      </div>
      <Announced text={count?.state === "counted" && total !== undefined ? words.announced(total) : ""} />
    </aside>
  );
}

/** The figure stays, paler, while another is counted, or could not be. */
function Total({ count, words }: { count: Count | null; words: (typeof audienceWords)["ja"] }) {
  const result = count?.result;
  if (!result)
    return <span className="audience-muted">{count?.state === "failed" ? "" : words.counting}</span>;
  const { total, friends } = result.estimate;
  const two = (number: number) => String(number).padStart(2, "0");
  return (
    <div className={classes("audience-total", count.state !== "counted" && "audience-pale")}>
      <b className={classes("audience-figure", total === 0 && "audience-none")}>{groupDigits(total)}</b>
      <span>{words.people}</span>
      {friends === undefined ? null : <span className="audience-muted">{words.ofFriends(friends)}</span>}
      <span className="audience-muted audience-time">
        {count.state === "counting"
          ? words.counting
          : words.countedAt(`${two(result.at.getHours())}:${two(result.at.getMinutes())}`)}
      </span>
    </div>
  );
}

/** In the order in which the page narrows, a bar each. */
function Ladder({ count, variants }: { count: Count | null; variants: ConditionVariants }) {
  const { locale } = useFilter().settings;
  const format = createSentenceFormat(useNames(), locale, "whole");
  const result = count?.result;
  if (!result?.estimate.conditions) return null;
  const { conditions, friends = Math.max(...conditions.map((each) => each?.remaining ?? 0)) } =
    result.estimate;
  const rows = result.query.rows.flatMap((row, at) => {
    const figure = conditions[at];
    return figure ? [{ row, remaining: figure.remaining }] : [];
  });
  const firstZero = rows.findIndex(({ remaining }) => remaining === 0);
  return (
    <ol className="audience-ladder">
      {result.estimate.friends === undefined ? null : (
        <li>
          <span className="audience-sentence">{audienceWords[locale].allFriends}</span>
          <span className="audience-count">{groupDigits(friends)}</span>
          <progress className="audience-bar" max={Math.max(friends, 1)} value={friends} />
        </li>
      )}
      {rows.map(({ row, remaining }, at) => (
        <li key={row.key} className={rungClass(at, firstZero)}>
          <span className="audience-sentence">{rowSentence(row, format, variants)}</span>
          <span className="audience-count">{groupDigits(remaining)}</span>
          <progress className="audience-bar" max={Math.max(friends, 1)} value={remaining} />
        </li>
      ))}
    </ol>
  );
}

/** Only the condition that leaves nobody is to be looked at; those after it can do nothing for it. */
function rungClass(at: number, firstZero: number): string | undefined {
  if (firstZero < 0 || at < firstZero) return undefined;
  return at === firstZero ? "audience-none" : "audience-after";
}

function placeOf(row: FilterRow, state: FilterState, variants: ConditionVariants, locale: Locale): string {
  const list = row.children === null ? conditionRows(state) : orPanels(state);
  const number = list.findIndex(({ key }) => key === row.key) + 1;
  return filterWords[locale].numbered(number, conditionLabel(typeOf(row.value), locale, variants));
}

/** Read out at most once a second. */
function Announced({ text }: { text: string }) {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return <StatusRegion text={read} />;
}
