import { useAtom } from "jotai";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { Trigger } from "../../../api/open-api-triggers.js";
import { Button } from "../../../kit/Button.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { BoltIcon, PlusIcon } from "../../../kit/icons.js";
import { SearchField } from "../../../kit/SearchField.js";
import { foldedIncludes } from "../../../lib/fold.js";
import { linkedKeys } from "../../../references/index.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { useTriggerWords } from "./use-trigger-words.js";

/** The triggers with their events, and what they run. */
export function TriggerList({ triggers }: { triggers: readonly Trigger[] }) {
  const { model, actions } = useOpenApi();
  const { fixed } = useOpenApiSettings();
  const words = useTriggerWords();
  const [query, setQuery] = useAtom(model.atoms.triggerSearch);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // Back from a trigger: to where it was opened.
  useLayoutEffect(() => {
    const wish = model.takeFocusWish();
    if (!wish) return;
    const opener = list.current?.querySelector<HTMLElement>(`[data-trigger="${wish.from}"] button`);
    (opener ?? add.current)?.focus();
  }, [model]);
  const found = useMemo(() => {
    const wanted = query.trim();
    if (wanted === "") return triggers;
    return triggers.filter(({ name, event, label }) =>
      [name, event, label].some((text) => foldedIncludes(text, wanted)),
    );
  }, [triggers, query]);
  return (
    <>
      <div className="open-api-tools">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          clearLabel={words.clearSearch}
          value={query}
          onChange={setQuery}
        />
        <span className="open-api-grow" />
        {fixed ? null : (
          <Button ref={add} variant="primary" icon={<PlusIcon />} onPress={() => actions.openTrigger("new")}>
            {words.add}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<BoltIcon size={20} />}
          title={triggers.length === 0 ? words.empty : words.noneFound}
        />
      ) : (
        <ul ref={list} className="open-api-triggers" aria-label={words.triggers}>
          {found.map((trigger) => (
            <li key={trigger.id} data-trigger={trigger.id}>
              <TriggerRow trigger={trigger} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TriggerRow({ trigger }: { trigger: Trigger }) {
  const { actions } = useOpenApi();
  const words = useTriggerWords();
  const name = trigger.name || words.noName(trigger.id);
  const running = trigger.actions.filter(({ state }) => state === 1).length;
  return (
    <div role="group" aria-label={name} className="open-api-trigger">
      <div className="open-api-code-name">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="open-api-facts">
          <span>
            <bdi>{words.event(trigger.event)}</bdi>
          </span>
          <span>{words.values(linkedKeys({ params: trigger.params }).length)}</span>
          <span>{words.actionCount(trigger.actions.length, running)}</span>
        </p>
      </div>
      <Button size="s" onPress={() => actions.openTrigger(trigger.id)}>
        {words.openIt}
      </Button>
    </div>
  );
}
