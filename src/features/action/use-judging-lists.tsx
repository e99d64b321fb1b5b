import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useMemo } from "react";
import type { ListKind } from "../picker/index.js";
import type { ActionContext } from "./action-context.js";
import { typeOf } from "./heading.js";
import type { ActionModel } from "./model.js";

/** Has effects judged again when a list comes that their judgement depends on (rules: lists-may-judge). */
export function useJudgingLists(model: ActionModel, { lists }: ActionContext): void {
  const kinds = useAtomValue(useMemo(() => judgingKinds(model), [model]));
  useEffect(() => {
    if (kinds === "") return;
    const judging = kinds.split(" ").map((kind) => lists.list(kind as ListKind));
    const endings = judging.map((list) => list.subscribe(model.judgeAgain));
    // One may have come since it was drawn.
    model.judgeAgain();
    return () => {
      for (const end of endings) end();
    };
  }, [kinds, lists, model]);
}

/** The kinds of these lists as one text, so that most edits change nothing about it. */
function judgingKinds({ atoms, effects }: ActionModel) {
  return atom((get) => {
    const { rows } = get(atoms.state);
    const kinds = rows.flatMap(({ value: effect }) => effects.ofType(typeOf(effect))?.judgedBy ?? []);
    return [...new Set(kinds)].join(" ");
  });
}
