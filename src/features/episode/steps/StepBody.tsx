import { useAtomValue } from "jotai";
import { Field } from "../../../kit/Field.js";
import { WarningIcon } from "../../../kit/icons.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { joinMessages } from "../../../lib/join-messages.js";
import { ActionContent } from "../contents/action/ActionContent.js";
import { TemplateContent } from "../contents/template/TemplateContent.js";
import { TextContent } from "../contents/text/TextContent.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { Timing } from "../kinds.js";
import { ClockFields } from "./clock/ClockFields.js";
import { ElapsedFields } from "./elapsed/ElapsedFields.js";
import { PlannedFor } from "./PlannedFor.js";
import type { ContentKind } from "./step.js";
import type { StepFieldsProps } from "./step-fields-props.js";

const timingFields = { [Timing.clock]: ClockFields, [Timing.elapsed]: ElapsedFields } as const;
const contentFields = { text: TextContent, template: TemplateContent, action: ActionContent } as const;
/** Fields that show their own messages; others stand above the fields. */
const fieldsOfTiming = { [Timing.clock]: ["days", "time"], [Timing.elapsed]: ["offset_min"] } as const;
const fieldOfContent = { text: "text", template: "template_id", action: "action_id" } as const;
const contentKinds: readonly ContentKind[] = ["text", "template", "action"];

export interface StepBodyProps extends StepFieldsProps {
  warnings: readonly string[];
  /** The ids of what describes the panel. */
  plannedId: string;
  warningsId: string;
}

/** The body of an open step: when it is sent, what, and what is odd about it. */
export function StepBody(props: StepBodyProps) {
  const { rowKey, step, problems, warnings, plannedId, warningsId } = props;
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  const { timings } = useAtomValue(model.atoms.kind);
  const WhenFields = timingFields[step.timing];
  const WhatFields = contentFields[step.kind];
  const fields: readonly string[] = [...fieldsOfTiming[step.timing], fieldOfContent[step.kind]];
  const others = problems.filter(({ field }) => !fields.includes(field));
  const messageText = joinMessages(others.map(({ message }) => message));
  const hasTimings = timings.length > 1 || !timings.includes(step.timing);
  return (
    <>
      {messageText === undefined ? null : <p className="episode-error">{messageText}</p>}
      {hasTimings ? (
        <Field label={words.timing} group>
          <RadioGroup
            layout="row"
            options={Object.values(Timing).map((value) => ({ value, label: words.timings[value] ?? "" }))}
            value={step.timing}
            onChange={(timing) => model.chooseTiming(rowKey, timing)}
            disabled={fixed}
            data-field="timing_type"
          />
        </Field>
      ) : null}
      <div className="episode-when">
        <WhenFields {...props} />
      </div>
      <p className="episode-note">
        <PlannedFor rowKey={rowKey} id={plannedId} />
      </p>
      {warnings.length === 0 ? null : (
        <div id={warningsId} className="episode-warnings">
          {warnings.map((warning) => (
            <p key={warning} className="episode-warning">
              <WarningIcon />
              <span>{warning}</span>
            </p>
          ))}
        </div>
      )}
      <Field label={words.content} group>
        <RadioGroup
          layout="row"
          options={contentKinds.map((value) => ({ value, label: words.contents[value] }))}
          value={step.kind}
          onChange={(kind) => model.chooseContent(rowKey, kind)}
          disabled={fixed}
          data-field="content"
        />
      </Field>
      <WhatFields {...props} />
    </>
  );
}
