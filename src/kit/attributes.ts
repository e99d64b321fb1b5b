/** Marks a caller may put on the focusable element of a widget: its own `data-*` hooks for focus and tests. */
export interface DataAttributes {
  readonly [name: `data-${string}`]: string | number | boolean | undefined;
}

/** ARIA attributes of a button about the thing that it opens or belongs to. */
export interface TriggerAttributes extends DataAttributes {
  "aria-label"?: string | undefined;
  /** More than the word on it says. */
  title?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-expanded"?: boolean | undefined;
  "aria-pressed"?: boolean | undefined;
  "aria-haspopup"?: "dialog" | "listbox" | "menu" | undefined;
  "aria-controls"?: string | undefined;
}

/**
 * A line of text that is about somebody else: neither the browser nor 1Password, LastPass, Bitwarden or Dashlane fills it in,
 * or offers to keep it as the operator's own name or mail.
 */
export const unfilled = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
} as const;

/**
 * Mark of a control at which nobody begins who is sent to its row or element: Enter there would take off what was just put
 * in. Whoever looks for a first control passes by `[data-never-first]`.
 */
export const neverFirst = { "data-never-first": "" } as const;
