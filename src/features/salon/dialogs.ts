import { readId } from "../../api/read-fields.js";
import type { SalonItemKind } from "../../api/salon-items.js";
import type { DialogWork } from "../../editor/index.js";
import { isDay } from "../../lib/dates/days.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { SectionName } from "./settings.js";

/** Names of works in a section that are saved by a press of their own, and kept by the same draft as a dialog. */
export const workNames = ["bulk-courses", "bulk-resources", "opening", "shop", "actions"] as const;
export type WorkName = (typeof workNames)[number];

/** Dialogs that ask or edit something. */
export type SalonDialog =
  /** A course or resource as it was loaded; `null` for a new one. */
  | { readonly is: "item"; readonly kind: SalonItemKind; readonly original: PlainObject | null }
  | { readonly is: "remove-item"; readonly kind: SalonItemKind; readonly id: number }
  | { readonly is: "pairs"; readonly kind: SalonItemKind }
  | { readonly is: "copy-day"; readonly weekday: string }
  | { readonly is: "hours-text" }
  | { readonly is: "day"; readonly date: string }
  /** The first day of the span that is edited, and whether another one counts there; `null` for a new one. */
  | { readonly is: "special"; readonly first: string | null; readonly isShadowed: boolean }
  | { readonly is: "holidays" }
  | { readonly is: "differences" }
  /** Question to customers, as it was loaded; `null` for a new one. */
  | { readonly is: "customer"; readonly original: PlainObject | null }
  | { readonly is: "remove-customer"; readonly id: number }
  | { readonly is: "qr" }
  | { readonly is: "add-calendar" }
  | {
      readonly is: "remove-calendar";
      readonly primaryId: number;
      readonly purpose: string;
      readonly associationId: number;
    }
  | { readonly is: "add-url" }
  | { readonly is: "remove-url"; readonly id: number }
  /** Never open as a dialog. */
  | { readonly is: "work"; readonly name: WorkName };

/** In which section a dialog stands. */
export function sectionOf(dialog: SalonDialog): SectionName {
  switch (dialog.is) {
    case "item":
    case "remove-item":
    case "pairs":
      return dialog.kind;
    case "copy-day":
    case "hours-text":
    case "day":
    case "special":
    case "holidays":
    case "differences":
      return "opening";
    case "customer":
    case "remove-customer":
    case "qr":
      return "online";
    case "add-calendar":
    case "remove-calendar":
      return "calendars";
    case "add-url":
    case "remove-url":
      return "urls";
    case "work":
      return sectionOfWork(dialog.name);
  }
}

export function sectionOfWork(name: WorkName): SectionName {
  switch (name) {
    case "bulk-courses":
      return "courses";
    case "bulk-resources":
      return "resources";
    case "opening":
      return "opening";
    case "shop":
    case "actions":
      return "online";
  }
}

/** Work that was kept as plain data; `null` if it is none. */
export function readDialogWork(data: PlainData): DialogWork<SalonDialog> | null {
  if (!isPlainObject(data) || !isPlainObject(data.dialog) || !isPlainObject(data.written)) return null;
  const dialog = readDialog(data.dialog);
  return dialog && { dialog, written: data.written };
}

function readDialog(kept: PlainObject): SalonDialog | null {
  const { is, kind = null, original = null, name = null, date = null, first = null } = kept;
  const isRecord = original === null || isPlainObject(original);
  switch (is) {
    case "item":
      // Without an id it would be saved as a new one.
      return isKind(kind) && isRecord && (original === null || readId(original.id) !== null)
        ? { is, kind, original }
        : null;
    case "pairs":
      return isKind(kind) ? { is, kind } : null;
    case "day":
      return isDay(date) ? { is, date } : null;
    case "special":
      return first === null || isDay(first) ? { is, first, isShadowed: kept.isShadowed === true } : null;
    case "copy-day":
      return typeof kept.weekday === "string" ? { is, weekday: kept.weekday } : null;
    case "customer":
      return isRecord ? { is, original } : null;
    case "hours-text":
    case "holidays":
    case "add-calendar":
    case "add-url":
      return { is };
    case "work":
      return workNames.some((each) => each === name) ? { is, name: name as WorkName } : null;
    default:
      return null;
  }
}

function isKind(kind: PlainData): kind is SalonItemKind {
  return kind === "courses" || kind === "resources";
}
