import { type Ref, useState } from "react";
import { textWidth } from "../lib/width.js";
import { withIndex } from "../lib/with-index.js";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { useControl } from "./field-context.js";

/** One thing that can be chosen. */
export interface SelectOption<T extends string | number = string | number> {
  value: T;
  label: string;
  disabled?: boolean | undefined;
  /** Options of one group that stand together are shown under its name. */
  group?: string | undefined;
}

/** One choice out of a short list. Extra `data-*` attributes go to the `<select>`. */
export interface SelectProps<T extends string | number> extends DataAttributes {
  options: readonly SelectOption<T>[];
  /** Nothing chosen yet: `null`. */
  value: T | null;
  onChange(value: T): void;
  /** The words of a box where nothing is chosen; they cannot be chosen again. */
  placeholder?: string | undefined;
  /** The words for a value that is not among the options any more. It stays until another is chosen. */
  goneLabel?: string | undefined;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  /** Colours of the chosen option. */
  colors?: { readonly background: string; readonly text: string } | null | undefined;
  /** Its options are drawn when the focus or a pointer comes: for long lists of which a page has many. */
  drawsWhenReached?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list: the wheel of a phone, letters to jump, never cut off by the page. */
export function Select<T extends string | number>({
  options,
  value,
  onChange,
  placeholder = "",
  goneLabel = "",
  label,
  colors,
  drawsWhenReached = false,
  ...passed
}: SelectProps<T>) {
  const control = useControl({ label });
  const [isReached, setReached] = useState(!drawsWhenReached);
  const reach = () => setReached(true);
  const at = options.findIndex((option) => option.value === value);
  const gone = value !== null && at < 0;
  return (
    <span className="select">
      <select
        {...passed}
        {...control}
        onFocus={reach}
        onPointerDown={reach}
        className={classes("field-control", "select-control", gone && "select-gone")}
        style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
        // By place: a value may be a number, or a text that equals the one of the placeholder.
        value={at}
        onChange={(event) => {
          const chosen = options[Number(event.currentTarget.value)];
          if (chosen) onChange(chosen.value);
        }}
      >
        {at < 0 ? (
          <option value={-1} disabled hidden>
            {gone ? goneLabel : placeholder}
          </option>
        ) : null}
        {runsOf(isReached ? withIndex(options) : closedOptions(options, at)).map(({ group, members }) =>
          group === undefined ? (
            members.map(optionAt)
          ) : (
            <optgroup key={`${members[0]?.index}`} label={group}>
              {members.map(optionAt)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}

interface PlacedOption {
  option: SelectOption;
  index: number;
}

function optionAt({ option, index }: PlacedOption) {
  return (
    <option key={index} value={index} disabled={option.disabled}>
      {option.label}
    </option>
  );
}

type IndexedOption = readonly [index: number, option: SelectOption];

/** Options of a closed box: the chosen one, and the widest, which gives the box its width. */
function closedOptions(options: readonly SelectOption[], chosen: number): IndexedOption[] {
  const widths = options.map(({ label }) => textWidth(label));
  const widest = widths.indexOf(Math.max(...widths));
  return withIndex(options).filter(([at]) => at === chosen || at === widest);
}

function runsOf(options: readonly IndexedOption[]): { group: string | undefined; members: PlacedOption[] }[] {
  const runs: { group: string | undefined; members: PlacedOption[] }[] = [];
  for (const [index, option] of options) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push({ option, index });
    else runs.push({ group: option.group, members: [{ option, index }] });
  }
  return runs;
}
