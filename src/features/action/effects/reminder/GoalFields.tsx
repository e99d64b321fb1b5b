import { isId } from "../../../../api/resources.js";
import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { type ChoiceRules, ItemChoice, ItemLink, idsOf, useNames } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { usesLinkedData } from "../../settings.js";
import { EffectLine } from "../parts/EffectLine.js";
import { LinkedField } from "../parts/linked/LinkedField.js";
import { MomentFields } from "./MomentFields.js";
import { reminderWords } from "./messages.js";
import { dateVariable, GoalDay, GoalSource, type ReminderEffect, reminderOf } from "./reminder.js";
import {
  chooseGoalDay,
  chooseGoalSource,
  chooseGoalVariable,
  chooseLinkedGoal,
  setGoal,
} from "./transitions.js";

type Props = VariantEditorProps<ReminderEffect>;

/** Towards which moment the reminder runs: one that is set here, or one that comes with the trigger's call. */
export function GoalFields(props: Props) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = reminderWords[locale];
  const { goal_date_type } = reminderOf(effect);
  const linked = goal_date_type === GoalSource.linked;
  // A stored choice stays shown where it could not be chosen (rules: stored-choice-stays).
  const choosesSource = usesLinkedData(useAction().settings) || linked;
  return (
    <>
      {choosesSource ? (
        <Field label={words.goal} layout="line" group>
          <Segmented
            options={Object.values(GoalSource).map((value) => ({ value, label: words.goalSources[value] }))}
            value={goal_date_type}
            onChange={(chosen) => onChange(chooseGoalSource(effect, chosen), "goal_date_type")}
            label={words.goalSource}
            readOnly={readOnly}
            data-field="goal_date_type"
          />
        </Field>
      ) : null}
      {linked ? (
        <LinkedField
          context={effect.context}
          kinds={["datetime"]}
          formatted={false}
          onChange={(context) => onChange(chooseLinkedGoal(effect, context), "context")}
          words={words}
          error={errorAt("context")}
          readOnly={readOnly}
        />
      ) : (
        <SpecifiedGoal {...props} label={choosesSource ? words.goalDate : words.goal} />
      )}
    </>
  );
}

function SpecifiedGoal(props: Props & { label: string }) {
  const { value: effect, onChange, locale, errorAt, warningAt, readOnly, label } = props;
  const words = reminderWords[locale];
  const { validationContext } = useAction();
  const { selectionType, origin_date, origin_time, var_id } = reminderOf(effect);
  const names = useNames();
  const picked = selectionType === GoalDay.picked;
  const type = picked || !isId(var_id) ? null : names.variableType(var_id);
  const today = validationContext().now.slice(0, "YYYY-MM-DD".length);
  return (
    <Field
      label={label}
      layout="line"
      group
      error={errorAt("origin_date", "origin_time", "var_id")}
      warning={type === null || type === dateVariable ? warningAt("origin_date") : words.variableIsNoDate}
    >
      <EffectLine>
        <Segmented
          options={Object.values(GoalDay).map((value) => ({ value, label: words.goalDays[value] }))}
          value={selectionType}
          onChange={(chosen) => onChange(chooseGoalDay(effect, chosen), "selectionType")}
          label={words.goalDay}
          readOnly={readOnly}
          data-field="selectionType"
        />
        {picked ? null : (
          <>
            <ItemChoice
              kind="varia"
              ids={idsOf(var_id)}
              onChange={([id]) => onChange(chooseGoalVariable(effect, id ?? null), "var_id")}
              rules={rules}
              readOnly={readOnly}
              field="var_id"
            />
            <ItemLink
              kind="varia"
              id={var_id}
              label={words.friendInfo}
              href={(id) => path`/line/var/edit/${id}`}
            />
          </>
        )}
        <MomentFields
          day={picked ? { field: "origin_date", label: words.goalDate, value: origin_date } : undefined}
          time={{ field: "origin_time", label: words.goalTime, value: origin_time }}
          min={today}
          onChange={(field, text) => onChange(setGoal(effect, field, text), field)}
          readOnly={readOnly}
        />
      </EffectLine>
    </Field>
  );
}

/** A new variable is of the only type that is allowed. */
const rules: ChoiceRules = { allowedTypes: [String(dateVariable)], allowNew: true };
