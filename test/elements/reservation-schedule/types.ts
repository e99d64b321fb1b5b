import type {
  ReservationPanelElement,
  ReservationScheduleElement,
  ReservationScheduleEventMap,
  SlotDetail,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const schedule: ReservationScheduleElement = document.createElement("reservation-schedule");
schedule.salonId = "1";
schedule.page = "PAGE_TIME_SHIFT_WEEKLY";
schedule.view = "month";
schedule.date = "2026-11-20";
schedule.refresh();
const panel: ReservationPanelElement = document.createElement("reservation-panel");
schedule.addEventListener("reservation-select", ({ detail }) => {
  panel.reservationId = String(detail.reservation.id);
});
schedule.addEventListener("slot-select", (event) => {
  const { date, from, to, salonResourceId }: SlotDetail = event.detail;
  panel.value = { date, from, to, salon_resource_id: salonResourceId };
});
schedule.addEventListener("block-select", (event: ReservationScheduleEventMap["block-select"]) => {
  keep(event.detail.blockTime.meta_data);
  event.preventDefault();
});
// @ts-expect-error: a schedule has no value.
schedule.value = null;
// @ts-expect-error: there is no such view.
schedule.view = "year";
// @ts-expect-error: it finishes nothing.
schedule.submit();
