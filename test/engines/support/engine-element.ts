import { type Row, type RowWith, tableOf } from "../../elements/traits.js";
import type { Target } from "../page/target.js";
import type { Scene, Stage } from "./stage.js";

/** What the rules need to know of every element. */
interface Base {
  tag: string;
  /** What it is always put on the stage with. */
  attributes: string;
  /** What can have the focus, once it shows what it has. */
  stop: Target;
  /** What an operator does to it as it stands, by pointer and keys. */
  edit(stage: Stage): Promise<void>;
}

/** What an element may have, each with what its proofs need. */
interface Traits {
  /** It has a value. */
  value: {
    /** Payloads that must come back byte for byte. */
    payloads: Readonly<Record<string, unknown>>;
    /** A value with at least two rows, where there are rows. */
    filled: unknown;
    /** What an empty one holds after the edit. */
    edited: Expected;
  };
  /** It is a form control. */
  form: {
    /** Several entries, one for each id of a list. */
    entryForEach?: boolean;
  };
  /** It keeps its history, and takes edits back by keys. */
  history: object;
  /** What opens something beside itself, what can be seen of that, and what gets the focus back if it is not the opener. */
  popover: { popover: { opener: Target; inside: Target; back?: Target } };
  /**
   * A text field for the input method; which value it is empty in, how it is brought up, and what of it is closed and takes
   * a conversion all the same.
   */
  text: { conversion: { value: unknown; field: Target; bringUp?: Target; closed?: Target } };
  /** A text in which a mouse selects: where it is, a value with this text, and the text of a value. */
  dragging: {
    dragging: { field: Target; around(text: string): unknown; text(value: unknown): unknown };
  };
  /** A grid that is painted: a value, by their names where a stroke begins and ends, and what the value holds after it. */
  painting: {
    painting: { value: unknown; grid: string; cells: readonly [string, string]; painted: Expected };
  };
  /** How texts of the page are pasted into a filled one, and what the value holds then. */
  pasting: { pasting: { paste(stage: Stage): Promise<void>; pasted: Expected } };
  /** Its rows: from which one is copied, to below which, what the value holds then; and how they are moved. */
  rows: {
    copying: { from: RowHandles; announced: string; below: RowHandles; pasted: object };
    reordering: readonly { way: string; reorder(stage: Stage): Promise<void>; reordered: object }[];
  };
  /** A day or a time, as the engine's own input has it: a value, where it is, and what the value says once it is set. */
  days: { nativeInput: { value: unknown; field: Target; set: RegExp } };
  /**
   * It finishes by itself: what of its value is read from the body of its call, the rows, unless it is said; and from what
   * it hands over, where that is not the value.
   */
  finishing: {
    finishing: {
      button: Target;
      path: string;
      posted?(body: string): unknown;
      handedOver?(payload: unknown): unknown;
    };
  };
  /** What it shows lives on the server: the call by which the edit is made, and what says that it was. */
  server: {
    gesture: { method: string; path: string; body: object };
    /** Whether it shows what the edit made; runs in the page. */
    isMade(): boolean;
    /** What is said where the server refuses it. */
    refused: string;
  };
}

export type EngineElement = Row<Base, Traits>;
export type EngineElementWith<Trait extends keyof Traits> = RowWith<Base, Traits, Trait>;
export type EngineTrait = keyof Traits;

export const { row: engineElement, has: hasTraits } = tableOf<Base, Traits>();

/** What a value holds: of an object at least this, a text as it is. */
export type Expected = object | string;

/** What has the focus when the keys for a row are pressed, what opens its menu, and which item of that is meant. */
export interface RowHandles {
  head: Target;
  menu: Target;
  item: Target;
}

let servers = 0;

/** As it is put on the stage with nothing in it. What lives on a server is shared by the page, so each scene has its own. */
export function emptySceneOf(element: EngineElement): Scene & { attributes: string } {
  const { tag, attributes } = element;
  if (!hasTraits(element, "server")) return { tag, attributes };
  servers += 1;
  return { tag, attributes: `${attributes} api-base="/server-${servers}"` };
}

/** As it is put on the stage to show something. */
export function sceneOf(element: EngineElement): Scene & { attributes: string } {
  const properties = hasTraits(element, "value") ? { value: element.filled } : {};
  return { ...emptySceneOf(element), properties };
}

/** Waits until it shows, or holds, what the edit made of it. */
export async function isEditMade(stage: Stage, element: EngineElement): Promise<void> {
  if (hasTraits(element, "value")) await stage.holds(element.edited);
  if (hasTraits(element, "server")) await stage.agrees(element.isMade);
}
