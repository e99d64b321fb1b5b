import type { Page } from "playwright";
import { salonReservation } from "../../fixtures/salon.js";
import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";

const remark = "初めてです。\n窓側の席で。";

const blank = {
  ...{ name: "", comment: "", contact_address: "", course_id: null, member_id: null },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", salon_resource_id: null, sub_resource_ids: [] },
  ...{ resource_fee_is_charged: false, meta_data: "", status: "approved" },
};

/** What a customer asked to have otherwise. */
const wish = {
  ...{ id: 71, status: "edit_pending", date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
  ...{ salon_resource_id: 12, sub_resource_ids: [], comment: "", requested_at: "2026-11-19T10:38:00+09:00" },
};

/** A new reservation: its end is the course's to say. */
export const hazard = elementUnderTest(["value", "text", "finishing"], {
  tag: "reservation-panel",
  // By itself it makes a call; a page that says otherwise comes first.
  markup: (attributes) =>
    `<reservation-panel ${attributes} salon-id="1" type="form" finish-path="/api/reservation" open></reservation-panel>`,
  firstField: (panel) => panel.getByRole("textbox", { name: "お名前" }),
  async work(page: Page, panel) {
    await panel.evaluate((each) => Reflect.set(each, "open", true));
    const name = panel.getByRole("textbox", { name: "お名前" });
    await name.click();
    await hasFocus(name);
    await page.keyboard.press("Control+A");
    await writeText(page, oddWords);
    await holds(name, oddWords);
    await panel.getByLabel("日付").fill("2026-11-21");
    await panel.getByLabel("開始").fill("10:00");
    await panel
      .getByRole("combobox", { name: "コース" })
      .selectOption({ label: "カット＋カラー（60分・11,000 円）" });
    await panel
      .getByRole("combobox", { name: "担当" })
      .selectOption({ label: "佐々木（店長）（指名料 550 円）" });
    const comment = panel.getByRole("textbox", { name: "コメント" });
    await comment.click();
    await hasFocus(comment);
    await page.keyboard.press("Control+A");
    // What an input method puts in at once; the first line's end is typed, as operators do.
    const [line = "", next = ""] = remark.split("\n");
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(next);
    await holds(comment, remark);
  },
  finish: (panel) => panel.getByRole("button", { name: "登録", exact: true }).click(),
  expected: {
    ...{ name: oddWords, comment: remark, course_id: 42, salon_resource_id: 11 },
    ...{ date: "2026-11-21", from: "10:00", to: "11:00", status: "approved" },
  },
  loading: ["api-base", "salon-id", "reservation-id"],
  places: [
    ...[
      byValue({
        name: "the name of who comes",
        valueWith: (text) => ({ ...blank, name: text }),
        field: "お名前",
        inOneLine: true,
      }),
      byValue({ name: "a comment", valueWith: (text) => ({ ...blank, comment: text }), field: "コメント" }),
      byValue({
        name: "a date and times that are none",
        valueWith: (text) => ({ ...blank, date: text, from: text, to: text, status: text }),
      }),
      byValue({ name: "every string of a value", valueWith: (text) => ({ ...blank, [text]: text }) }),
      byValue({ name: "the whole value", valueWith: (text: string) => text }),
    ],
    ...[
      inDetail("what was booked, by whom", (text) => ({
        ...{ name: `-${text}`, comment: `-${text}`, contact_address: `-${text}`, meta_data: text },
        member: { id: 1, name: text },
      })),
      inDetail("a status that nobody knows", (text) => ({ status: `-${text}` })),
      inDetail("when it was, as no clock says it", (text) => ({ date: text, from: text, to: text })),
      inDetail("what was done to it", (text) => ({
        histories: [{ id: 1, action: `-${text}`, actor_name: `-${text}`, at: text, note: `-${text}` }],
      })),
      inDetail("what the customer asked for", (text) => ({
        status: "edit_pending",
        change_child: { ...wish, comment: `-${text}`, requested_at: text },
      })),
    ],
    {
      name: "the names of courses and resources",
      given: (text: string) => ({ text }),
      show: showNames,
    },
    {
      name: "what stands in the way, and what the server says of a field",
      attributes: 'finisher="post"',
      takesFocus: true,
      given: (text: string) => ({ text, value: blank }),
      show: showRefusals,
    },
  ],
});

/** A reservation whose detail shows this text. */
function inDetail(name: string, fieldsWith: (text: string) => object) {
  const valueWith = (text: string) => ({ ...salonReservation, ...fieldsWith(text) });
  return { ...byValue({ name, valueWith }), attributes: 'type="detail"' };
}

/** Has the lists of another salon say this. It runs in the page. */
async function showNames(element: HTMLElement, { text }: { text: string }): Promise<void> {
  const page = window as Window & { salonNames?: string[] };
  if (!page.salonNames) {
    const names: string[] = [];
    const { fetch, matchMedia } = window;
    page.salonNames = names;
    window.fetch = async (address, options) => {
      const [, at] = /\/salon-server-(\d+)\//.exec(String(address)) ?? [];
      if (at === undefined) return fetch(address, options);
      return Response.json({ data: [{ id: 1, name: `${names[Number(at)]}（名）`, fee: 1 }] });
    };
    // A slide for each text would take minutes.
    window.matchMedia = (query) => matchMedia.call(window, query.replace(": reduce", ": no-preference"));
  }
  const apiBase = `/salon-server-${page.salonNames.length}`;
  page.salonNames.push(text);
  Object.assign(element, { apiBase, value: { course_id: 1, salon_resource_id: 1, sub_resource_ids: [1] } });
  while (!element.shadowRoot?.textContent?.includes(`${text}（名）`))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** Has the server refuse a save, for what stands there and then for a field. It runs in the page. */
async function showRefusals(element: HTMLElement, given: { text: string; value: object }): Promise<void> {
  type Panel = HTMLElement & { value: unknown; submit(): Promise<unknown>; refusal?: object };
  const panel = element as Panel;
  if (!panel.refusal) {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      panel.isConnected && String(address).includes("/api/reservation")
        ? Response.json(panel.refusal, { status: 422 })
        : fetch(address, options);
  }
  const { text, value } = given;
  const clash = {
    kind: text,
    id: null,
    salon_resource_id: null,
    date: text,
    from: text,
    to: text,
    label: text,
  };
  panel.value = value;
  panel.refusal = { message: text, errors: { name: [`-${text}`] } };
  await panel.submit();
  panel.refusal = { message: text, code: "conflict", forcible: true, conflicts: [clash], errors: {} };
  await panel.submit();
}
