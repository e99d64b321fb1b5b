import { collected } from "../../elements/collected.js";
import { engine as madeUpList } from "../../made-up-element/engine.js";
import type { EngineElement } from "./engine-element.js";

const found = import.meta.glob<EngineElement>("../../elements/*/engine.ts", {
  eager: true,
  import: "engine",
});

/** One for each of the registry, and one that is none of the library: a screen without a value. */
export const engineElements: readonly EngineElement[] = [...collected(found), madeUpList];
