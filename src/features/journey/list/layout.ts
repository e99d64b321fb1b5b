import type { ListedJourney } from "../../../api/journeys.js";
import type { Arrangement, Section } from "./arrange.js";

/** How high things are, in px; the style sheet says the same. */
export interface Heights {
  readonly row: number;
  readonly heading: number;
}

/** At most so many rows are in the document (rules: journey-list-window). */
const mostDrawn = 76;
/** Rows drawn beyond both edges. */
const overscan = 6;

/** Section with its position. */
export interface PlacedSection extends Section {
  readonly top: number;
  /** Index of its first row among all, from 0. */
  readonly first: number;
  readonly height: number;
}

/** Positions of all sections. */
export interface Layout {
  readonly sections: readonly PlacedSection[];
  readonly height: number;
  readonly headingHeight: number;
}

export function layOut({ sections, isGrouped }: Arrangement, { row, heading }: Heights): Layout {
  const headingHeight = isGrouped ? heading : 0;
  let [top, first] = [0, 0];
  const placed = sections.map((section) => {
    const height = headingHeight + section.rows.length * row;
    const at = { ...section, top, first, height };
    top += height;
    first += section.rows.length;
    return at;
  });
  return { sections: placed, height: top, headingHeight };
}

/** Top of a row among all; `null` where it is not shown. */
export function topOf(layout: Layout, at: number, { row }: Heights): number | null {
  const section = layout.sections.find(({ first, rows }) => at >= first && at < first + rows.length);
  return section ? section.top + layout.headingHeight + (at - section.first) * row : null;
}

/** The row that stands at `top`, or the nearest one below it. */
export function rowAt(layout: Layout, top: number, { row }: Heights): number {
  const section = layout.sections.find((each) => top < each.top + each.height) ?? layout.sections.at(-1);
  if (!section) return 0;
  const within = Math.floor((top - section.top - layout.headingHeight) / row);
  return section.first + Math.min(Math.max(within, 0), section.rows.length - 1);
}

/** One row that is drawn. */
export interface DrawnRow {
  readonly journey: ListedJourney;
  /** Among all that are shown, counted from 0. */
  readonly at: number;
  readonly top: number;
  /** Among those of its section. */
  readonly index: number;
}

/** The rows of one section that are drawn. */
export interface DrawnSection extends PlacedSection {
  readonly drawn: readonly DrawnRow[];
}

/**
 * Sections and rows to draw: what is in view and a little more, and the active row wherever it is, so that the focus
 * stays. All without a view.
 */
export function drawnSections(
  layout: Layout,
  heights: Heights,
  view: { readonly top: number; readonly height: number } | null,
  active: number,
): readonly DrawnSection[] {
  const start = view ? rowAt(layout, view.top, heights) - overscan : 0;
  const end = view
    ? Math.min(rowAt(layout, view.top + view.height, heights) + overscan + 1, start + mostDrawn)
    : Number.POSITIVE_INFINITY;
  return layout.sections.flatMap((section): DrawnSection[] => {
    const drawn: DrawnRow[] = [];
    const from = Math.max(start - section.first, 0);
    const to = Math.min(end - section.first, section.rows.length);
    const add = (index: number) => {
      const journey = section.rows[index];
      const top = layout.headingHeight + index * heights.row;
      if (journey) drawn.push({ journey, at: section.first + index, top, index });
    };
    const own = active - section.first;
    const hasActive = own >= 0 && own < section.rows.length;
    if (hasActive && own < from) add(own);
    for (let index = from; index < to; index += 1) add(index);
    if (hasActive && own >= Math.max(to, from)) add(own);
    return drawn.length === 0 ? [] : [{ ...section, drawn }];
  });
}
