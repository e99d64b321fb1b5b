import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { ConflictSides, conflictWords, editingWords, pressMainSoon } from "../../../editor/index.js";
import { Field } from "../../../kit/Field.js";
import { joinMessages } from "../../../lib/join-messages.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { FormKey } from "../../reservation/index.js";
import { useReservation } from "../reservation-context.js";

/** One field of the form with what is wrong with it, and the question where others have changed it too. */
export function FormField(props: {
  field: FormKey;
  required?: boolean;
  group?: boolean;
  hint?: string | undefined;
  /** A value as the field would show it. */
  textOf(value: PlainData): string;
  children: ReactNode;
}) {
  const { field, required, group, hint, textOf, children } = props;
  const { model, commands, settings, words, isFixed } = useReservation();
  const problems = useAtomValue(model.atoms.problems);
  const attempted = useAtomValue(commands.session.attempts) > 0;
  const serverErrors = useAtomValue(model.atoms.fieldErrors)[field] ?? [];
  const conflicts = useAtomValue(model.atoms.conflicts);
  const conflict = conflicts[field];
  const waits = useAtomValue(model.atoms.isStale) || attempted;
  const own = attempted && !conflict ? problems.find((each) => each.field === field)?.message : undefined;
  const format = (value: PlainData) => textOf(value) || words.emptyValue;
  return (
    <div className="reservation-field">
      <Field
        label={words.fields[field]}
        required={required}
        requiredLabel={editingWords[settings.locale].required}
        error={joinMessages([...serverErrors, own])}
        hint={hint}
        group={group}
      >
        {children}
      </Field>
      {conflict ? (
        <div className="reservation-conflict">
          <span>{conflictWords[settings.locale].lead.meanwhile}</span>
          {waits ? <span>{conflictWords[settings.locale].goesOn}</span> : null}
          <ConflictSides
            locale={settings.locale}
            of={words.fields[field]}
            values={{
              mine: format(conflict.mine),
              theirs: format(conflict.theirs),
              before: format(conflict.before),
            }}
            chosen={null}
            onChoose={(side) => model.decideConflict(field, side)}
            goesOn={waits && Object.keys(conflicts).length === 1 ? pressMainSoon : undefined}
            disabled={isFixed}
          />
        </div>
      ) : null}
    </div>
  );
}
