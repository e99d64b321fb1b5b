import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classes } from "./classes.js";
import { CheckIcon } from "./icons.js";
import { isComposing } from "./ime.js";
import { buttonsIn, keepOneStop } from "./one-stop.js";
import { paletteTarget } from "./palette-keys.js";

/** One thing that can be added. */
export interface AddStripItem<Id extends string | number = string | number> {
  id: Id;
  /** The short word on the button. */
  label: string;
  /** The button's accessible name, the same whether it is used up or not. */
  name: string;
  icon?: ReactNode;
  /** The words after the label of a thing that can be added only once and is there already. */
  used?: string | undefined;
  /** Not ready for a moment: presses are ignored, and it looks no different, since the moment is short. */
  pending?: boolean | undefined;
}

/** Everything that can be added, a button each. */
export interface AddStripProps<Id extends string | number = string | number> {
  heading: string;
  items: readonly AddStripItem<Id>[];
  /** Called for used-up ones too, so that the owner can say why not. */
  onAdd(id: Id): void;
}

/** Letters that follow each other sooner are one beginning of a word, in milliseconds. */
const longestPause = 1000;

/** A well under the list it adds to: one stop for Tab; arrows, Home, End and letters go from button to button. */
export function AddStrip<Id extends string | number>({ heading, items, onAdd }: AddStripProps<Id>) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", time: 0 });
  // Every render: buttons come and go, and one of them must always be the stop.
  useLayoutEffect(() => keepOneStop(buttonsIn(list.current)));

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const buttons = buttonsIn(list.current);
    const at = buttons.indexOf(event.target as HTMLElement);
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const labels = items.map(({ label }) => label);
    const { text, time } = typed.current;
    const letter = [...event.key].length === 1 ? event.key : "";
    const before = letter && event.timeStamp - time < longestPause ? text : "";
    const target = (letters: string) => paletteTarget(event.key, at, boxes, labels, letters);
    const joined = before === "" ? undefined : target(before);
    typed.current = { text: joined === undefined ? letter : before + letter, time: event.timeStamp };
    const next = buttons[joined ?? target("") ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <div className="add-strip" role="group" aria-labelledby={headingId}>
      <h2 id={headingId} className="add-strip-heading">
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus. */}
      <div
        ref={list}
        className="add-strip-list"
        onKeyDown={move}
        onFocus={({ target }) => keepOneStop(buttonsIn(list.current), target)}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            className={classes("add-strip-button", item.used !== undefined && "add-strip-used")}
            aria-label={item.name}
            aria-disabled={item.used !== undefined || item.pending || undefined}
            data-add={item.id}
            onClick={() => {
              if (!item.pending) onAdd(item.id);
            }}
          >
            {item.used === undefined ? item.icon : <CheckIcon />}
            {/* Drawn by the style sheet: to the ear the button keeps its name. */}
            <span data-used={item.used}>{item.label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
