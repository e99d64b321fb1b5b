import type { DialogsToKeep } from "../../../editor/index.js";
import type { ScheduleActions } from "../actions.js";
import type { ScheduleDialog } from "../unsaved/schedule-dialog.js";
import { createBlockMutations } from "./blocks.js";
import type { ScheduleDeps } from "./deps.js";
import { createMoveMutations } from "./moves.js";
import { createRequestMutations } from "./requests.js";
import { dialogsToKeep, type OpenRuns } from "./rows.js";
import { scheduleContext } from "./scope.js";
import { createSeveralShiftMutations } from "./several-shifts.js";
import { createShiftMutations } from "./shifts.js";

/** The actions of the screen that are about the server, and its dialogs as a draft keeps them. */
export interface ScheduleMutations {
  readonly actions: Omit<ScheduleActions, "queries" | "salon" | "select" | "selectById" | "selectSlot">;
  /** Without what is under way, which is kept by its run. */
  dialogs(): DialogsToKeep<ScheduleDialog>;
}

/** Makes them, each about the salon that is shown when it begins. */
export function createMutations(deps: ScheduleDeps): ScheduleMutations {
  const context = scheduleContext(deps);
  const open: OpenRuns = new Set();
  return {
    actions: {
      ...createMoveMutations(context),
      ...createBlockMutations(context),
      ...createRequestMutations(context),
      ...createShiftMutations(context),
      ...createSeveralShiftMutations(context, open),
    },
    dialogs: () => dialogsToKeep(context, open),
  };
}
