import { collected } from "../../elements/collected.js";
import { hazard as madeUpList } from "../../made-up-element/hazard.js";
import {
  type ElementUnderTest,
  type ElementWith,
  hasTraits,
  type SavingElement,
  type TraitOfElement,
} from "./element-under-test.js";
import { isElementTag } from "./fixture.js";

const found = import.meta.glob<ElementUnderTest>("../../elements/*/hazard.ts", {
  eager: true,
  import: "hazard",
});

/** Every element of the library is on every hostile page, and one that is none of it: a screen without a value. */
export const elementsUnderTest: readonly ElementUnderTest[] = [...collected(found), madeUpList];

/** Those of which the second copy of the library has another version. */
export const libraryElements = elementsUnderTest.filter(({ tag }) => isElementTag(tag));
export const elementsWithValue = having("value");
export const finishingElements = having("value", "finishing");
export const textElements = having("text");
export const savingElements: readonly SavingElement[] = having("value", "finishing", "saving");
export const serverElements = having("server");

/** Those that have all of these traits, for their proofs. */
function having<Trait extends TraitOfElement>(...traits: Trait[]): readonly ElementWith<Trait>[] {
  return elementsUnderTest.filter((element): element is ElementWith<Trait> => hasTraits(element, ...traits));
}
