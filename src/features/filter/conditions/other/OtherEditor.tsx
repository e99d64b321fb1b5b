import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { Judged } from "../parts/Judged.js";
import { otherWords } from "./messages.js";
import { Channel, chooseChannel, chooseReaction, type OtherCondition, Reaction } from "./other.js";

/** Two choices that narrow on their own. */
export function OtherEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<OtherCondition>) {
  const words = otherWords[locale];
  const { has_response = Reaction.unspecified, has_type = Channel.unspecified } = condition;
  return (
    <div className="cond-line">
      <Judged error={errorAt("has_response")} warning={warningAt("has_response")}>
        <Select
          options={Object.values(Reaction).map((value) => ({ value, label: words.reactions[value] }))}
          value={has_response}
          onChange={(reaction) => onChange(chooseReaction(condition, reaction), "has_response")}
          label={words.reaction}
          disabled={readOnly}
          data-field="has_response"
        />
      </Judged>
      <Select
        options={Object.values(Channel).map((value) => ({ value, label: words.channels[value] }))}
        value={has_type}
        onChange={(channel) => onChange(chooseChannel(condition, channel), "has_type")}
        label={words.channel}
        disabled={readOnly}
        data-field="has_type"
      />
    </div>
  );
}
