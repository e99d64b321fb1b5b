import { useAtomValue } from "jotai";
import { useMemo, useRef } from "react";
import { Field } from "../../../../kit/Field.js";
import { messagesAt } from "../../../../list-editor/index.js";
import { longestText, MessageField } from "../../../message/index.js";
import { useEpisode, useEpisodeSettings } from "../../episode-context.js";
import type { StepFieldsProps } from "../../steps/step-fields-props.js";

/** A text. Of a salon's sequence it may hold what comes with the reservation, whatever triggers the page. */
export function TextContent({ rowKey, step, problems }: StepFieldsProps) {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const { event } = useAtomValue(model.atoms.kind);
  /** Counts what is undone by itself, so that it does not join what was typed. */
  const steps = useRef(0);
  const own = useMemo(
    () => ({
      ...settings,
      ...(event === null ? {} : { triggerContext: { category: "reserve", event } }),
      unfitPlaceholder: words.unfitPlaceholder,
    }),
    [settings, event, words],
  );
  return (
    <Field
      label={words.text}
      group
      error={messagesAt(problems, "text")}
      warning={step.text === undefined ? words.opaque : undefined}
    >
      <MessageField
        label={words.text}
        value={step.text ?? ""}
        onChange={(text, kind) => {
          if (kind === "step") steps.current += 1;
          model.writeText(rowKey, text, kind === "typed" ? "text" : `text ${steps.current}`);
        }}
        settings={own}
        longest={longestText}
        readOnly={fixed || step.text === undefined}
      />
    </Field>
  );
}
