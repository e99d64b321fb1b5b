import { createScreenContext, type ScreenCommands } from "../../editor/index.js";
import type { ScheduleActions } from "./actions.js";
import type { ScheduleWords } from "./messages.js";
import type { ScheduleModel } from "./schedule-model.js";
import type { ScheduleSettings } from "./settings.js";

/** Context that every part of a schedule works with. */
export interface ScheduleContext {
  readonly model: ScheduleModel;
  readonly commands: ScreenCommands;
  readonly actions: ScheduleActions;
  readonly settings: ScheduleSettings;
  readonly words: ScheduleWords;
  /** True where the entries of the day are shifts: each stays with its resource. */
  readonly isOfShifts: boolean;
}

export const [ScheduleProvider, useSchedule] = createScreenContext<ScheduleContext>("a schedule");
