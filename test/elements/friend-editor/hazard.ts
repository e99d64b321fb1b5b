import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import {
  elementUnderTest,
  hasFocus,
  holds,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";

const changes = { vals: { 4: oddWords }, metas: {}, changed_item_ids: [4] };

/** One variable that is written; another tab, or a search, may have been left there before. */
export const hazard = elementUnderTest(["value", "finishing"], {
  tag: "friend-editor",
  markup: (attributes) =>
    `<friend-editor ${attributes} finisher="emit" inline member-id="1" tab="variables"></friend-editor>`,
  firstField: (friend) => friend.getByRole("textbox", { name: "VIP会員" }),
  async work(page: Page, friend) {
    await friend.getByRole("tab", { name: "友だち情報" }).click();
    await friend.getByRole("textbox", { name: "検索" }).fill("");
    for (const name of ["未設定を隠す", "変更した項目だけ"])
      await friend.getByRole("checkbox", { name }).setChecked(false);
    const field = friend.getByRole("textbox", { name: "東京" });
    await field.fill("");
    await field.focus();
    await hasFocus(field);
    await writeText(page, oddWords);
    await holds(field, oddWords);
    const changed = () => friend.evaluate((each) => JSON.stringify(Reflect.get(each, "value")));
    await vi.waitFor(async () => expect(await changed()).toContain("[1, 2]"), 10_000);
  },
  finish: (friend) => friend.getByRole("button", { name: "保存", exact: true }).click(),
  // Tags too, once their tab was opened.
  expected: { variables: changes, base: { vals: {} } },
  handedOver: { member_id: 1, ...changes },
  loading: ["api-base", "member-id"],
  places: [
    inAnswers("the name of a variable, and of its folder", (text, mark) => ({
      varia: listOf([{ id: 1, name: text, group_id: 1 }, named(mark)], text),
      "member/var": { vals: { 1: "x" } },
    })),
    inAnswers("values of every type", (text, mark) => ({
      varia: listOf([...types.map((type) => ({ id: type + 1, name: `項目${type}`, type })), named(mark)]),
      "member/var": { vals: Object.fromEntries(types.map((type) => [type + 1, text])) },
    })),
    inAnswers("a variable that is deleted", (text, mark) => ({
      varia: listOf([named(mark)]),
      "member/var": { vals: { [`g${text}`]: text } },
    })),
    inAnswers("choices, and their colours", (text, mark) => ({
      varia: listOf([{ id: 1, name: "担当", type: 20 }]),
      "member/var": { vals: { 1: 71 } },
      "var/choice/1": [
        { id: 71, value: text, color: text },
        { id: 72, value: mark, color: null },
      ],
    })),
    {
      ...inAnswers("base values and their names", (text, mark) => ({
        "member/basevar": { vals: { [`n${text}`]: text, memo: text, [mark]: "x" } },
      })),
      attributes: 'tab="base"',
    },
    {
      ...inAnswers("the name of a tag", (text, mark) => ({
        tag: listOf([{ id: 1, name: text }, named(mark)]),
        "member/tag": { tag_ids: [1, 900] },
      })),
      attributes: 'tab="tags"',
    },
    {
      name: "what the server says of a field",
      takesFocus: true,
      given: (text) => ({ text }),
      show: showRefusal,
      prepare: (friend: Locator) => friend.getByRole("textbox", { name: "VIP会員" }).waitFor(),
      attributes: 'finisher="post"',
    },
  ],
});

/** All that can be edited but files: an address is shown by other elements than a text that is none. */
const types: readonly number[] = [0, 1, 2, 20, 30];

function named(name: string) {
  return { id: 900, name };
}

function listOf<Item extends { id: number }>(items: readonly Item[], folder = "会員") {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    ids: items.map(({ id }) => id),
    groups: { 1: { id: 1, name: folder } },
    group_ids: [1],
    meta: {},
  };
}

/** Answers by the ends of their paths; `mark` must be seen when all of it is drawn. */
function inAnswers(name: string, answers: (text: string, mark: string) => object) {
  return {
    name,
    given: (text: string) => ({ answers: JSON.stringify(answers(text, "(mark)")) }),
    show: showAnswers,
    // A field of one line and one of several are drawn with other elements.
    harmlessLike: (text: string) => text.replaceAll(/[^\n]/g, "x"),
  };
}

/** Has another server say this of another friend; what one has said is remembered by the page. It runs in the page. */
async function showAnswers(element: HTMLElement, { answers }: { answers: string }): Promise<void> {
  const page = window as Window & { friendServers?: Record<string, unknown>[] };
  if (!page.friendServers) {
    const servers: Record<string, unknown>[] = [];
    const { fetch } = window;
    page.friendServers = servers;
    window.fetch = async (address, options) => {
      const [, server, path = ""] = /\/friend-server-(\d+)\/api\/(.*)/.exec(String(address)) ?? [];
      if (server === undefined) return fetch(address, options);
      const what = path.replace("v_resource/", "").replace(/^(member\/\w+)\/.*/, "$1");
      return Response.json(servers[Number(server)]?.[what] ?? []);
    };
  }
  const { length } = page.friendServers;
  const mark = `印${length}`;
  page.friendServers.push(JSON.parse(answers.replaceAll("(mark)", mark)));
  Object.assign(element, { apiBase: `/friend-server-${length}`, memberId: String(length + 2) });
  while (!element.shadowRoot?.textContent?.includes(mark))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** Has the server refuse a variable. It runs in the page. */
async function showRefusal(element: HTMLElement, { text }: { text: string }): Promise<void> {
  type Friend = HTMLElement & { value: unknown; submit(): Promise<{ messages: string[] }>; refusal?: object };
  const friend = element as Friend;
  if (!friend.refusal) {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      friend.isConnected && String(address).endsWith("/api/member/var")
        ? Response.json(friend.refusal, { status: 422 })
        : fetch(address, options);
    friend.value = { variables: { vals: { 1: "シルバー" } } };
  }
  friend.refusal = { message: text, errors: { "vals.1": [`${text}.`] } };
  const { messages } = await friend.submit();
  if (messages.length < 2) throw new Error(`${messages.join()} does not hold the text`);
}
