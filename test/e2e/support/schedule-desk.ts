/* One operator's page with a schedule and its panel, worked without a pause; runs in the page. */

/** One write as the page sent it, and what came back. */
export interface SentWrite {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly status: number;
  readonly answer: { code?: string; data?: Record<string, unknown>; current?: Record<string, unknown> };
}

/** A chip as it is drawn: by the hours over it, in minutes. */
export interface DrawnChip {
  readonly key: string;
  readonly label: string;
  readonly row: string;
  readonly from: number;
  readonly to: number;
}

/** What one operator did and was told since `begin`. */
export interface DeskReport {
  /** Writes that the operator's gestures come to. */
  readonly meant: number;
  readonly writes: readonly SentWrite[];
  /** What was said of failures, and of what the page refused by itself. */
  readonly failures: readonly string[];
  /** Records by their keys whose move the page refused, since others had changed them. */
  readonly overtaken: readonly string[];
  /** What can be taken back, in the words of its notice; `null` where nothing can. */
  readonly undoable: string | null;
}

/** What can be late: `calls` on their way, their `answers`, `events`. */
export type Late = "calls" | "answers" | "events";

export interface ScheduleDesk {
  begin(): void;
  /** Picks up a chip and moves it by arrows, with Shift its end. */
  lift(key: string, arrows: readonly string[], shift: boolean): Promise<void>;
  /** Enter or Escape, where something is lifted. */
  end(key: "Enter" | "Escape"): Promise<void>;
  /** Whether there was something that can be taken back. */
  undo(): Promise<boolean>;
  /** What stands in the way is overridden, or not; whether anything was asked. */
  answer(force: boolean): Promise<boolean>;
  /** Opens a reservation in the panel, once it is there. */
  open(key: string): Promise<void>;
  memo(text: string): Promise<void>;
  /** The select of a place: the status, how far it is. */
  choose(select: number, option: number): Promise<void>;
  /** To the next day, or back: what is not looked at may change. */
  leave(): Promise<void>;
  back(): Promise<void>;
  late(what: Late, isLate: boolean): void;
  /** What is lifted is put back, nothing is late any more, and what stands in the way is overridden until nothing asks. */
  settle(): Promise<void>;
  refresh(): Promise<void>;
  /** Until nothing is under way; not where something is late. */
  pause(): Promise<void>;
  /** Until nothing is under way. */
  rest(): Promise<void>;
  /** Until a chip is drawn, and nothing is under way. The network says again and again that it is there. */
  see(label: string): Promise<void>;
  drawn(): Promise<DrawnChip[]>;
  report(): DeskReport;
}

declare global {
  interface Window {
    desk: ScheduleDesk;
    /** Set before the page's own scripts: lets events wait. */
    lateEvents: { isLate: boolean; waiting: (() => void)[] };
  }
}

/** Runs before the page's scripts. */
export function watchSocket(): void {
  window.lateEvents = { isLate: false, waiting: [] };
  const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage") as PropertyDescriptor;
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...handler,
    set(this: WebSocket, hear: (event: MessageEvent) => void) {
      handler.set?.call(this, (event: MessageEvent) => {
        const { isLate, waiting } = window.lateEvents;
        if (isLate && String(event.data).includes("salon_reservation_event"))
          waiting.push(() => hear.call(this, event));
        else hear.call(this, event);
      });
    },
  });
}

