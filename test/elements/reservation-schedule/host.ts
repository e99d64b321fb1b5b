import type { HostedElement } from "../../host/hosted-element.js";
import { plainElement } from "../../host/hosted-element.js";
import { addSchedulePage } from "../../host/pages/reservations/schedule.js";

export const host: HostedElement = {
  pages: [addSchedulePage],
  places: [
    {
      path: "/salons/1/schedule",
      label: "予約表",
      look: "1日の予約を担当ごとに並べ、マウス・指・キーで動かします。予約を選ぶと右のパネルで開きます。",
    },
  ],
  beside: () => plainElement("reservation-schedule", { "salon-id": "1" }),
};
