import { memo } from "react";
import { classes } from "../../kit/classes.js";
import { LockIcon } from "../../kit/icons.js";
import { NamedIcon } from "../../kit/NamedIcon.js";
import { useNear } from "../../kit/near.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { RowCheck, typeOf } from "../../list-editor/index.js";
import { readEditable } from "./allowed-conditions.js";
import { ConditionFields } from "./ConditionFields.js";
import { conditionLabel } from "./condition-label.js";
import type { ConditionRowProps } from "./condition-row-props.js";
import { brokenType } from "./entity.js";
import { FarRow } from "./FarRow.js";
import { RowTools } from "./menu/RowTools.js";
import { type FilterWords, rowNumber } from "./messages.js";
import type { FilterModel } from "./model.js";
import { ReadCondition } from "./ReadCondition.js";
import { Figure, RowWarning } from "./row-notes.js";

/** One condition. Memoized, because a keystroke in one of a hundred is the business of that one only. */
export const ConditionRow = memo(function ConditionRow(props: ConditionRowProps) {
  const [place, near] = useNear({
    key: props.row.key,
    atOnce: props.drawing === "at-once",
    comesWhenIdle: props.drawing === "when-idle",
    isWatched: props.ofMany,
  });
  if (!near) return <FarRow {...props} place={place} />;
  const { row, number, panel, moved, selected, note, model, settings, words } = props;
  const { key, value: condition } = row;
  const definition = model.conditions.read(condition)?.definition;
  const label = conditionLabel(typeOf(condition), settings.locale, model.conditions);
  const heading = words.numbered(number, label);
  const fixed = settings.readonly || settings.disabled;
  return (
    <div
      ref={place}
      className={classes(
        "cond",
        selected && "cond-selected",
        moved && "cond-moved",
        (note?.warning ?? note?.isZero) && "cond-warned",
      )}
      role="group"
      aria-label={heading}
      data-row={key}
      part="condition"
    >
      <span className="cond-number" data-row-head>
        {fixed ? null : (
          <RowCheck row={key} heading={heading} selected={selected} model={model} locale={settings.locale} />
        )}
        <span>{rowNumber(number, panel, words)}</span>
      </span>
      {/* With a key: beside an icon a text is not changed (translators). */}
      <span key={label} className="cond-name" data-row-head>
        {definition ? <NamedIcon name={definition.icon} /> : <LockIcon />}
        {label}
      </span>
      <div className="cond-fields">
        <Content {...props} />
        <RowWarning note={note} />
      </div>
      <Figure note={note} words={words} />
      {fixed ? null : <RowTools rowKey={key} panel={panel} model={model} words={words} />}
    </div>
  );
});

/** Its fields; its sentence where it is only read; or why it can be neither edited nor read. */
function Content({ row, isFresh, attempted, problems, model, settings, words }: ConditionRowProps) {
  const { value: condition } = row;
  const shared = { row, attempted, problems, model };
  const fields = { ...shared, isFresh };
  if (settings.readonly && model.conditions.read(condition))
    return <ReadCondition {...shared} locale={settings.locale} />;
  if (readEditable(condition, settings, model.conditions))
    return <ConditionFields {...fields} settings={settings} />;
  return <p className="cond-held">{opaqueText(condition, model, words)}</p>;
}

/** Why a condition cannot be edited: the server says so, this account may not, or we cannot read it (rules: broken-conditions). */
function opaqueText(condition: PlainData, { conditions }: FilterModel, words: FilterWords): string {
  if (isPlainObject(condition) && condition.type === brokenType) {
    const { reason } = condition;
    return words.broken(typeof reason === "string" && reason !== "" ? reason : words.unknownReason);
  }
  return conditions.read(condition) ? words.locked : words.opaque;
}
