import type { TriggerAction } from "../../../../api/open-api-triggers.js";
import { Badge } from "../../../../kit/Badge.js";
import { Button } from "../../../../kit/Button.js";
import { IconButton } from "../../../../kit/IconButton.js";
import { PencilIcon, TrashIcon } from "../../../../kit/icons.js";
import { Switch } from "../../../../kit/Switch.js";
import { useNames } from "../../../../references/index.js";
import { type ConditionContext, useConditionText } from "../../../condition-slide/index.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";

/** One action of a trigger. Whether it may run (a setting) and whether it runs are two facts with a control each. */
export function ActionRow(props: { triggerId: number; action: TriggerAction; context: ConditionContext }) {
  const { triggerId, action, context } = props;
  const { model, actions } = useOpenApi();
  const { fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const names = useNames();
  const { conditionId, actionId, isActive, state } = action;
  const sentence = useConditionText(conditionId === null ? [] : [conditionId], context);
  const name = action.name || words.noActionName(action.id);
  const isKnown = state === 0 || state === 1 || state === 2;
  const stateWord = isKnown ? words.states[state] : words.unknownState(String(state));
  const press = state === 0 ? words.start : state === 1 ? words.stop : words.resume;
  return (
    <div role="group" aria-label={name} className="open-api-trigger">
      <div className="open-api-code-name">
        <h4>
          <bdi>{name}</bdi>
        </h4>
        <p className="open-api-facts">
          <span>
            <bdi>{actionId === null ? words.noAction : names.nameOf("action", actionId)}</bdi>
          </span>
          <span>
            <bdi>{conditionId === null ? words.noCondition : sentence(conditionId)}</bdi>
          </span>
        </p>
        {state === 1 && !isActive ? <p className="field-note field-warning">{words.runsInactive}</p> : null}
      </div>
      <div className="open-api-token-tools">
        <Switch
          label={words.active}
          checked={isActive}
          disabled={fixed}
          onChange={(next) => actions.setActive(triggerId, action, next)}
        />
        <Badge tone={state === 1 ? "success" : state === 2 ? "danger" : undefined}>{stateWord}</Badge>
        {isKnown && !fixed ? (
          <Button size="s" onPress={() => actions.setState(triggerId, action, state === 1 ? 0 : 1)}>
            {press}
          </Button>
        ) : null}
        {fixed ? null : (
          <>
            <IconButton
              label={words.edit}
              icon={<PencilIcon />}
              onPress={() => model.dialogs.open({ is: "action", triggerId, actionId: action.id })}
            />
            <IconButton
              label={words.remove}
              icon={<TrashIcon />}
              onPress={() => model.dialogs.open({ is: "remove-action", triggerId, actionId: action.id })}
            />
          </>
        )}
      </div>
    </div>
  );
}
