import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useId, useState } from "react";
import { messageTypes } from "../../api/timeline.js";
import { editingWords } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { DateField } from "../../kit/DateField.js";
import { FilterPanel } from "../../kit/FilterPanel.js";
import { IconButton } from "../../kit/IconButton.js";
import { InfoIcon, RefreshIcon } from "../../kit/icons.js";
import { Segmented } from "../../kit/Segmented.js";
import { TextField } from "../../kit/TextField.js";
import type { OnPress } from "../../kit/use-press.js";
import { timelineWords } from "./messages.js";
import type { TimelineMode } from "./settings.js";
import type { TimelineModel } from "./timeline-model.js";

/** The operator rests from typing. */
const restMs = 400;
const modes: readonly TimelineMode[] = ["normal", "uncheck", "star"];

/** Draws where a saved search is chosen; `null` is none. A list of the page is asked for there, which is its element's work. */
export type SavedSearchPlace = (choice: {
  id: string | null;
  onChoose(id: string | null): void;
}) => ReactNode;

interface FiltersProps {
  model: TimelineModel;
  savedSearch: SavedSearchPlace;
}

/** Filters of the timeline: the mode, a search, and what else leaves messages out. */
export function TimelineHead(props: FiltersProps & { onRefresh: OnPress; onHelp(): void }) {
  const { model, savedSearch, onRefresh, onHelp } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const { mode } = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  return (
    <div className="timeline-head">
      <Segmented
        label={words.mode}
        options={modes.map((value) => ({ value, label: words.modes[value] }))}
        value={mode}
        onChange={model.chooseMode}
      />
      <Filters model={model} savedSearch={savedSearch} />
      <Search model={model} />
      <IconButton
        edge
        label={words.reload}
        icon={<RefreshIcon />}
        onPress={onRefresh}
        busyLabel={editingWords[locale].working}
      />
      <IconButton edge label={words.keys} icon={<InfoIcon />} onPress={onHelp} />
    </div>
  );
}

function Search({ model }: { model: TimelineModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const { search } = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  // The page has asked for something else.
  if (asked !== search) {
    setAsked(search);
    setText(search);
  }
  useEffect(() => {
    if (text === search) return;
    const rest = setTimeout(() => model.search(text), restMs);
    return () => clearTimeout(rest);
  }, [text, search, model]);
  return (
    <div className="timeline-search">
      <TextField value={text} onChange={setText} label={words.search} placeholder={words.searchHint} />
    </div>
  );
}

function Filters({ model, savedSearch }: FiltersProps) {
  const { locale } = useAtomValue(model.atoms.settings);
  const { types, dateFrom, dateTo, funnelId } = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  const [day, setDay] = useState("");
  const id = useId();
  const count = types.length + [dateFrom, dateTo, funnelId].filter(Boolean).length;
  const choose = (type: string, chosen: boolean) =>
    model.chooseTypes(messageTypes.filter((each) => (each === type ? chosen : types.includes(each))));
  return (
    <FilterPanel label={words.filter} count={count}>
      {(close) => (
        <div className="timeline-filters">
          <div role="group" aria-labelledby={`${id}period`} className="timeline-dates">
            <strong id={`${id}period`}>{words.period}</strong>
            <DateField
              label={words.firstDay}
              value={dateFrom}
              onChange={(day) => model.chooseDates({ dateFrom: day, dateTo })}
            />
            <span aria-hidden="true">–</span>
            <DateField
              label={words.lastDay}
              value={dateTo}
              onChange={(day) => model.chooseDates({ dateFrom, dateTo: day })}
            />
          </div>
          <div role="group" aria-labelledby={`${id}saved`} className="timeline-saved">
            <strong id={`${id}saved`}>{words.savedSearch}</strong>
            {savedSearch({ id: funnelId, onChoose: model.chooseSavedSearch })}
          </div>
          <div role="group" aria-labelledby={id} className="timeline-types">
            <strong id={id}>{words.filterTypes}</strong>
            {messageTypes.map((type) => (
              <Checkbox
                key={type}
                label={words.types[type] ?? type}
                checked={types.includes(type)}
                onChange={(chosen) => choose(type, chosen)}
              />
            ))}
          </div>
          <div className="timeline-day">
            <DateField label={words.dayToGoTo} value={day} onChange={setDay} />
            <Button
              size="s"
              unavailable={day === ""}
              onPress={() => {
                close();
                model.goToDay(day);
              }}
            >
              {words.goToDay}
            </Button>
          </div>
          <Button variant="quiet" size="s" unavailable={count === 0} onPress={model.clearFilters}>
            {words.clearFilters}
          </Button>
        </div>
      )}
    </FilterPanel>
  );
}
