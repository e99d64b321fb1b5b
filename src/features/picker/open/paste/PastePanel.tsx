import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { Button } from "../../../../kit/Button.js";
import { leaveRadioGroup } from "../../../../kit/leave-radio-group.js";
import { Notice } from "../../../../kit/Notice.js";
import { joinParts } from "../../../../lib/isolate.js";
import { isChosen } from "../../choice/selection.js";
import type { Catalogue } from "../../list/catalogue.js";
import { refusalNote } from "../../refusal-note.js";
import { groupText, type OpenListWords } from "../messages.js";
import type { ListPartProps } from "../part-props.js";
import { NewNames } from "./NewNames.js";
import type { PastedNames } from "./pasting.js";

interface PastePanelProps extends ListPartProps {
  pasted: PastedNames;
  catalogue: Catalogue;
}

/** A pasted list of names before it counts: what was found, what is unclear, what nobody knows. */
export function PastePanel(props: PastePanelProps) {
  const { picker, list, shown, words, label, pasted, catalogue } = props;
  // By id: a list that is loaded again has its items in other places.
  const [picked, setPicked] = useState<ReadonlyMap<string, ItemId>>(new Map());
  const main = useRef<HTMLButtonElement>(null);
  // It comes in place of the search box that had the focus, and is read out by the name of the panel.
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), []);
  const { matched, ambiguous, unknown } = pasted;
  const firstColumn = shown.pastedColumns > 1 && words.firstColumn;
  // As drawn: the picker may have another list already.
  const isNew = (index: number) => index >= 0 && !isChosen(shown.selection, index);
  const chosen = matched.filter(({ index }) => !isNew(index));
  const found = matched.filter(({ index }) => isNew(index));
  const known = [...picked.values()].filter((id) => isNew(catalogue.placeOf(id)));
  const ids = [...found.map(({ index }) => catalogue.itemAt(index).id), ...known];
  const canChoose = found.length + ambiguous.length > 0;
  const canMake = unknown.length > 0 && picker.mayAdd();
  /** The button that goes on: it has the focus at first, and gets it back. */
  const asMain = { ref: main, "data-autofocus": "" };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // Takes back the paste, and not the list.
    event.preventDefault();
    list.forgetPasted();
  }
  return (
    <section
      className="picker-paste"
      aria-label={joinParts([words.pasted(matched.length + ambiguous.length + unknown.length), firstColumn])}
      onKeyDown={onKeyDown}
    >
      {firstColumn ? <Notice tone="info">{firstColumn}</Notice> : null}
      {refusalNote(shown, words, label)}
      {shown.failedName === null ? null : <Notice tone="warning">{words.notAdded(shown.failedName)}</Notice>}
      <Names heading={words.pasteMatched(found.length)} names={found.map(({ name }) => name)} words={words} />
      <Names
        heading={words.pasteChosen(chosen.length)}
        names={chosen.map(({ name }) => name)}
        words={words}
      />
      {ambiguous.length > 0 ? (
        <div>
          <h3>{words.pasteAmbiguous(ambiguous.length)}</h3>
          {ambiguous.map(({ name, indices: alike }) => (
            <fieldset key={name} className="picker-alike">
              <legend>{name}</legend>
              {alike.slice(0, mostAlike).map((index) => (
                <label key={index}>
                  <input
                    type="radio"
                    ref={leaveRadioGroup}
                    name={`paste-${name}`}
                    checked={picked.get(name) === catalogue.itemAt(index).id}
                    onChange={() => setPicked(new Map(picked).set(name, catalogue.itemAt(index).id))}
                  />
                  {whereText(index, catalogue, words)}
                </label>
              ))}
              {alike.length > mostAlike ? <span>{words.others(alike.length - mostAlike)}</span> : null}
            </fieldset>
          ))}
        </div>
      ) : null}
      <Names heading={words.pasteUnknown(unknown.length)} names={unknown} words={words}>
        {canMake ? (
          <NewNames {...props} names={unknown} isMain={!canChoose} button={canChoose ? {} : asMain} />
        ) : null}
      </Names>
      <div className="picker-paste-actions">
        {canChoose ? (
          <Button
            {...asMain}
            variant="primary"
            unavailable={ids.length === 0 || shown.making !== null}
            onPress={() => list.takePasted(ids)}
          >
            {words.pasteChoose(ids.length)}
          </Button>
        ) : null}
        <Button {...(canChoose || canMake ? {} : asMain)} onPress={list.forgetPasted}>
          {words.pasteCancel}
        </Button>
      </div>
    </section>
  );
}

/** More items of one name than this are counted only; nobody would find the right one among them. */
const mostAlike = 20;
/** More names than this under one heading are counted only; all of them are taken. */
const mostShown = 200;

function Names({
  heading,
  names,
  words,
  children,
}: {
  heading: string;
  names: readonly string[];
  words: OpenListWords;
  children?: ReactNode;
}) {
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
      {children}
    </div>
  );
}

/** Items of one name are told apart by their folders, and by their ids within one. */
function whereText(index: number, catalogue: Catalogue, words: OpenListWords): string {
  const group = catalogue.groups[catalogue.groupAt(index)];
  const { id } = catalogue.itemAt(index);
  return joinParts([group && groupText(group.id, catalogue, words), words.id(String(id))]);
}
