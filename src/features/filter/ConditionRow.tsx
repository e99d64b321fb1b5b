import { memo, type ReactNode, type RefObject } from "react";
import { classes } from "../../kit/classes.js";
import { LockIcon } from "../../kit/icons.js";
import { useLazy } from "../../kit/lazily.js";
import { useNear } from "../../kit/near.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { ConditionFields } from "./ConditionFields.js";
import { type ConditionData, definitionOf } from "./conditions/index.js";
import { brokenType, type FilterRow, type PanelKey } from "./entity.js";
import { FarRow } from "./FarRow.js";
import { adding } from "./late-parts.js";
import type { FilterModel, RowNote } from "./model.js";
import type { FilterProblem } from "./problems.js";
import { RowTools } from "./row-menu.js";
import { Figure, Finding } from "./row-notes.js";
import { editableDefinition, type FilterSettings } from "./settings.js";
import { typeOf } from "./transitions.js";
import { conditionLabel, type FilterWords, rowNumber } from "./words.js";

export interface ConditionRowProps {
  row: FilterRow;
  number: number;
  panel: PanelKey;
  moved: boolean;
  /** Of a filter so long that those far from the screen are lines only. */
  ofMany: boolean;
  /** Drawn whole in any case: one of the first, or the focus is to go to it. */
  wanted: boolean;
  note: RowNote | undefined;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  problems: readonly FilterProblem[];
  model: FilterModel;
  settings: FilterSettings;
  words: FilterWords;
}

/** One condition. Memoized, because a keystroke in one of a hundred is the business of that one only. */
export const ConditionRow = memo(function ConditionRow(props: ConditionRowProps) {
  const [place, near] = useNear(props.ofMany, props.wanted);
  return near ? <NearRow {...props} place={place} /> : <FarRow {...props} place={place} />;
});

function NearRow(props: ConditionRowProps & { place: RefObject<HTMLDivElement | null> }) {
  const { row, number, panel, moved, note, model, settings, words } = props;
  const { key, condition } = row;
  const definition = definitionOf(condition);
  const editable = editableDefinition(condition, settings) !== null;
  const label = conditionLabel(typeOf(condition), words);
  const icons = useLazy(adding);
  const Icon = definition ? icons.is === "ready" && icons.value.conditionIcon(definition.type) : LockIcon;
  const readOnly = settings.readonly || settings.disabled;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div
      ref={props.place}
      className={classes("cond", moved && "cond-moved", (note?.finding ?? note?.isZero) && "cond-odd")}
      role="group"
      aria-label={words.heading(number, label)}
      data-row={key}
      part="condition"
    >
      <span className="cond-number">{rowNumber(number, panel, words)}</span>
      <span className="cond-name">
        {Icon ? <Icon /> : <svg className="icon" width={16} height={16} aria-hidden="true" />}
        <span>{label}</span>
      </span>
      <div className="cond-fields">
        {editable ? (
          <Editable
            row={row}
            attempted={props.attempted}
            problems={props.problems}
            model={model}
            settings={settings}
            words={words}
          />
        ) : (
          <p className="cond-held">{heldText(condition, props)}</p>
        )}
        <Finding note={note} />
      </div>
      <Figure note={note} words={words} />
      {readOnly ? null : <RowTools rowKey={key} panel={panel} model={model} words={words} />}
    </div>
  );
}

type EditableProps = Pick<
  ConditionRowProps,
  "row" | "attempted" | "problems" | "model" | "settings" | "words"
>;

/** Memoized: when a row above goes, its number is another one, and nothing else. */
const Editable = memo(function Editable(props: EditableProps): ReactNode {
  const { row, attempted, problems, model, settings, words } = props;
  const definition = definitionOf(row.condition);
  if (!definition) return null;
  const shown = problems.filter(({ immediate }) => attempted || immediate);
  return (
    <ConditionFields
      type={definition.type}
      words={words}
      onReady={model.fieldsReady}
      editing={{
        condition: row.condition as ConditionData,
        onChange: (next, field) => model.changeCondition(row.key, next, field),
        errorAt: (field) => shown.find((problem) => problem.field === field)?.message,
        readOnly: settings.readonly || settings.disabled,
      }}
    />
  );
});

/** Why a condition cannot be edited: the server says so, this account may not, or we cannot read it (§8). */
function heldText(condition: PlainData, { words }: ConditionRowProps): string {
  if (isPlainObject(condition) && condition.type === brokenType) {
    const { reason } = condition;
    return words.broken(typeof reason === "string" && reason !== "" ? reason : words.unknownReason);
  }
  return definitionOf(condition) ? words.locked : words.held;
}
