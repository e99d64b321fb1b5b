import type { Locator } from "playwright";
import { shareOf } from "../../tools/repetitions.js";
import type { ElementPlace, ElementUnderTest } from "./element-under-test.js";
import { fixtures } from "./fixtures.js";
import type { HostilePages } from "./hostile-pages.js";
import { injections } from "./injections.js";
import { type Misread, misreadTexts } from "./only-text.js";
import { waitUntilDrawn } from "./visit.js";

/** Of so many places that are shown beside each other each has another part of the corpus; in full each has all of it. */
const shares = 3;

/** What came of showing the whole corpus in places of elements. */
export interface CorpusOutcome {
  /** Texts that were taken for more in this place. Throws what went wrong, if they could not all be shown. */
  misreadIn(place: ElementPlace): readonly Misread[];
  /** Scripts that ran, and addresses that the page was sent to, each with the places that had the corpus then. */
  executed: string[];
  /** Errors of the page while the corpus was in this place, and in places of other elements. */
  errorsIn(place: ElementPlace): readonly string[];
}

export type PlacesOf = ReadonlyMap<ElementUnderTest, readonly ElementPlace[]>;

/**
 * Shows every text of the corpus in every place, on one page, in rounds: each has one place of every element, so that it is
 * the element with most places that sets the time. The attributes of a place come before those that every element has, so
 * they win.
 */
export async function showCorpus(
  pages: HostilePages,
  placesOf: PlacesOf,
  attributesOf: (element: ElementUnderTest) => string,
): Promise<CorpusOutcome> {
  const elements = [...placesOf.keys()];
  // Those that are shown by more than a property take longest: they share rounds.
  const ordered = new Map(
    [...placesOf].map(([element, places]) => [
      element,
      places.toSorted((one, other) => Number(Boolean(other.show)) - Number(Boolean(one.show))),
    ]),
  );
  const visit = await pages.open(fixtures.clean, { elements, attributesOf });
  const address = visit.page.url();
  const misread = new Map<ElementPlace, readonly Misread[]>();
  const failures = new Map<ElementPlace, unknown>();
  const errors = new Map<ElementPlace, readonly string[]>();
  const executed: string[] = [];

  for (const round of roundsOf(ordered)) {
    const shown = round.map((each) => ({ ...each, editor: visit.locate(each.element) }));
    const errorsBefore = visit.errors.length;
    const noteFailure = (place: ElementPlace) => (failure: unknown) => void failures.set(place, failure);
    for (const { element, place, editor } of shown) {
      const markup = element.markup(`${place.attributes ?? ""} ${attributesOf(element)}`);
      await prepare(editor, markup, place).catch(noteFailure(place));
    }
    const prepared = shown.filter(({ place }) => !failures.has(place));
    await Promise.all(
      prepared.map(async ({ editor, place }, at) =>
        misreadTexts(editor, place, shareOf(injections, at, shares)).then(
          (texts) => misread.set(place, texts),
          noteFailure(place),
        ),
      ),
    );
    const places = shown.map(({ element, place }) => `<${element.tag}> ${place.name}`).join(", ");
    for (const dialog of visit.dialogs.splice(0)) executed.push(`dialog ${dialog}: ${places}`);
    if (visit.page.url() !== address) executed.push(`${visit.page.url()}: ${places}`);
    for (const { place } of shown) errors.set(place, visit.errors.slice(errorsBefore));
  }
  return {
    executed,
    errorsIn: (place) => errors.get(place) ?? [],
    misreadIn(place) {
      const found = misread.get(place);
      if (!found) throw failures.get(place) ?? new Error(`${place.name} was not tried.`);
      return found;
    },
  };
}

interface ShownPlace {
  readonly element: ElementUnderTest;
  readonly place: ElementPlace;
}

/** What is shown together: one place of every element. One that takes the focus would close the lists of others, so it is alone. */
function roundsOf(placesOf: PlacesOf): readonly (readonly ShownPlace[])[] {
  const rounds: ShownPlace[][] = [];
  const alone: ShownPlace[][] = [];
  for (const [element, places] of placesOf) {
    let round = 0;
    for (const place of places) {
      if (place.takesFocus) alone.push([{ element, place }]);
      else {
        rounds[round] = [...(rounds[round] ?? []), { element, place }];
        round += 1;
      }
    }
  }
  return [...rounds, ...alone];
}

/** Puts a fresh element in the place of one, and has it prepared. */
async function prepare(editor: Locator, markup: string, place: ElementPlace): Promise<void> {
  await editor.evaluate((each, inside) => {
    (each.parentElement as HTMLElement).innerHTML = inside;
  }, markup);
  await waitUntilDrawn(editor, markup);
  await place.prepare?.(editor);
}
