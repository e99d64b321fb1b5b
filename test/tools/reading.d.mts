/** What a reader cannot read: of what kind, the text, and what is in the way. */
export interface Unreadable {
  kind: "not seen" | "cut" | "drawn over" | "small" | "a finger misses";
  what: string;
  more: string;
}

export function readPage(): Unreadable[];
