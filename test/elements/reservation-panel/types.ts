import {
  type JudgeDetail,
  type ReservationPanelElement,
  reservationSchema,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const panel: ReservationPanelElement = document.createElement("reservation-panel");
panel.salonId = "1";
panel.reservationId = "5";
panel.type = "detail";
panel.show();
panel.addEventListener("finish", (event) => keep(event.detail.payload, event.detail.response));
panel.addEventListener("judge", (event) => {
  const judged: JudgeDetail = event.detail;
  keep(judged.reservationId + 1, judged.childId === null, judged.kind === "edit", judged.status);
});
panel.addEventListener("close", (event) => keep(event.detail, panel.open));
panel.submit().then((answer) => keep(answer.ok ? answer.payload.id : answer.messages));
keep(reservationSchema["~standard"].vendor);
// @ts-expect-error: there is no such judgement.
panel.addEventListener("judge", (event) => keep(event.detail.kind === "delete"));
// @ts-expect-error: it shows the detail or the form.
panel.type = "list";
// @ts-expect-error: a reservation's id is a text.
panel.reservationId = 5;