/** Runs in the page; it is sent as text, so it can use nothing outside. */
export function openDesk(): void {
  const schedule = document.querySelector("reservation-schedule") as HTMLElement;
  const panel = document.querySelector("reservation-panel") as HTMLElement;
  const root = schedule.shadowRoot as ShadowRoot;
  const inPanel = () => panel.shadowRoot as ShadowRoot;
  const isLate = { calls: false, answers: false };
  const waiting: { calls: (() => void)[]; answers: (() => void)[] } = { calls: [], answers: [] };
  let underWay = 0;
  let meant = 0;
  let isAway = false;
  let lifted = "";
  let writes: SentWrite[] = [];
  let failures: string[] = [];
  let overtaken: string[] = [];

  const wait = (what: "calls" | "answers") =>
    isLate[what] ? new Promise<void>((go) => waiting[what].push(go)) : undefined;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href);
    if (!/\/(reservations|block_times)/.test(pathname) || pathname.includes("unsolved"))
      return send(input, init);
    const method = init?.method ?? "GET";
    underWay += 1;
    try {
      if (method !== "GET") await wait("calls");
      const response = await send(input, init);
      const text = await response.text();
      if (method !== "GET") {
        const [body, answer] = [JSON.parse(String(init?.body)), JSON.parse(text)];
        writes.push({ method, path: pathname + search, body, status: response.status, answer });
      }
      await wait("answers");
      return Object.defineProperty(response, "text", { value: async () => text });
    } finally {
      // Once what it brings is drawn.
      void turn()
        .then(turn)
        .then(turn)
        .then(() => {
          underWay -= 1;
        });
    }
  };
  for (const element of [schedule, panel])
    element.addEventListener("failure", (event) =>
      failures.push(...(event as CustomEvent<{ messages: string[] }>).detail.messages),
    );

  const turn = () => new Promise<void>((done) => setTimeout(done, 0));
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  async function until(isThere: () => boolean, what: string): Promise<void> {
    for (const end = performance.now() + 10_000; !isThere(); await turn())
      if (performance.now() > end) throw new Error(`${what} did not come`);
  }
  const buttonIn = (scope: ParentNode | null, name: string) =>
    [...(scope?.querySelectorAll("button") ?? [])].find(
      (each) => (each.getAttribute("aria-label") ?? each.textContent)?.trim() === name,
    );
  const chipOf = (key: string) => root.querySelector<HTMLElement>(`[data-chip="${key}"]`);
  const isLifted = () => root.querySelector(".schedule-ghost") !== null;
  const question = () => root.querySelector("dialog[open]");
  const announced = () =>
    [...root.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join(" ");
  const press = (key: string, more: KeyboardEventInit = {}) =>
    root.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true, ...more }),
    );
  function write(field: HTMLTextAreaElement | HTMLSelectElement, value: string, event: string): void {
    const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  window.desk = {
    begin() {
      meant = 0;
      [writes, failures, overtaken] = [[], [], []];
    },
    async lift(key, arrows, shift) {
      const chip = chipOf(key);
      if (!chip || question()) return;
      chip.focus();
      lifted = key;
      for (const arrow of arrows) {
        press(arrow, { altKey: true, shiftKey: shift });
        await turn();
      }
    },
    async end(key) {
      if (!isLifted() || question()) return;
      const before = failures.length;
      press(key);
      await turn();
      if (failures.length > before && failures.at(-1)?.startsWith("ほかの人が先に")) overtaken.push(lifted);
      else if (key === "Enter" && !announced().includes("元の場所に戻しました")) meant += 1;
    },
    async undo() {
      const button = buttonIn(root, "元に戻す");
      if (!button || question()) return false;
      meant += 1;
      button.click();
      await turn();
      return true;
    },
    async answer(force) {
      const button = buttonIn(question(), force ? "このまま登録" : "直す");
      if (!button) return false;
      if (force) meant += 1;
      button.click();
      await turn();
      return true;
    },
    async open(key) {
      // What is written there is asked about while it is not saved.
      await window.desk.rest();
      const chip = chipOf(key);
      if (!chip || question()) return;
      const name = chip.getAttribute("aria-label")?.split(" ")[1] ?? "";
      chip.click();
      const isThere = () =>
        inPanel().querySelector("h2")?.textContent?.startsWith(name) &&
        inPanel().querySelector(".reservation-memo textarea");
      await until(() => Boolean(isThere()), `${name} in the panel`);
    },
    async memo(text) {
      const field = inPanel().querySelector<HTMLTextAreaElement>(".reservation-memo textarea");
      const save = buttonIn(inPanel(), "メモを保存");
      if (!field || !save || question()) return;
      write(field, text, "input");
      await turn();
      meant += 1;
      save.click();
      await turn();
    },
    async choose(select, option) {
      const field = inPanel().querySelectorAll("select")[select];
      if (!field || question() || field.value === String(option) || !field.options[option]) return;
      meant += 1;
      write(field, String(option), "change");
      await turn();
    },
    async leave() {
      if (isAway) return window.desk.back();
      if (question()) return;
      isAway = true;
      buttonIn(root, "次の日")?.click();
      await turn();
    },
    async back() {
      if (!isAway || question()) return;
      isAway = false;
      buttonIn(root, "前の日")?.click();
      await turn();
    },
    late(what, now) {
      const gate = what === "events" ? window.lateEvents : { waiting: waiting[what] };
      if (what === "events") window.lateEvents.isLate = now;
      else isLate[what] = now;
      if (!now) for (const go of gate.waiting.splice(0)) go();
    },
    async settle() {
      await window.desk.end("Escape");
      for (const what of ["calls", "answers", "events"] as const) window.desk.late(what, false);
      do await window.desk.rest();
      while (await window.desk.answer(true));
      await window.desk.back();
    },
    async refresh() {
      (schedule as HTMLElement & { refresh(): void }).refresh();
      await window.desk.rest();
    },
    async pause() {
      if (!isLate.calls && !isLate.answers) await window.desk.rest();
    },
    async rest() {
      await turn();
      await until(() => underWay === 0, "the end of the calls");
      await turn();
    },
    async see(label) {
      let nudged = Number.NEGATIVE_INFINITY;
      await until(() => {
        // A socket that was lost comes again at once, however long it has been gone.
        if (performance.now() - nudged > 250) {
          nudged = performance.now();
          dispatchEvent(new Event("online"));
        }
        return root.querySelector(`[data-chip][aria-label="${label}"]`) !== null;
      }, label);
      await window.desk.rest();
    },
    async drawn() {
      await frame();
      const place = (element: HTMLElement) => Number.parseFloat(element.style.left);
      const hours = [...root.querySelectorAll<HTMLElement>(".schedule-hours span")];
      const [first, last] = [hours[0], hours.at(-1)] as [HTMLElement, HTMLElement];
      const hourOf = (element: HTMLElement) => Number(element.textContent?.split(":")[0]);
      const minute = (place(last) - place(first)) / (hourOf(last) - hourOf(first)) / 60;
      // Chips stand in their rows, after the names.
      const names = Number.parseFloat(root.querySelector<HTMLElement>(".schedule-name")?.style.width ?? "0");
      const chips = [...root.querySelectorAll<HTMLElement>(".schedule-row [data-chip]")].map((chip) => {
        const from = (place(chip) + names - place(first)) / minute + hourOf(first) * 60;
        return {
          key: chip.dataset.chip ?? "",
          label: chip.getAttribute("aria-label") ?? "",
          row: chip.closest(".schedule-row")?.getAttribute("aria-label") ?? "",
          from: Math.round(from),
          to: Math.round(from + Number.parseFloat(chip.style.width) / minute),
        };
      });
      return chips.sort((a, b) => a.key.localeCompare(b.key));
    },
    report: () => ({
      ...{ meant, writes, failures, overtaken },
      undoable: buttonIn(root, "元に戻す") ? (root.querySelector(".schedule-undo")?.textContent ?? "") : null,
    }),
  };
}
