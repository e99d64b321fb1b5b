import {
  type AttributeDeclaration,
  defaultOf,
  propertyName,
  type Reading,
  readAttribute,
  readProperty,
} from "./declaration.js";

/**
 * The values of an element's attributes and properties. They are one thing seen from two sides: the later of the two
 * wins, and a removed attribute restores the default. What cannot be read leaves the last good value.
 */
export class PropertyBag {
  readonly #values = new Map<string, unknown>();
  /** By properties: where a number stands that JavaScript cannot hold, for which what was given last is not read. */
  readonly inexact = new Map<string, string>();

  constructor(readonly declarations: Readonly<Record<string, AttributeDeclaration>>) {}

  get(attribute: string): unknown {
    if (this.#values.has(attribute)) return this.#values.get(attribute);
    const declaration = this.declarations[attribute];
    return declaration && defaultOf(declaration);
  }

  /** The value if somebody gave one; a default is not given. */
  given(attribute: string): unknown {
    return this.#values.get(attribute);
  }

  /** Takes an attribute over; gives what is wrong with it, for the page's developer. */
  readAttribute(attribute: string, text: string | null): string | null {
    const declaration = this.declarations[attribute];
    if (!declaration) return null;
    return this.#keep(attribute, readAttribute(declaration, text), text === null);
  }

  /** Takes over what a script assigned. */
  assign(attribute: string, value: unknown): string | null {
    const declaration = this.declarations[attribute];
    if (!declaration) return null;
    return this.#keep(attribute, readProperty(declaration, value), value === undefined || value === null);
  }

  #keep(attribute: string, reading: Reading, absent: boolean): string | null {
    const name = propertyName(attribute);
    this.inexact.delete(name);
    if (!reading.ok) {
      if (reading.at !== undefined) this.inexact.set(name, reading.at);
      return reading.problem;
    }
    if (absent) this.#values.delete(attribute);
    else this.#values.set(attribute, reading.value);
    return null;
  }
}
