import type { Page } from "playwright";
import { expect, vi } from "vitest";
import { salonReservation } from "../../fixtures/salon.js";
import { elementUnderTest, hasFocus, holds, oddWords } from "../../hazards/support/element-under-test.js";

/** What a server's lists of one salon say. */
interface Salon {
  reservations?: object[];
  resources?: object[];
  shifts?: object[];
  unsolved?: object[];
  /** What a move is refused with, one answer after the other. */
  refusals?: object[];
}

/** What is shown of it, and what is pressed for that. */
interface Shown extends Salon {
  text: string;
  properties?: object;
  /** A part of the name of a button. */
  press?: string;
}

/** Whatever was done before: the day is shown, as the server has it, and no dialog. It runs in the page. */
function beginAnew(element: Element): void {
  const schedule = element as HTMLElement & { refresh(): void };
  Object.assign(schedule, { salonId: null, view: "week", date: "2026-11-19" });
  Object.assign(schedule, { salonId: "1", view: "date", date: "2026-11-20" });
  schedule.refresh();
}

/** Lifts a reservation by keys, writes the memo of blocked time, and does neither in the end. */
export const hazard = elementUnderTest([], {
  tag: "reservation-schedule",
  markup: (attributes) =>
    `<reservation-schedule ${attributes} salon-id="1" date="2026-11-20" view="date"></reservation-schedule>`,
  firstField: (schedule) => schedule.getByRole("button", { name: "前の日" }),
  async work(page: Page, schedule) {
    await schedule.evaluate(beginAnew);
    const chip = schedule.getByRole("button", { name: "13:00〜13:45 山田 花子" });
    // In a narrow box it is the one of a row that is chosen.
    const row = schedule.getByRole("combobox", { name: "表示する担当" });
    await chip.or(row).first().waitFor();
    const isNarrow = await row.isVisible();
    if (isNarrow) await row.selectOption({ label: "中村" });
    await chip.focus();
    await hasFocus(chip);
    if (!isNarrow) {
      const said = () =>
        schedule.evaluate((each) =>
          [...(each.shadowRoot?.querySelectorAll("[role=status]") ?? [])].map(
            ({ textContent }) => textContent,
          ),
        );
      const says = (text: string) =>
        vi.waitFor(async () => expect((await said()).join()).toContain(text), 10_000);
      await page.keyboard.press("Alt+ArrowRight");
      await says("13:15〜14:00");
      await page.keyboard.press("Escape");
      await says("元の場所に戻しました");
    }
    const opener = schedule.getByRole("button", { name: "ブロック", exact: true });
    await opener.click();
    const memo = schedule.getByRole("textbox", { name: "メモ" });
    await memo.click();
    await hasFocus(memo);
    await page.keyboard.insertText(oddWords);
    await holds(memo, oddWords);
    await page.keyboard.press("Escape");
    await schedule.getByRole("button", { name: "破棄する" }).click();
    await memo.waitFor({ state: "hidden" });
    await hasFocus(opener);
  },
  loading: ["api-base", "salon-id", "date"],
  places: [
    inSchedule("the name of who comes", (name) => ({ reservations: [{ ...salonReservation, name }] })),
    inSchedule("the name of a friend", (name) => ({
      reservations: [{ ...salonReservation, name: "", member: { id: 1, name } }],
    })),
    inSchedule("what time is blocked for", (meta_data) => ({
      reservations: [{ ...salonReservation, status: "blocked", meta_data }],
    })),
    inSchedule("a status that nobody knows", (text) => ({
      reservations: [{ ...salonReservation, name: `-${text}`, status: text }],
    })),
    inSchedule("when it was, as no clock says it", (text) => ({
      reservations: [{ ...salonReservation, name: `-${text}`, from: text, to: text }],
    })),
    inSchedule("the name of a resource", (name) => ({ resources: [{ id: 12, name }] })),
    ...["week", "month", "list"].map((view) =>
      inSchedule(`a name in a ${view}`, (name) => ({
        reservations: [{ ...salonReservation, name }],
        properties: { view },
      })),
    ),
    inSchedule("what is said of a shift", (description) => ({
      shifts: [
        {
          master_id: 31,
          salon_resource_id: 12,
          _date: "2026-11-20",
          from: "10:00",
          to: "19:00",
          description,
        },
      ],
      properties: { page: "PAGE_TIME_SHIFT_WEEKLY" },
    })),
    {
      ...inSchedule("what waits for a judgement", (text) => ({
        unsolved: [{ reservation_id: 5, kind: `-${text}`, name: text, date: text, from: text, to: text }],
        press: "未対応",
      })),
      takesFocus: true,
    },
    {
      ...inSchedule("what stands in the way of a move, and why it is refused", (text) => ({
        reservations: [salonReservation],
        refusals: [
          { message: text, errors: { from: [`-${text}`] } },
          {
            ...{ message: text, code: "conflict", forcible: true, errors: {} },
            conflicts: [{ kind: text, date: text, from: text, to: text, label: `-${text}` }],
          },
        ],
        press: "山田 花子",
      })),
      takesFocus: true,
    },
  ],
});

