import type { Random } from "../../large/random.js";
import { moved } from "../days.js";
import type { AudienceFriend } from "../friends.js";
import { campaigns, forms, orderCategories, orderItems, towns } from "./words.js";

/** Most friends began the first scenario; who came often has finished it. */
export function scenarios(random: Random, visits: number): AudienceFriend["scenarios"] {
  const others = random.some([502, 503, 504, 505], random.pick([0, 0, 0, 1, 2]));
  return [...(random.often(70) ? [501] : []), ...others].map((scenario_id) => {
    const state =
      visits > 20 ? "finished" : random.pick(["subscribed", "subscribed", "finished", "stopped"] as const);
    if (state === "finished") return { scenario_id, state, sent_day: 7 };
    return { scenario_id, state, sent_day: random.pick([null, 0, 0, 1, 1, 5, 7]) };
  });
}

/** Who came by an advertisement carried its parameters; a poster or a card carries none. */
export function landings(random: Random, since: string, today: string): AudienceFriend["landings"] {
  const days = (Date.parse(today) - Date.parse(since)) / 86_400_000;
  return Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, () => {
    const landing_id = random.pick([1201, 1201, 1202, 1203, 1204, 1205]);
    const day = moved(since, random.whole(0, days), "day");
    const hour = String(random.whole(7, 22)).padStart(2, "0");
    const at = `${day}T${hour}:${String(random.whole(0, 59)).padStart(2, "0")}`;
    if (!random.often(60)) return { landing_id, at, m1: "", m2: "", m3: "" };
    return { landing_id, at, m1: random.pick(campaigns), m2: random.pick(forms), m3: random.pick(towns) };
  });
}

/** The way through the phases, as far as a friend has come. */
export function phases(random: Random, visits: number): number[] {
  const way = [1001, 1002, 1003, 1004];
  const reached = visits === 0 ? random.whole(0, 2) : visits === 1 ? 3 : 4;
  return [...way.slice(0, reached), ...random.some([1005, 1006], random.pick([0, 0, 0, 1, 2]))];
}

/** What the shop's orders brought along; the keys are those of the trigger's data. */
export function externalValues(random: Random, today: string): AudienceFriend["external_values"] {
  return Array.from({ length: random.pick([0, 0, 0, 1, 1, 2]) }).flatMap(() => {
    const value = (key: string, value: string) => ({ event: "order.created", key, value });
    return [
      value("order.category", random.pick(orderCategories)),
      value("order.member_code", `M${random.whole(1, 9999)}`),
      value("order.total", String(random.whole(10, 300) * 110)),
      value("order.pickup_at", `${moved(today, random.whole(-90, 30), "day")}T15:00`),
      ...random.some(orderItems, random.whole(1, 3)).map((item) => value("order.items", item)),
    ];
  });
}
