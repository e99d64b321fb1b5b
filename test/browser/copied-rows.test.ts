import { expect, test } from "vitest";
import { openFriends, row } from "../elements/friend-list/page.js";
import { friend, serveFriends } from "../elements/friend-list/server.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule } from "../elements/reservation-schedule/page.js";
import { pasted, press } from "./support/clipboard.js";
import { within } from "./support/editors.js";

/* Rows of lists are pasted into reports: a line each, without initials, badges and buttons. */

/** From the first letter of a text in one place to the last of a text in another. */
function select(from: Element, to: Element): void {
  const [first, last] = [textIn(from), textIn(to)];
  getSelection()?.setBaseAndExtent(first, 0, last, last.length);
}

function textIn(place: Element): Text {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT, ({ textContent }) =>
    textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  return walker.nextNode() as Text;
}

const named = (list: Element, id: number) => row(list, id).querySelector(".friend-name") as Element;

test("friends are copied by their names", async () => {
  serveFriends([
    friend(1, { name: "山田 花子", notify: 2, last_message_text: "ありがとうございます" }),
    friend(2, { name: "佐藤 健" }),
    friend(3, { name: "鈴木 一郎" }),
  ]);
  const list = await openFriends();
  select(named(list, 1), named(list, 2));
  expect(await pasted()).toBe("山田 花子\n佐藤 健");
});

test("of one friend it is what is selected", async () => {
  serveFriends([friend(1, { name: "山田 花子", last_message_text: "ありがとうございます" })]);
  const list = await openFriends();
  const text = row(list, 1).querySelector(".friend-text") as Element;
  select(text, text);
  expect(await pasted()).toBe("ありがとうございます");
});

test("a selection that only touches the next row leaves it out", async () => {
  serveFriends([1, 2, 3].map((id) => friend(id, { name: `友だち ${id}` })));
  const list = await openFriends();
  getSelection()?.setBaseAndExtent(textIn(named(list, 1)), 0, row(list, 3), 0);
  expect(await pasted()).toBe("友だち 1\n友だち 2");
});

test("reservations of a list are copied with their day, time and name", async () => {
  serveSalon([
    serverReservation({ id: 5, name: "山田 花子" }),
    serverReservation({ id: 6, name: "佐藤 健", date: "2026-11-21", from: "09:00", to: "09:30" }),
  ]);
  const schedule = await openSchedule({ view: "list" });
  await expect.element(within(schedule).getByRole("button", { name: /佐藤 健/ })).toBeVisible();
  const entries = [...(schedule.shadowRoot?.querySelectorAll(".schedule-entry-time") ?? [])];
  select(entries[0] as Element, entries.at(-1) as Element);
  expect(await pasted()).toBe("11/20 13:00〜13:45 山田 花子\n11/21 9:00〜9:30 佐藤 健");
});

test("requests are copied as they are listed, without what judges them", async () => {
  const server = serveSalon([
    serverReservation({ id: 6, name: "佐藤 健", status: "pending" }),
    serverReservation({ id: 7, name: "林", status: "pending" }),
  ]);
  server.unsolved = [
    {
      reservation_id: 6,
      kind: "create",
      child_id: null,
      name: "佐藤 健",
      member: null,
      date: "2026-11-20",
      from: "13:00",
      to: "13:45",
      requested_at: "2026-11-19T10:38:00+09:00",
    },
    {
      reservation_id: 7,
      kind: "create",
      child_id: null,
      name: "林",
      member: null,
      date: "2026-11-20",
      from: "15:00",
      to: "15:30",
      requested_at: "2026-11-19T10:39:00+09:00",
    },
  ];
  const schedule = await openSchedule();
  await within(schedule)
    .getByRole("button", { name: /^未対応/ })
    .click();
  const inbox = within(schedule).getByRole("dialog", { name: "未対応の申請" });
  await expect.element(inbox.getByRole("button", { name: "承認する 林" })).toBeVisible();
  const facts = [...(schedule.shadowRoot?.querySelectorAll(".schedule-request + *") ?? [])];
  select(facts[0] as Element, facts.at(-1) as Element);
  // Nothing can be pasted behind a dialog.
  let copied = "";
  document.addEventListener(
    "copy",
    ({ clipboardData }) => (copied = clipboardData?.getData("text/plain") ?? ""),
    {
      once: true,
    },
  );
  await press("c");
  expect(copied.split("\n")).toEqual([
    expect.stringMatching(/佐藤 健 11月20日\(金\) 13:00〜13:45$/),
    expect.stringMatching(/林 11月20日\(金\) 15:00〜15:30$/),
  ]);
});