/** Has another salon's server say this. */
function inSchedule(name: string, salonWith: (text: string) => Omit<Shown, "text">) {
  return { name, given: (text: string) => ({ text, ...salonWith(text) }), show: showSalon };
}

/** Waits until it is drawn; what is refused is moved by keys before. It runs in the page. */
async function showSalon(element: HTMLElement, given: Shown): Promise<void> {
  type AskedSalon = Salon & { isAsked?: boolean };
  const page = window as Window & { salons?: AskedSalon[] };
  if (!page.salons) {
    const salons: AskedSalon[] = [];
    const { fetch } = window;
    page.salons = salons;
    window.fetch = async (address, options) => {
      const [, at, path] = /\/schedule-server-(\d+)\/(\S*)/.exec(String(address)) ?? [];
      const salon = salons[Number(at)];
      if (!salon || path === undefined) return fetch(address, options);
      salon.isAsked = true;
      if (options?.method === "PUT") return Response.json(salon.refusals?.shift(), { status: 422 });
      const lists: [string, object][] = [
        ["count_only", { count: 1 }],
        ["unsolved", salon.unsolved ?? []],
        ["reservations", salon.reservations ?? []],
        ["resources", salon.resources ?? [{ id: 12, name: "中村" }]],
        ["time_shifts", salon.shifts ?? []],
      ];
      return Response.json({ data: lists.find(([name]) => path.includes(name))?.[1] ?? {} });
    };
  }
  const { text, properties = {}, press, refusals } = given;
  const salon: AskedSalon = given;
  const apiBase = `/schedule-server-${page.salons.push(salon) - 1}`;
  Object.assign(element, { apiBase, date: "2026-11-20", ...properties });
  const root = element.shadowRoot as ShadowRoot;
  const drawn = () => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  const until = async (holds: () => unknown): Promise<void> => {
    do await drawn();
    while (!holds());
  };
  const button = (name: string) =>
    [...root.querySelectorAll("button")].find((each) =>
      `${each.ariaLabel ?? ""} ${each.textContent}`.includes(name),
    );
  await until(() => salon.isAsked && (press === undefined || button(press)));
  if (!refusals) {
    if (press !== undefined) button(press)?.click();
    await until(() => root.textContent?.includes(text));
    return;
  }
  for (const shown of [".editor-finish [role=alert] li", ".schedule-clashes li"]) {
    const before = root.querySelector(shown);
    const chip = button(press ?? "");
    chip?.focus();
    for (const key of ["ArrowRight", "Enter"]) {
      const how = { key, altKey: key !== "Enter", bubbles: true, composed: true, cancelable: true };
      chip?.dispatchEvent(new KeyboardEvent("keydown", how));
      await drawn();
    }
    await until(() => root.querySelector(shown) && root.querySelector(shown) !== before);
  }
}
