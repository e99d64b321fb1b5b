import { useAtomValue } from "jotai";
import { useMemo, useRef } from "react";
import { useQuery } from "../../../collection/index.js";
import { Content } from "../../../editor/index.js";
import { Badge } from "../../../kit/Badge.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import { joinMessages } from "../../../lib/join-messages.js";
import { type ChoiceRules, FieldMessagesContext, ItemChoice, useNames } from "../../../references/index.js";
import { idOf } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { rowOf } from "../model.js";
import { tagIds } from "../payload.js";
import { useFriend } from "./friend-context.js";

/** The tags of a friend: protected ones are locked, and what would change is named. */
export function TagsTab({ friend }: { friend: string }) {
  const { model, commands, actions, settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const box = useRef<HTMLDivElement>(null);
  const query = useMemo(() => actions.queriesOf(friend).tags, [actions, friend]);
  const state = useQuery(query);
  const part = model.parts.tags;
  const record = useAtomValue(part.atoms.record);
  const edits = useAtomValue(part.atoms.edits);
  const errors = useAtomValue(part.atoms.serverErrors);
  // Another friend may have been here in between.
  const isForgotten = record === null;
  // Values that were forgotten are taken over again.
  useLayoutOnChange([model, state.data, isForgotten], () => {
    if (state.data) model.takeTags(state.data.tag_ids);
  });
  const error = joinMessages(Object.values(errors).flat());
  const messages = useMemo(() => ({ errorAt: () => error, warningAt: () => undefined }), [error]);
  return (
    <div ref={box} tabIndex={-1} className="friend-tab">
      <Content
        state={state.is === "ready" && record === null ? loading : state}
        words={{ ...words, failed: words.loadFailed }}
        commands={commands}
        locale={settings.locale}
        titlesRefusals
        box={box}
        onRetry={query.retry}
      >
        <div className="friend-tags" data-row={rowOf("tags", "tag_ids")}>
          <FieldMessagesContext value={messages}>
            <ItemChoice
              kind="tag"
              ids={record === null ? [] : tagIds(record, edits)}
              multiple
              onChange={model.chooseTags}
              rules={rules}
              readOnly={isFixed}
              field="value"
            />
          </FieldMessagesContext>
          <TagChanges />
        </div>
      </Content>
    </div>
  );
}

/** Tags that a save would put on the friend, and take off. */
function TagChanges() {
  const { model, settings } = useFriend();
  const words = friendWords[settings.locale];
  const edits = useAtomValue(model.parts.tags.atoms.edits);
  const names = useNames();
  const changes = Object.entries(edits);
  if (changes.length === 0) return null;
  return (
    <ul className="friend-changes" aria-label={words.changedOnly}>
      {changes.map(([id, { value }]) => (
        <li key={id}>
          <Badge tone={value === true ? "success" : "warning"}>
            {value === true ? words.tagAdded : words.takeOff}
          </Badge>
          <bdi>{names.nameOf("tag", idOf(id))}</bdi>
        </li>
      ))}
    </ul>
  );
}

const loading = { is: "loading" } as const;
/** Rules of choosing tags: only those that the operator may change (rules: friend-write-permission). */
const rules: ChoiceRules = { allowNew: true, onlyEditable: true };
