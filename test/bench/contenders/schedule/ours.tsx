import { configure, type ReservationScheduleElement } from "../../../../src/entries/reservation-schedule.js";

/** The salon's server, as the scenario has made it of the same day (`page/salon.js`). */
declare const givenSalon: {
  fetch: typeof fetch;
  Socket: typeof WebSocket;
  changeElsewhere(name: string, start: number, end: number): void;
};
declare const H: { data: { salonId(name: string): number } };

const schedule = document.createElement("reservation-schedule") as ReservationScheduleElement;

Object.assign(window, {
  bench: {
    axis: "x",
    virtual: true,
    mount(root: HTMLElement, { day }: { day: string }) {
      window.fetch = givenSalon.fetch;
      window.WebSocket = givenSalon.Socket;
      configure({ realtime: { key: "bench", wsHost: "push.bench", channel: "private-salon" } });
      schedule.salonId = "1";
      schedule.date = day;
      schedule.style.cssText = "display: block; height: 700px";
      root.append(schedule);
    },
    count: () => schedule.shadowRoot?.querySelectorAll("[data-chip]").length ?? 0,
    el: (name: string) => schedule.shadowRoot?.querySelector(`[data-chip=r${H.data.salonId(name)}]`) ?? null,
    /** As another operator's change arrives: the push server tells of it, and the element hears it by its own connection. */
    update: (name: string, start: number, end: number) => givenSalon.changeElsewhere(name, start, end),
  },
});
