import { type ReactNode, useId } from "react";
import { classes } from "./classes.js";
import { CheckIcon } from "./icons.js";

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

/** A well under the list it adds to. */
export function AddStrip<Id extends string | number>({ heading, items, onAdd }: AddStripProps<Id>) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a heading.
    <div className="add-strip" role="group" aria-labelledby={headingId}>
      <h2 id={headingId} className="add-strip-heading">
        {heading}
      </h2>
      <div className="add-strip-list">
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
