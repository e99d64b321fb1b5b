import { Select } from "../../../../kit/Select.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { Channel, type OtherCondition, Reaction } from "./other.js";
import { chooseChannel, chooseReaction } from "./transitions.js";
import { otherWords } from "./words.js";

/** Two choices that narrow on their own. */
export function OtherEditor({ condition, onChange, readOnly }: ConditionEditorProps<OtherCondition>) {
  const words = otherWords[useFilter().settings.locale];
  const { has_response = Reaction.unspecified, has_type = Channel.unspecified } = condition;
  return (
    <>
      <Select
        options={Object.values(Reaction).map((value) => ({ value, label: words.reactions[value] }))}
        value={has_response}
        onChange={(reaction) => onChange(chooseReaction(condition, reaction), "has_response")}
        label={words.reaction}
        disabled={readOnly}
        data-field="has_response"
      />
      <Select
        options={Object.values(Channel).map((value) => ({ value, label: words.channels[value] }))}
        value={has_type}
        onChange={(channel) => onChange(chooseChannel(condition, channel), "has_type")}
        label={words.channel}
        disabled={readOnly}
        data-field="has_type"
      />
    </>
  );
}
