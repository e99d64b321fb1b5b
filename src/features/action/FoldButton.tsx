import { useAtomValue } from "jotai";
import { Button } from "../../kit/Button.js";
import type { ActionWords } from "./messages.js";
import type { ActionModel } from "./model.js";

/** Opens all panels, or folds them where one is open. */
export function FoldButton({ model, words }: { model: ActionModel; words: ActionWords }) {
  const { rows } = useAtomValue(model.atoms.state);
  const expanded = useAtomValue(model.atoms.expanded);
  const anyOpen = rows.some(({ key }) => expanded.has(key));
  return (
    <Button variant="quiet" size="s" onPress={() => (anyOpen ? model.collapseAll() : model.expandAll())}>
      {anyOpen ? words.collapseAll : words.expandAll}
    </Button>
  );
}
