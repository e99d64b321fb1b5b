import { useMemo } from "react";
import type { Trigger } from "../../../../api/open-api-triggers.js";
import { useQuery } from "../../../../collection/index.js";
import { Button } from "../../../../kit/Button.js";
import { PlusIcon } from "../../../../kit/icons.js";
import { useMemoBy } from "../../../../kit/use-memo-by.js";
import { ReferencesProvider } from "../../../../references/index.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";
import { ActionRow } from "./ActionRow.js";

/** Actions of a trigger. Each has calls of its own, so a trigger that is not saved has none. */
export function ActionList({ original }: { original: Trigger | null }) {
  const { model, actions } = useOpenApi();
  const { settings, fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const triggers = useQuery(actions.queries().triggers).data;
  // With other settings it is another one.
  const context = useMemoBy([actions, settings], () => actions.condition());
  const references = useMemo(() => ({ settings, lists: context.lists }), [settings, context]);
  const trigger = triggers?.find(({ id }) => id === original?.id) ?? original;
  return (
    <section className="open-api-form" aria-label={words.actions}>
      <div className="open-api-tools">
        <h3>{words.actions}</h3>
        <span className="open-api-grow" />
        {fixed || trigger === null ? null : (
          <Button
            size="s"
            icon={<PlusIcon />}
            onPress={() => model.dialogs.open({ is: "action", triggerId: trigger.id, actionId: null })}
          >
            {words.addAction}
          </Button>
        )}
      </div>
      {trigger === null ? <p className="open-api-hint">{words.saveFirst}</p> : null}
      {trigger?.actions.length === 0 ? <p className="open-api-hint">{words.noActions}</p> : null}
      {trigger && trigger.actions.length > 0 ? (
        <ReferencesProvider value={references}>
          <ul className="open-api-triggers" aria-label={words.actions}>
            {trigger.actions.map((action) => (
              <li key={action.id}>
                <ActionRow triggerId={trigger.id} action={action} context={context} />
              </li>
            ))}
          </ul>
        </ReferencesProvider>
      ) : null}
    </section>
  );
}
