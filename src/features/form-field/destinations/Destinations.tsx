import { useAtomValue } from "jotai";
import { useId, useMemo } from "react";
import { Switch } from "../../../kit/Switch.js";
import { exactId } from "../../../lib/exact-number.js";
import {
  EditingLink,
  EmptyListNote,
  FieldMessagesContext,
  ItemChoice,
  referenceWords,
} from "../../../references/index.js";
import { isOn, type SyncFlag } from "../entity.js";
import type { FormFieldProps } from "../form-field-context.js";
import { formFieldWords } from "../messages.js";
import { asksForName } from "../offered.js";
import type { SyncName } from "../settings.js";
import { useVariable } from "../use-variable.js";
import { allowedVariableTypes } from "../variable-types.js";

interface DestinationsProps extends FormFieldProps {
  /** Error about the friend information. */
  error: string | undefined;
  fixed: boolean;
}

/** Destinations of the answer. What a page does not offer stays in the value as it is. */
export function Destinations(props: DestinationsProps) {
  const { model, fixed } = props;
  const { locale, sync } = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const words = formFieldWords[locale];
  const id = useId();
  const row = (name: SyncName, flag: SyncFlag, label: string, hint: string) =>
    sync.includes(name) ? (
      <div className="form-field-switch">
        <Switch
          checked={isOn(state, flag)}
          onChange={(on) => model.switchSync(flag, on)}
          label={label}
          disabled={fixed}
          aria-describedby={`${id}${name}`}
          data-field={flag}
        />
        <span id={`${id}${name}`} className="form-field-hint">
          {hint}
        </span>
      </div>
    ) : null;
  if (sync.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="form-field-destinations">
      <strong id={id} className="form-field-title">
        {words.destinations}
      </strong>
      {row("user-var", "syncUserVar", words.userVar, words.userVarHint)}
      {sync.includes("user-var") && isOn(state, "syncUserVar") ? <VariableField {...props} /> : null}
      {row("google-calendar", "syncGc", words.calendar, words.calendarHint)}
      {asksForName(state) ? row("real-name", "sync_real_name", words.realName, words.realNameHint) : null}
    </div>
  );
}

/** Which friend information takes the answer, with the way to where that is edited. */
function VariableField({ model, lists, error, fixed }: DestinationsProps) {
  const { locale } = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const variable = useVariable(state);
  const words = formFieldWords[locale];
  const types = allowedVariableTypes(state).join();
  const rules = useMemo(() => ({ allowNew: true, allowedTypes: types.split(",") }), [types]);
  const messages = useMemo(
    () => ({
      errorAt: (field: string) => (field === "var_id" ? error : undefined),
      warningAt: () => undefined,
    }),
    [error],
  );
  const id = variable?.id ?? null;
  const list = lists.list("varia");
  return (
    <FieldMessagesContext value={messages}>
      <div className="form-field-variable">
        <ItemChoice
          kind="varia"
          field="var_id"
          ids={id === null ? [] : [id]}
          rules={rules}
          onChange={([chosen]) => {
            const item = chosen === undefined ? undefined : list.state().source?.items[chosen];
            const known = exactId(item?.id);
            model.chooseVariable(
              item && known !== null
                ? { id: known, name: item.name ?? "", type: Number(item.type ?? 0) }
                : null,
            );
          }}
          readOnly={fixed}
        />
        {id === null || id <= 0 ? null : (
          <EditingLink
            address={`/line/var/edit/${id}`}
            text={referenceWords[locale].edit}
            name={referenceWords[locale].editElsewhere(words.variable)}
          />
        )}
      </div>
      <EmptyListNote resource={list} text={words.noVariables} />
    </FieldMessagesContext>
  );
}
