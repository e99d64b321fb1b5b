/**
 * A text that may be seen only while somebody looks at it. It is held by a closure, so that it stands in no payload, no
 * JSON, no log and no property that something could walk to; whoever shows or copies it asks for it at that moment.
 */
export interface Secret {
  /** The text; `null` once it was forgotten. */
  read(): string | null;
  /** Empties it, for everybody who holds it. */
  forget(): void;
  /** Throws: a secret is no data. */
  toJSON(): never;
}

/** Takes a text into keeping. */
export function createSecret(text: string): Secret {
  let held: string | null = text;
  return {
    read: () => held,
    forget: () => {
      held = null;
    },
    toJSON: () => {
      throw new Error("a secret cannot be written");
    },
  };
}
