import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { joinMessages } from "../../../lib/join-messages.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { friendWords } from "../messages.js";
import { rowOf } from "../model.js";
import type { FieldState } from "../part/field-state.js";
import { sideOf } from "../part/open-conflict.js";
import type { FriendTab } from "../settings.js";
import { ConflictChoice } from "./ConflictChoice.js";
import { useFriend } from "./friend-context.js";

export interface FieldRowProps {
  tab: FriendTab;
  /** The field's name on the wire. */
  name: string;
  label: string;
  state: FieldState;
  /** Text of a value. */
  textOf(value: PlainData): string;
  hint?: string | undefined;
  warning?: string | undefined;
  /** Several controls: the label names the group. */
  group?: boolean | undefined;
  children: ReactNode;
}

/** One field with its name, what is wrong with it, what it was before, and in its place a conflict as long as there is one. */
export function FieldRow(props: FieldRowProps) {
  const { tab, name, label, state, textOf, hint, warning, group, children } = props;
  const { model, settings, commands, actions, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const problems = useAtomValue(model.atoms.problems);
  const attempts = useAtomValue(commands.session.attempts);
  const { tabs, fields } = useAtomValue(model.atoms.stopped);
  const waits = (at: FriendTab, key: string) => tabs.includes(at) && (fields?.[at]?.includes(key) ?? true);
  const { conflict, edit, value, serverErrors = [] } = state;
  const part = model.parts[tab];
  const problem = problems.find((each) => each.tab === tab && each.key === name)?.text;
  // A conflict says by itself what is asked; other problems are said where they are, as soon as they are there.
  const isShown = conflict === undefined || attempts > 0;
  return (
    <div className="friend-row" data-row={rowOf(tab, name)} data-changed={edit ? "" : undefined}>
      <Field
        label={label}
        layout="line"
        group={group || conflict !== undefined}
        hint={hint}
        warning={warning}
        error={joinMessages([...serverErrors, isShown ? problem : undefined])}
      >
        {conflict ? (
          <ConflictChoice
            name={label}
            conflict={conflict}
            side={sideOf(conflict, value)}
            textOf={textOf}
            onDecide={(side) => part.decide(name, side)}
            waits={waits(tab, name)}
            goOn={() => actions.save(tabs, fields)}
            isLast={problems.every(
              ({ kind, tab: at, key }) =>
                kind !== "conflict" || !waits(at, key) || (at === tab && key === name),
            )}
          />
        ) : (
          children
        )}
        {edit && !conflict && edit.before !== undefined ? (
          <div className="friend-before">
            <span>{words.beforeValue(textOf(edit.before))}</span>
            {isFixed ? null : (
              <Button
                variant="quiet"
                size="s"
                aria-label={words.takeBackOf(label)}
                onPress={() => part.takeBack(name)}
              >
                {words.takeBack}
              </Button>
            )}
          </div>
        ) : null}
      </Field>
    </div>
  );
}
