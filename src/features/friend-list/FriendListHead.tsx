import { useAtomValue } from "jotai";
import { type KeyboardEvent, useEffect, useState } from "react";
import { editingWords } from "../../editor/index.js";
import { IconButton } from "../../kit/IconButton.js";
import { RefreshIcon } from "../../kit/icons.js";
import { SearchField } from "../../kit/SearchField.js";
import { Select } from "../../kit/Select.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { orders } from "./criteria.js";
import { type FilterPlaces, FriendFilters } from "./FriendFilters.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";

interface HeadProps {
  model: FriendListModel;
  words: FriendListWords;
}

/** Head of the list: a search, the order, what else leaves friends out, and how many there are. */
export function FriendListHead(props: HeadProps & { total: number | null; filters: FilterPlaces }) {
  const { model, words, total, filters } = props;
  const { orderBy } = useAtomValue(model.atoms.criteria);
  const { locale } = useAtomValue(model.atoms.settings);
  return (
    <div className="friend-head">
      <Search model={model} words={words} />
      <IconButton
        edge
        label={words.reload}
        icon={<RefreshIcon />}
        onPress={model.refresh}
        busyLabel={editingWords[locale].working}
      />
      <Select
        label={words.order}
        options={orders.map((value) => ({ value, label: words.orders[value] ?? "" }))}
        value={orderBy}
        placeholder={words.defaultOrder}
        goneLabel={words.defaultOrder}
        onChange={model.order}
      />
      <FriendFilters model={model} words={words} filters={filters} />
      <StatusRegion visible text={total === null ? "" : words.count(total)} />
    </div>
  );
}

/** The operator rests from typing. */
const restMs = 300;

function Search({ model, words }: HeadProps) {
  const { name } = useAtomValue(model.atoms.criteria);
  const [text, setText] = useState(name);
  const [asked, setAsked] = useState(name);
  // Something else was asked for meanwhile.
  if (asked !== name) {
    setAsked(name);
    setText(name);
  }
  useEffect(() => {
    if (text === name) return;
    const rest = setTimeout(() => model.search(text), text === "" ? 0 : restMs);
    return () => clearTimeout(rest);
  }, [text, name, model]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") model.search(text);
    else if (event.key === "ArrowDown") model.backToList();
    else return;
    event.preventDefault();
  }
  return (
    <SearchField
      label={words.search}
      placeholder={words.searchHint}
      clearLabel={words.clearSearch}
      value={text}
      onChange={setText}
      onKeyDown={onKeyDown}
    />
  );
}
