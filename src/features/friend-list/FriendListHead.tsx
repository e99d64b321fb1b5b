import { useAtomValue } from "jotai";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useComposedText } from "../../kit/composed-text.js";
import { useComposition } from "../../kit/composition.js";
import { IconButton } from "../../kit/IconButton.js";
import { CloseIcon, RefreshIcon } from "../../kit/icons.js";
import { Select } from "../../kit/Select.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { orders } from "./criteria.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";

interface HeadProps {
  model: FriendListModel;
  words: FriendListWords;
}

/** What is shown: a search, the order, and how many there are. */
export function FriendListHead({ model, words, total }: HeadProps & { total: number | null }) {
  const { orderBy } = useAtomValue(model.atoms.criteria);
  return (
    <div className="friend-head">
      <Search model={model} words={words} />
      <IconButton edge label={words.refresh} icon={<RefreshIcon />} onPress={model.refresh} />
      <Select
        label={words.order}
        options={orders.map((value) => ({ value, label: words.orders[value] ?? "" }))}
        value={orderBy}
        placeholder={words.defaultOrder}
        goneLabel={words.defaultOrder}
        onChange={model.order}
      />
      <StatusRegion visible text={total === null ? "" : words.count(total)} />
    </div>
  );
}

/** The operator rests from typing. */
const restMs = 300;

function Search({ model, words }: HeadProps) {
  const { name } = useAtomValue(model.atoms.criteria);
  const field = useRef<HTMLInputElement>(null);
  const { tracker, handlers } = useComposition();
  const [text, setText] = useState(name);
  const [asked, setAsked] = useState(name);
  const composed = useComposedText<HTMLInputElement>(text, setText);
  // Something else was asked for meanwhile.
  if (asked !== name) {
    setAsked(name);
    setText(name);
  }
  useEffect(() => {
    if (text === name) return;
    const rest = setTimeout(() => model.search(text), restMs);
    return () => clearTimeout(rest);
  }, [text, name, model]);

  function onKeyDown(event: KeyboardEvent): void {
    if (tracker.owns(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") model.search(text);
    else if (event.key === "ArrowDown") model.backToList();
    else return;
    event.preventDefault();
  }
  return (
    <div className="friend-search">
      {/* biome-ignore lint/a11y/useSemanticElements: type="search" brings a clearing button and keys of the browser's own. */}
      <input
        ref={field}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        className="field-control"
        autoComplete="off"
        spellCheck={false}
        aria-label={words.search}
        placeholder={words.searchHint}
        {...composed}
        onKeyDown={onKeyDown}
        onCompositionStart={(event) => {
          handlers.onCompositionStart();
          composed.onCompositionStart(event);
        }}
        onCompositionEnd={(event) => {
          handlers.onCompositionEnd(event);
          composed.onCompositionEnd(event);
        }}
      />
      {text === "" ? null : (
        <IconButton
          label={words.clearSearch}
          icon={<CloseIcon />}
          onPress={() => {
            setText("");
            model.search("");
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
