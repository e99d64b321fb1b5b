import { type ReactNode, useMemo } from "react";
import { createEditorSession, type EditorCommands, type ScreenCommands } from "../../editor/index.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import { Switch } from "../../kit/Switch.js";
import { type ConditionContext, ConditionSlide, ConditionStrip } from "../condition-slide/index.js";
import type { ConditionInDialog } from "./use-condition-draft.js";

const noFacts: readonly never[] = [];

/** Switch and summary of the condition of what is edited. On goes to the slide, off takes the condition away. */
export function DraftCondition(props: {
  condition: ConditionInDialog;
  label: string;
  context: ConditionContext;
}) {
  const { condition, label, context } = props;
  const { id, pending, owner } = condition;
  const near = useNearList();
  const isThere = id !== null || pending !== undefined;
  return (
    <>
      <Switch label={label} checked={isThere} onChange={(on) => (on ? owner.open() : owner.drop())} />
      {isThere ? (
        <NearProvider value={near}>
          <ConditionStrip
            id={id}
            pending={pending}
            unfinished={false}
            heading={label}
            brings={noFacts}
            onEdit={owner.open}
            context={context}
          />
        </NearProvider>
      ) : null}
    </>
  );
}

/** The slide in the place of the dialog's fields. */
export function DraftConditionSlide(props: {
  condition: ConditionInDialog;
  title: ReactNode;
  lead: string;
  context: ConditionContext;
  commands: ScreenCommands;
}) {
  const { condition, title, lead, context, commands } = props;
  // A dialog finishes nothing by it, and the page is never loaded anew by itself.
  const slideCommands = useMemo<EditorCommands>(
    () => ({
      ...commands,
      session: createEditorSession(),
      submit: () => {},
      cancel: () => {},
      restoreDraft: () => {},
      discardDraft: () => {},
      compareDraft: () => ({ differences: 0, shownRecord: null }),
      expire: () => {},
    }),
    [commands],
  );
  return (
    <ConditionSlide
      owner={condition.owner}
      id={condition.id}
      pending={condition.pending}
      title={<bdi>{title}</bdi>}
      lead={lead}
      undo={condition.undo}
      problems={[]}
      context={context}
      commands={slideCommands}
    />
  );
}
