import type { CallLog } from "../../api/open-api-calls.js";
import { readTrigger } from "../../api/open-api-triggers.js";
import type { DialogWork } from "../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";

/** Dialogs that ask or edit something, and the editor of a trigger, which is kept by the same draft. */
export type OpenApiDialog =
  | { readonly is: "issue"; readonly codeId: number }
  | { readonly is: "issued" }
  | { readonly is: "revoke"; readonly codeId: number; readonly tokenKey: string }
  | { readonly is: "log"; readonly log: CallLog }
  /** Sample of a trigger; `null` for a new one. */
  | { readonly is: "sample"; readonly triggerId: number | null }
  /** `actionId` `null`: a new one. */
  | { readonly is: "action"; readonly triggerId: number; readonly actionId: number | null }
  | { readonly is: "remove-action"; readonly triggerId: number; readonly actionId: number }
  /** A trigger as it was loaded; `null` for a new one. Never open as a dialog. */
  | { readonly is: "trigger"; readonly original: PlainObject | null };

/** Which trigger a dialog belongs to that is kept: only work of triggers is. */
export function triggerOf(dialog: OpenApiDialog): number | "new" {
  if (dialog.is === "trigger") return readTrigger(dialog.original ?? {})?.id ?? "new";
  return ("triggerId" in dialog ? dialog.triggerId : null) ?? "new";
}

/**
 * Work that was kept as plain data; `null` if it is none. Only the section of triggers has any that may be kept
 * (rules: token-nowhere-else).
 */
export function readDialogWork(data: PlainData): DialogWork<OpenApiDialog> | null {
  if (!isPlainObject(data) || !isPlainObject(data.dialog) || !isPlainObject(data.written)) return null;
  const dialog = readDialog(data.dialog);
  return dialog && { dialog, written: data.written };
}

function readDialog({ is, triggerId, actionId = null, original = null }: PlainObject): OpenApiDialog | null {
  if (is === "action" && typeof triggerId === "number" && (actionId === null || typeof actionId === "number"))
    return { is, triggerId, actionId };
  if (is === "sample") return { is, triggerId: typeof triggerId === "number" ? triggerId : null };
  if (is !== "trigger") return null;
  if (original === null) return { is, original };
  return isPlainObject(original) && readTrigger(original) ? { is, original } : null;
}
