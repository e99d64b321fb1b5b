import type { EngineElement, EngineElementWith, EngineTrait } from "../support/engine-element.js";
import { hasTraits } from "../support/engine-element.js";
import type { Stage } from "../support/stage.js";

/** Adds the tests of one rule for one element, in whichever engine the stage is. */
export type Rule<Element = EngineElement> = (stage: () => Stage, element: Element) => void;

/** A rule for those that have all of these traits. */
export function ruleFor<Trait extends EngineTrait>(
  traits: readonly Trait[],
  rule: Rule<EngineElementWith<Trait>>,
): Rule {
  return (stage, element) => {
    if (hasTraits(element, ...traits)) rule(stage, element);
  };
}
