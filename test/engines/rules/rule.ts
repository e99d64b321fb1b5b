import type { EngineElement } from "../support/elements.js";
import type { Stage } from "../support/stage.js";

/** Adds the tests of one rule for one element, in whichever engine the stage is. */
export type Rule = (stage: () => Stage, element: EngineElement) => void;
