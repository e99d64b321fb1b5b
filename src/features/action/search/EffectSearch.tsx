import { useAtomValue } from "jotai";
import { type KeyboardEvent, useRef, useState } from "react";
import { useComposition } from "../../../kit/composition.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { TextField } from "../../../kit/TextField.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { createSentenceFormat, knownNames } from "../../../references/index.js";
import type { ActionContext } from "../action-context.js";
import { headingOf, labelOf, typeOf } from "../heading.js";
import type { ActionModel } from "../model.js";
import { sentenceOf } from "../sentences/sentence.js";
import { findEffects, nextFind } from "./find-effects.js";
import { effectSearchWords } from "./messages.js";
import { effectSearchStyles } from "./styles.js";

/**
 * Finds an effect of a long action by its number or by words. Enter goes to the next find and stays in the field, with
 * Shift to the one before; Escape leaves for the effect that was found.
 */
export function EffectSearch({ model, context }: { model: ActionModel; context: ActionContext }) {
  useSheets(effectSearchStyles);
  const { settings, effects, lists } = context;
  const { rows } = useAtomValue(model.atoms.state);
  const [query, setQuery] = useState("");
  const [current, setCurrent] = useState<string | null>(null);
  const [result, setResult] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { tracker, handlers } = useComposition();
  const words = effectSearchWords[settings.locale];

  function search(step: 1 | -1): void {
    const format = createSentenceFormat(knownNames(lists, settings.locale), settings.locale, "whole");
    const searched = rows.map(({ key, value }) => ({
      key,
      text: `${labelOf(effects, typeOf(value), settings.locale)} ${sentenceOf(effects, value, format) ?? ""}`,
    }));
    const found = findEffects(searched, query);
    const next = nextFind(found, current, step);
    setCurrent(next);
    if (next === null) {
      setResult(query.trim() === "" ? "" : words.nothingFound);
      return;
    }
    const heading = headingOf(model, next, settings.locale);
    setResult(words.found(heading, found.indexOf(next) + 1, found.length));
    model.mark(next);
    const root = field.current?.getRootNode() as ShadowRoot;
    root.querySelector(`[data-row="${CSS.escape(next)}"]`)?.scrollIntoView({ block: "center" });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (tracker.owns(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      search(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      setQuery("");
      setResult("");
      if (current !== null) model.goTo({ row: current, field: "toggle" });
    }
  }

  return (
    <search className="effect-search" onKeyDown={onKeyDown} {...handlers}>
      <TextField
        ref={field}
        value={query}
        onChange={(text) => {
          setQuery(text);
          setCurrent(null);
          setResult("");
        }}
        label={words.search}
        placeholder={words.hint}
      />
      <StatusRegion text={result} visible={result !== ""} />
    </search>
  );
}
