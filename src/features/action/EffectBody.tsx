import type { ReactNode } from "react";
import { messageAt, type RowProblem } from "../../list-editor/index.js";
import { type ActionContext, ActionProvider } from "./action-context.js";
import type { EffectData, EffectReading } from "./effects/index.js";
import { actionWords } from "./messages.js";
import { ProblemLines } from "./refused/ProblemLines.js";
import { useUnshown } from "./refused/use-unshown.js";
import { Review } from "./review/Review.js";

export interface EffectBodyProps {
  read: EffectReading;
  context: ActionContext;
  /** Problems that may be shown now. */
  problems: readonly RowProblem[];
  onChange(next: EffectData, field: string): void;
}

/** The body of an open panel: what the effect does where it is only read, else its editor. */
export function EffectBody(props: EffectBodyProps): ReactNode {
  return (
    <ActionProvider value={props.context}>
      {props.context.settings.readonly ? <Review {...props} /> : <Fields {...props} />}
    </ActionProvider>
  );
}

function Fields({ read, context, problems, onChange }: EffectBodyProps) {
  const { settings, editors, validationContext } = context;
  const { definition, value, unreadable } = read;
  const words = actionWords[settings.locale];
  const warnings = definition.warnings?.(value, validationContext()) ?? [];
  const unread = unreadable.map((field) => ({
    field,
    message: words.unreadable(field),
    isFromServer: true as const,
  }));
  const { errorAt, unshown } = useUnshown([...problems, ...unread]);
  const Editor = editors[definition.type];
  return (
    <>
      <ProblemLines lines={unshown} />
      {Editor ? (
        <Editor
          value={value}
          onChange={onChange}
          locale={settings.locale}
          errorAt={errorAt}
          warningAt={(field) => messageAt(warnings, field)}
          readOnly={settings.disabled}
        />
      ) : null}
    </>
  );
}
