import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { Content, type ContentState } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Count } from "../../../kit/Count.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { NearProvider, useNearList } from "../../../kit/near.js";
import { useMemoBy } from "../../../kit/use-memo-by.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import type { Failure } from "../../../lib/failure.js";
import { useList } from "../../../references/index.js";
import { type Variable, variablesOf } from "../fields/variable.js";
import { type FriendWords, friendWords } from "../messages.js";
import { FieldSearch, filterFields, noFilter } from "./FieldSearch.js";
import { useFriend } from "./friend-context.js";
import { useVariableText } from "./use-variable-text.js";
import { VariableRow } from "./VariableRow.js";

/** So many rows are drawn at once; of more, those that are near the screen. */
const fewRows = 40;

/** The variables of a friend by their folders, and a search over names and values. */
export function VariablesTab({ friend }: { friend: string }) {
  const { model, commands, actions, lists, settings } = useFriend();
  const words = friendWords[settings.locale];
  const box = useRef<HTMLDivElement>(null);
  const query = useMemo(() => actions.queriesOf(friend).variables, [actions, friend]);
  const values = useQuery(query);
  const list = lists.list("varia");
  const listed = useList(list);
  const record = useAtomValue(model.parts.variables.atoms.record);
  const variables = useAtomValue(model.atoms.variables);
  // Another friend may have been here in between.
  const isForgotten = record === null;
  // Values that were forgotten are taken over again.
  useLayoutOnChange([model, values.data, listed.source, isForgotten], () => {
    if (!values.data || !listed.source) return;
    model.listVariables(variablesOf(listed.source, Object.keys(values.data.vals)));
    model.takeVariables(values.data);
  });

  function retry(): void {
    query.retry();
    list.retry();
  }
  return (
    <div ref={box} tabIndex={-1} className="friend-tab">
      <Content
        state={stateOf(
          values,
          listed.is === "failed" ? listed.failure : null,
          listed.is === "ready" && record !== null,
        )}
        words={{ ...words, failed: words.variablesFailed }}
        commands={commands}
        locale={settings.locale}
        titlesRefusals
        box={box}
        onRetry={retry}
        empty={variables.length === 0 ? <EmptyState title={words.noVariables} /> : undefined}
      >
        <Rows variables={variables} />
      </Content>
    </div>
  );
}

/** Both the values and the list of what they are values of must be there. */
function stateOf(values: ContentState, listFailure: Failure | null, isTaken: boolean): ContentState {
  if (values.is === "failed") return values;
  if (listFailure) return { is: "failed", failure: listFailure };
  return isTaken ? values : { is: "loading" };
}

function Rows({ variables }: { variables: readonly Variable[] }) {
  const { model, settings } = useFriend();
  const words = friendWords[settings.locale];
  const near = useNearList();
  const [filter, setFilter] = useState(noFilter);
  const textOf = useVariableText();
  const part = model.parts.variables;
  // An edit changes the values, but must not take its row away: rows are filtered anew only when the filter changes.
  const shown = useMemoBy([variables, filter, part], () =>
    filterFields(variables, filter, {
      keyOf: ({ id }) => String(id),
      nameOf: ({ name }) => name,
      textOf,
      valueOf: part.valueOf,
      isChanged: (key) => Object.hasOwn(part.present(), key),
    }),
  );
  // Below the title, where there is one.
  const Head = settings.isInline && settings.memberName === null ? "h2" : "h3";
  const focus = useAtomValue(model.atoms.focus);
  // A problem that is led to may be filtered away.
  const isFocusHidden =
    focus?.row?.startsWith("variables:") && !shown.some(({ id }) => focus.row === `variables:${id}`);
  useEffect(() => {
    if (isFocusHidden) setFilter(noFilter);
  }, [isFocusHidden]);
  return (
    <>
      <FieldSearch filter={filter} onChange={setFilter} count={shown.length} />
      {shown.length === 0 ? (
        <EmptyState
          title={words.nothingFound}
          action={<Button onPress={() => setFilter(noFilter)}>{words.showAll}</Button>}
        />
      ) : (
        <NearProvider value={near}>
          {runsOf(shown, words).map(({ key, title, members }) => (
            <section key={key} aria-label={title} className="friend-folder">
              <Head className="friend-folder-head">
                <bdi>{title}</bdi>
                <Count value={members.length} />
              </Head>
              {members.map((variable) => (
                <VariableRow key={variable.id} variable={variable} isWatched={shown.length > fewRows} />
              ))}
            </section>
          ))}
        </NearProvider>
      )}
    </>
  );
}

interface Run {
  key: string;
  title: string;
  members: Variable[];
}

/** Favourites, folders, what is in none, and what was deleted: each stands together already. */
function runsOf(variables: readonly Variable[], words: FriendWords): readonly Run[] {
  const runs = new Map<string, Run>();
  for (const variable of variables) {
    const { key, title } = placeOf(variable, words);
    const run = runs.get(key) ?? { key, title, members: [] };
    run.members.push(variable);
    runs.set(key, run);
  }
  return [...runs.values()];
}

function placeOf({ isDeleted, isFavorite, folder }: Variable, words: FriendWords): Omit<Run, "members"> {
  if (isDeleted) return { key: "deleted", title: words.deleted };
  if (isFavorite) return { key: "favorites", title: words.favourites };
  return folder ? { key: `folder ${folder.id}`, title: folder.name } : { key: "none", title: words.noFolder };
}
