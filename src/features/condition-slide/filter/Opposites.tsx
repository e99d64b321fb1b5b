import { useAtomValue } from "jotai";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../../../kit/Button.js";
import { SwapIcon } from "../../../kit/icons.js";
import { type FilterModel, oppositeFilter, readFilter } from "../../filter/index.js";
import type { ConditionSlideProps, OtherCondition } from "../slide-props.js";
import { conditionEditorWords } from "./messages.js";

/** So many of the nearest stand beside the lead. */
const most = 3;

/** For what holds otherwise: the exact opposites of conditions before this one, as long as this one is empty (rules: opposite-of-another). */
export function Opposites({
  others = noOthers,
  context,
  filter,
}: ConditionSlideProps & { filter: FilterModel }) {
  const { conditions } = context.page;
  const known = useSyncExternalStore(conditions.subscribe, conditions.all, conditions.all);
  const settings = useAtomValue(filter.atoms.settings);
  const { rows } = useAtomValue(filter.atoms.state);
  const words = conditionEditorWords[settings.locale];
  useEffect(() => {
    for (const { id, pending } of others) if (!pending && id !== null) conditions.ask(id);
  }, [others, conditions]);
  if (rows.length > 0) return null;

  function contentOf({ id, pending }: OtherCondition) {
    const saved = id === null ? undefined : known.get(id);
    return pending ?? (saved?.is === "ready" ? readFilter(saved.filter) : null);
  }
  const offered = others.flatMap((other) => {
    const content = contentOf(other);
    const opposite = content && oppositeFilter(content, settings, filter.conditions);
    return opposite ? [{ number: other.number, opposite }] : [];
  });
  return offered.slice(-most).map(({ number, opposite }) => (
    <Button
      key={number}
      icon={<SwapIcon />}
      onPress={() => {
        filter.replaceContent(opposite);
        filter.goTo({ row: filter.state().rows[0]?.key ?? null, field: "first" });
      }}
    >
      {words.oppositeOf(number)}
    </Button>
  ));
}

const noOthers: readonly OtherCondition[] = [];
