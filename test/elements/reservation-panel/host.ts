import { html } from "hono/html";
import type { HostedElement } from "../../host/hosted-element.js";
import { reservationPanel } from "../../host/pages/reservation-panel.js";
import { addReservationFormPage } from "../../host/pages/reservations/form.js";
import { addOneReservationPage } from "../../host/pages/reservations/one.js";
import { addReservationTablePage } from "../../host/pages/reservations/table.js";

export const host: HostedElement = {
  pages: [addReservationTablePage, addOneReservationPage, addReservationFormPage],
  places: [
    {
      path: "/salons/1/reservations",
      label: "予約",
      look: "1日の予約を昔ながらの表で見て、行ごとに横のパネルで開きます。申請の見本は今日の予約にあります。",
    },
    {
      path: "/salons/1/reservations/3",
      label: "予約1件のパネル",
      look: "細い枠の中で、お客様からの変更申請を承認または却下します。編集中の内容は再読み込みすると復元できます。",
    },
    {
      path: "/salons/1/reservations/new",
      label: "フォームで予約を登録する",
      look: "普通の入力欄と一緒に送信し、サーバーに届いた内容をそのまま表示します。",
    },
  ],
  beside: () =>
    html`<div class="reservation-column">${reservationPanel({ salonId: 1, reservationId: 1, isOpen: true })}</div>`,
};
