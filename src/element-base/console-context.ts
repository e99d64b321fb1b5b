import * as v from "valibot";
import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";

/** Facts of the account, given once a page. Every key may be left out. */
export interface ConsoleContext {
  /** Prefix of every call whose path begins with `/`; default: the same origin. */
  apiBase?: string | undefined;
  /** Default: `<meta name="csrf-token">`, read at each call. */
  csrfToken?: string | undefined;
  /** Names of what the account may do. Absent means none. */
  abilities?: readonly string[] | undefined;
  locale?: Locale | undefined;
  triggerContext?: PlainData | undefined;
  /** `{key, wsHost, wsPort, forceTLS, channel}`: by which reservations hear what others do (Pusher protocol). */
  realtime?: PlainData | undefined;
  /**
   * Least and greatest number of common information. They bound what can be typed and are never shown. `maxInputVars`: so
   * many fields the server reads (PHP: 1,000); with `encoding="brackets"` no more are sent.
   */
  limits?:
    | {
        commonVarMin?: number | undefined;
        commonVarMax?: number | undefined;
        maxInputVars?: number | undefined;
      }
    | undefined;
  /** Preferences of the operator. */
  preferences?: { sendKey?: "enter" | "shift-enter" | undefined } | undefined;
  /** Origins that `redirect_to` may name besides the page's own. */
  allowedRedirectOrigins?: readonly string[] | undefined;
  brand?: string | undefined;
  /** Owner of unsaved work that is kept and offered: an account and an operator, say. Drafts of other owners stay where they are. */
  draftOwner?: string | undefined;
  /** Hints on the console, for who makes the page. By `configure` only. */
  debug?: boolean | undefined;
  /** Gets unexpected errors, failed metrics reports among them. By `configure` only. */
  onError?: ((error: unknown, about: ErrorContext) => void) | undefined;
}

/** Place of an unexpected error. */
export interface ErrorContext {
  /** The element's tag, or the exported function. */
  source: string;
  brand?: string | undefined;
}

const anything = v.unknown() as v.GenericSchema<unknown, PlainData>;

const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** One wrong key of a page's context must not take the others with it, so each falls back to absent by itself. */
const contextSchema = v.object({
  apiBase: optional(v.string()),
  csrfToken: optional(v.string()),
  abilities: optional(v.array(v.string())),
  locale: optional(v.picklist(["ja", "en"])),
  triggerContext: optional(anything),
  realtime: optional(anything),
  limits: optional(
    v.object({
      commonVarMin: v.optional(v.number()),
      commonVarMax: v.optional(v.number()),
      maxInputVars: optional(v.pipe(v.number(), v.minValue(1))),
    }),
  ),
  preferences: optional(v.object({ sendKey: optional(v.picklist(["enter", "shift-enter"])) })),
  allowedRedirectOrigins: optional(v.array(v.string())),
  brand: optional(v.string()),
  draftOwner: optional(v.string()),
});

/** Reads the page's context script. Keys we do not know are ignored, keys of a wrong type are as if absent. */
export function readContext(data: PlainData): ConsoleContext {
  const parsed = v.safeParse(contextSchema, data);
  return parsed.success ? parsed.output : {};
}

/** Lays contexts over each other; later wins, and what a later one does not say stays. */
export function mergeContexts(...contexts: readonly ConsoleContext[]): ConsoleContext {
  const merged: Record<string, unknown> = {};
  for (const context of contexts as readonly Readonly<Record<string, unknown>>[]) {
    for (const key of Object.keys(context)) merged[key] = context[key] ?? merged[key];
  }
  return merged;
}
