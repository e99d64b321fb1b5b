import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import type { TriggerAction } from "../../../../api/open-api-triggers.js";
import { readId } from "../../../../api/read-fields.js";
import { Checkbox } from "../../../../kit/Checkbox.js";
import { Field } from "../../../../kit/Field.js";
import { TextField } from "../../../../kit/TextField.js";
import { asPlainData, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import { ItemChoice, ReferencesProvider } from "../../../../references/index.js";
import { DraftCondition, DraftConditionSlide, useConditionDraft } from "../../../condition-draft/index.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { ActionFormDialog } from "./ActionFormDialog.js";
import { actionNameProblem } from "./name-problem.js";

/** Content of the dialog; `pending`: the condition that is being edited. */
interface Written {
  readonly name: string;
  readonly action_id: number | null;
  readonly member_query_id: number | null;
  readonly is_active: boolean;
  readonly pending: PlainData;
}

const noFields: Readonly<Record<string, readonly string[]>> = {};

/** An action of a trigger, new (`actionId` is `null`) or as it is saved. */
export function ActionDialog({ triggerId, actionId }: { triggerId: number; actionId: number | null }) {
  const { model, commands, actions } = useOpenApi();
  const { settings } = useOpenApiSettings();
  const words = useTriggerWords();
  const [original] = useState<TriggerAction | null>(
    () => model.trigger(triggerId)?.actions.find(({ id }) => id === actionId) ?? null,
  );
  const [first] = useState<Written>(() => ({
    name: original?.name ?? "",
    action_id: original?.actionId ?? null,
    member_query_id: original?.conditionId ?? null,
    is_active: original?.isActive ?? true,
    pending: null,
  }));
  const written = useAtomValue(model.dialogs.atoms.written);
  const fields: Written = { ...first, ...(written as Partial<Written>) };
  const { lines, fields: refused } = useAtomValue(model.dialogs.atoms.refusal);
  const context = useMemo(() => actions.condition(), [actions]);
  const references = useMemo(() => ({ settings, lists: context.lists }), [settings, context]);

  function write(change: Partial<Written>): void {
    model.dialogs.refuse();
    model.dialogs.write(change as PlainObject, asPlainData(first));
  }
  const condition = useConditionDraft({ id: fields.member_query_id, pending: fields.pending }, write);

  async function save(): Promise<void> {
    const code = actionNameProblem(fields.name);
    const ofName = code && words[code];
    const problem = ofName ?? (fields.pending === null ? null : words.conditionPending);
    if (problem !== null) {
      const field = ofName === null ? "member_query_id" : "name";
      model.dialogs.refuse({ lines: [problem], fields: { [field]: [problem] } });
      actions.refuse("triggers", [problem]);
      return;
    }
    const answer = await model.dialogs.run(() =>
      actions.saveAction(actionId, {
        name: fields.name.trim(),
        trigger_id: triggerId,
        action_id: fields.action_id,
        member_query_id: fields.member_query_id,
        is_active: fields.is_active,
      }),
    );
    if (answer === null) return;
    if (answer.ok) {
      model.dialogs.close();
      model.announce(words.saved);
      return;
    }
    const { failure } = answer;
    const said = { lines: actions.report("triggers", failure) };
    model.dialogs.refuse(failure.kind === "invalid" ? { ...said, fields: failure.fields } : said);
  }

  const title =
    actionId === null ? words.addAction : words.editOf(original?.name || words.noActionName(actionId));
  const errorOf = (key: string) => refused[key]?.join(" ");
  if (condition.isOpen)
    return (
      <ActionFormDialog title={title} isCovered lines={[]} refused={noFields} onSave={() => {}}>
        <DraftConditionSlide
          condition={condition}
          title={fields.name || words.actions}
          lead={words.conditionLead}
          context={context}
          commands={commands}
        />
      </ActionFormDialog>
    );
  return (
    <ActionFormDialog title={title} lines={lines} refused={refused} onSave={() => void save()}>
      <Field label={words.actionName} error={errorOf("name")}>
        <TextField value={fields.name} onChange={(name) => write({ name })} />
      </Field>
      <ReferencesProvider value={references}>
        <Field label={words.actions} group error={errorOf("action_id")}>
          <ItemChoice
            kind="action"
            ids={fields.action_id === null ? [] : [fields.action_id]}
            onChange={([id]) => write({ action_id: readId(id) })}
            readOnly={false}
            field="action_id"
          />
        </Field>
      </ReferencesProvider>
      <div className="open-api-condition" data-refused={errorOf("member_query_id") && ""}>
        <DraftCondition condition={condition} label={words.condition} context={context} />
        {errorOf("member_query_id") === undefined ? null : (
          <span className="field-note field-error">{errorOf("member_query_id")}</span>
        )}
      </div>
      <Checkbox
        label={words.active}
        checked={fields.is_active}
        onChange={(is_active) => write({ is_active })}
      />
    </ActionFormDialog>
  );
}
