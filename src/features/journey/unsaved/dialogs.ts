import type { NamedList } from "../../../api/journey-groups.js";
import { readJourney } from "../../../api/journeys.js";
import type { DialogWork } from "../../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";

/** Lists whose names are edited in place. */
export type RenamedList = NamedList | "journey";

/** Dialogs that ask or edit something. */
export type JourneyDialog =
  /** `original`: the journey as it was loaded; `null` for a new one. */
  | { readonly is: "edit"; readonly original: PlainObject | null; readonly groupId: number | null }
  | { readonly is: "add"; readonly list: NamedList }
  | { readonly is: "remove"; readonly ids: readonly number[] }
  | { readonly is: "remove-entry"; readonly list: NamedList; readonly id: number }
  | { readonly is: "place"; readonly id: number }
  | { readonly is: "move"; readonly ids: readonly number[] }
  | { readonly is: "groups" }
  /** Friends who passed a phase; `phaseId` `null`: who is meant. */
  | { readonly is: "friends"; readonly journeyId: number; readonly phaseId: number | null }
  /** A name that was being changed in its place, from `was`: only on offer, and never open as a dialog. */
  | { readonly is: "rename"; readonly list: RenamedList; readonly id: number; readonly was: string };

/** Work that was kept as plain data; `null` if it is none. Only what can be written in is kept. */
export function readDialogWork(data: PlainData): DialogWork<JourneyDialog> | null {
  if (!isPlainObject(data) || !isPlainObject(data.dialog) || !isPlainObject(data.written)) return null;
  const dialog = readDialog(data.dialog);
  return dialog && { dialog, written: data.written };
}

function readDialog(kept: PlainObject): JourneyDialog | null {
  if (kept.is === "add" && (kept.list === "group" || kept.list === "phase"))
    return { is: "add", list: kept.list };
  if (kept.is === "rename") return readRename(kept);
  if (kept.is !== "edit") return null;
  const { original = null, groupId } = kept;
  if (original !== null && (!isPlainObject(original) || readJourney(original) === null)) return null;
  return { is: "edit", original, groupId: typeof groupId === "number" ? groupId : null };
}

function readRename({ list, id, was }: PlainObject): JourneyDialog | null {
  if (list !== "journey" && list !== "group" && list !== "phase") return null;
  return typeof id === "number" && typeof was === "string" ? { is: "rename", list, id, was } : null;
}
