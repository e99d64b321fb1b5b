import { useLayoutEffect, useRef, useState } from "react";
import type { ItemId } from "../../../api/resources.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Catalogue } from "../list/catalogue.js";
import type { PopupPartProps } from "../popup/popup-part.js";
import { groupText, type PopupWords } from "../popup/words.js";
import sheet from "./paste.css?inline";

/** A pasted list of names before it counts: what was found, what is unclear, what nobody knows. */
export function PastePanel({ model, shown, words, label }: PopupPartProps) {
  useSheet(sheet);
  const { pasted, catalogue } = shown;
  // By id: a list that is loaded again has its items in other places.
  const [picked, setPicked] = useState<ReadonlyMap<string, ItemId>>(new Map());
  const [creates, setCreates] = useState(false);
  const section = useRef<HTMLElement>(null);
  // It comes in place of the search box that had the focus, and is read out by its name.
  useLayoutEffect(() => section.current?.focus({ preventScroll: true }), []);
  if (!pasted || !catalogue) return null;
  const { matched, ambiguous, unknown } = pasted;
  const known = [...picked.values()].map((id) => catalogue.placeOf(id)).filter((place) => place >= 0);
  const places = [...matched.map(({ place }) => place), ...known];
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="picker-paste"
      aria-label={words.pasted(matched.length + ambiguous.length + unknown.length)}
    >
      <Names
        heading={words.pasteMatched(matched.length)}
        names={matched.map(({ name }) => name)}
        words={words}
      />
      {ambiguous.length > 0 ? (
        <div>
          <h3>{words.pasteAmbiguous(ambiguous.length)}</h3>
          {ambiguous.map(({ name, places: alike }) => (
            <fieldset key={name} className="picker-alike">
              <legend>{name}</legend>
              {alike.slice(0, mostAlike).map((place) => (
                <label key={place}>
                  <input
                    type="radio"
                    name={`paste-${name}`}
                    checked={picked.get(name) === catalogue.itemAt(place).id}
                    onChange={() => setPicked(new Map(picked).set(name, catalogue.itemAt(place).id))}
                  />
                  {whereText(place, catalogue, words)}
                </label>
              ))}
              {alike.length > mostAlike ? <span>{words.others(alike.length - mostAlike)}</span> : null}
            </fieldset>
          ))}
        </div>
      ) : null}
      <Names heading={words.pasteUnknown(unknown.length)} names={unknown} words={words} />
      {unknown.length > 0 && model.mayAdd() ? (
        <Checkbox label={words.pasteCreate(unknown.length, label)} checked={creates} onChange={setCreates} />
      ) : null}
      <div className="picker-paste-actions">
        <Button
          variant="primary"
          // New items are made only when nothing else is under way.
          unavailable={creates ? shown.status !== "idle" : places.length === 0}
          onPress={() => void model.takePasted(places, creates ? unknown : [])}
        >
          {words.pasteChoose(places.length + (creates ? unknown.length : 0))}
        </Button>
        <Button onPress={model.forgetPasted}>{words.pasteCancel}</Button>
      </div>
    </section>
  );
}

/** More items of one name than this are counted only; nobody would find the right one among them. */
const mostAlike = 20;
/** More names than this under one heading are counted only; all of them are taken. */
const mostShown = 200;

function Names({ heading, names, words }: { heading: string; names: readonly string[]; words: PopupWords }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="picker-names">
        {names.slice(0, mostShown).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > mostShown ? <li>{words.others(names.length - mostShown)}</li> : null}
      </ul>
    </div>
  );
}

/** Items of one name are told apart by their folders, and by their ids within one. */
function whereText(place: number, catalogue: Catalogue, words: PopupWords): string {
  const group = catalogue.groups[catalogue.groupAt(place)];
  const { id } = catalogue.itemAt(place);
  return `${group ? groupText(group.id, catalogue, words) : ""} ${words.id(String(id))}`;
}
