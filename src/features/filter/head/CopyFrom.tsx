import { useAtomValue, useStore } from "jotai";
import { useRef, useState } from "react";
import type { ItemId } from "../../../api/resources.js";
import { Button } from "../../../kit/Button.js";
import { Notice, StatusNotice } from "../../../kit/Notice.js";
import type { Locale } from "../../../lib/locale.js";
import { nameOfCopy } from "../../../lib/messages.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { FilterState } from "../entity.js";
import type { FilterPartProps } from "../filter-part.js";
import { optionWords } from "../options/messages.js";
import { appendConditions } from "./append-conditions.js";
import { SavedSearches } from "./SavedSearches.js";

/** State of the last search that was chosen for copying. */
type Copying =
  | { is: "idle" | "loading" | "failed" }
  /** It took the place of everything, and this came of it. */
  | { is: "replaced"; search: PlainObject; result: FilterState }
  | { is: "appended"; search: PlainObject };

/**
 * Opens a list of saved searches. The one that is chosen takes the place of everything, without its id
 * (rules: copied-search); that can be undone, or turned into adding its conditions to those that were there.
 */
export function CopyFrom({ model, page, words: common, commands }: FilterPartProps) {
  const { locale } = useAtomValue(model.atoms.settings);
  const words = { ...common, ...optionWords[locale] };
  const [copying, setCopying] = useState<Copying>({ is: "idle" });
  const asked = useRef<AbortController>(undefined);
  const store = useStore();
  const state = useAtomValue(model.atoms.state);

  async function copy(id: ItemId | undefined) {
    asked.current?.abort();
    if (id === undefined) return;
    const call = new AbortController();
    asked.current = call;
    setCopying({ is: "loading" });
    const answer = await page.savedFilter(id, call.signal);
    if (call.signal.aborted) return;
    if (!answer.ok) commands.reportFailure(answer.failure, [words.loadFailed]);
    const done = answer.ok && model.replaceContent(copyOf(answer.data, locale));
    const result = store.get(model.atoms.state);
    setCopying(answer.ok && done ? { is: "replaced", search: answer.data, result } : { is: "failed" });
  }
  function appendInstead(search: PlainObject) {
    const inputs = Array.isArray(search.inputs) ? search.inputs : [];
    model.undoEdit();
    if (model.insertRows((before) => appendConditions(before, null, inputs, model.conditions)))
      return setCopying({ is: "appended", search });
    // Some of them may be there only once: nothing is half added.
    model.redoEdit();
    commands.refuse(words.alreadyAdded);
  }
  return (
    <div className="filter-copy">
      <SavedSearches text={words.copyFromSaved} onChoose={(id) => void copy(id)} />
      <StatusNotice
        tone={copying.is === "loading" ? "info" : "success"}
        text={textOf(copying, words)}
        occasion={copying}
        actions={
          // After another edit, undoing would take that one back and not the copy.
          copying.is === "replaced" && copying.result === state ? (
            <Button variant="quiet" size="s" onPress={() => appendInstead(copying.search)}>
              {words.appendInstead}
            </Button>
          ) : null
        }
      />
      {copying.is === "failed" ? (
        <div role="alert">
          <Notice tone="danger">{words.loadFailed}</Notice>
        </div>
      ) : null}
    </div>
  );
}

function textOf(
  copying: Copying,
  words: Pick<(typeof optionWords)[Locale], "copied" | "appended"> & { loading: string },
): string {
  if (copying.is === "loading") return words.loading;
  if (copying.is === "replaced") return words.copied(String(copying.search.name ?? ""));
  return copying.is === "appended" ? words.appended(String(copying.search.name ?? "")) : "";
}

/** Under a name of its own, or two searches of one name would be in the list. */
function copyOf(search: PlainObject, locale: Locale): PlainObject {
  const { name } = search;
  return typeof name === "string" && name !== "" ? { ...search, name: nameOfCopy[locale](name) } : search;
}
