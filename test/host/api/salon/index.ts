import type { Hono } from "hono";
import type { ApiContext } from "../context.js";
import { addBlockTimeCalls } from "./block-calls.js";
import { addSalonCalendarCalls } from "./calendar-calls.js";
import { addSalonCatalogueCalls } from "./catalogue-calls.js";
import { addSalonConfigCalls } from "./config-calls.js";
import { addSalonItemCalls } from "./item-calls.js";
import { addJudging } from "./judging.js";
import { addSalonOnlineCalls } from "./online-calls.js";
import { addUnsolved } from "./open-requests.js";
import { addReservationDelete } from "./reservation-delete.js";
import { addReservationList } from "./reservation-list.js";
import { addReservationPatch } from "./reservation-patch.js";
import { addReservationWrites } from "./reservation-writes.js";
import { addTimeShiftCalls } from "./shift-calls.js";
import { addSalonUrlCalls } from "./url-calls.js";

/** The calls of one salon: its settings, its shifts, its reservations. */
export const salonCalls: readonly ((app: Hono, context: ApiContext) => void)[] = [
  addSalonConfigCalls,
  addSalonCatalogueCalls,
  addSalonItemCalls,
  addSalonOnlineCalls,
  addSalonCalendarCalls,
  addSalonUrlCalls,
  addTimeShiftCalls,
  addReservationList,
  addReservationWrites,
  addReservationPatch,
  addJudging,
  addReservationDelete,
  addBlockTimeCalls,
  addUnsolved,
];
