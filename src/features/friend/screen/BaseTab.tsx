import { useAtomValue } from "jotai";
import { memo, useMemo, useRef, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { Content } from "../../../editor/index.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { TextArea } from "../../../kit/TextArea.js";
import { TextField } from "../../../kit/TextField.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { friendWords } from "../messages.js";
import { memoKey } from "../payload.js";
import { FieldRow } from "./FieldRow.js";
import { useFriend } from "./friend-context.js";
import { textOfValue } from "./use-variable-text.js";

/** The base values of a friend, by their rights, and the memo. */
export function BaseTab({ friend }: { friend: string }) {
  const { model, commands, actions, settings } = useFriend();
  const words = friendWords[settings.locale];
  const box = useRef<HTMLDivElement>(null);
  const query = useMemo(() => actions.queriesOf(friend).base, [actions, friend]);
  const state = useQuery(query);
  const record = useAtomValue(model.parts.base.atoms.record);
  // Another friend may have been here in between.
  const isForgotten = record === null;
  // Values that were forgotten are taken over again.
  useLayoutOnChange([model, state.data, isForgotten], () => {
    if (state.data) model.takeBase(state.data.vals, state.data.authorizations);
  });
  const names = Object.keys(record ?? {}).filter((name) => name !== memoKey);
  const hasMemo = record !== null && Object.hasOwn(record, memoKey);
  const empty = names.length === 0 && !hasMemo;
  return (
    <div ref={box} tabIndex={-1} className="friend-tab">
      <Content
        state={state.is === "ready" && record === null ? { is: "loading" } : state}
        words={{ ...words, failed: words.loadFailed }}
        commands={commands}
        locale={settings.locale}
        titlesRefusals
        box={box}
        onRetry={query.retry}
        empty={empty ? <EmptyState title={words.noBaseValues} /> : undefined}
      >
        {names.map((name) => (
          <BaseRow key={name} name={name} label={name} />
        ))}
        {hasMemo ? <BaseRow name={memoKey} label={words.memo} /> : null}
      </Content>
    </div>
  );
}

const BaseRow = memo(function BaseRow({ name, label }: { name: string; label: string }) {
  const { model, settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const part = model.parts.base;
  const state = useAtomValue(part.field(name));
  // Silence is no refusal: the server has the last word.
  const isLocked = useAtomValue(model.atoms.authorizations)[name] === "read";
  const { value } = state;
  const text = value === null ? "" : textOfValue(value);
  const [hadLines] = useState(name === memoKey || text.includes("\n"));
  const field = {
    value: text,
    onChange: (next: string) => part.writeText(name, next),
    placeholder: value === "" ? words.emptyText : words.unset,
    readOnly: isFixed || isLocked,
    "data-field": "value",
  };
  const textOf = (of: PlainData) =>
    of === null ? words.unset : of === "" ? words.emptyText : textOfValue(of);
  return (
    <FieldRow
      tab="base"
      name={name}
      label={label}
      state={state}
      textOf={textOf}
      hint={isLocked ? words.readOnly : undefined}
    >
      {hadLines ? <TextArea {...field} rows={3} /> : <TextField {...field} />}
    </FieldRow>
  );
});
