import type { Page } from "playwright";
import { elementUnderTest, hasFocus, isOfTheWeb } from "../../hazards/support/element-under-test.js";

/** Shows one friend with this text in one of the fields. */
function inRow(name: string, friendWith: (text: string) => object) {
  return { name, given: (text: string) => ({ id: 9, name: "佐藤", ...friendWith(text) }), show: showFriend };
}

/** Finds a friend, goes into them and back to the list. */
export const hazard = elementUnderTest([], {
  tag: "friend-list",
  markup: (attributes) => `<friend-list operator-role-id="4" ${attributes}></friend-list>`,
  firstField: (list) => list.getByRole("searchbox", { name: "検索" }),
  async work(page: Page, list) {
    await list.getByRole("searchbox", { name: "検索" }).click();
    // The list goes on where it was left.
    for (const key of ["ArrowDown", "Home", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    const heading = list.getByRole("heading", { name: "鈴木" });
    await heading.waitFor();
    await hasFocus(heading);
    await page.keyboard.press("Escape");
    await hasFocus(list.getByRole("listbox", { name: "友だち" }));
  },
  loading: ["api-base"],
  places: [
    inRow("the name of a friend", (name) => ({ name })),
    {
      ...inRow("the picture of a friend", (icon_url) => ({ icon_url })),
      // What is no address of the web is not shown at all.
      harmlessLike: (text) => (isOfTheWeb(text) ? "x" : "none:x"),
    },
    inRow("the last message", (text) => ({ last_message_text: text, last_message_at: text })),
    inRow("what else is known of a friend", (text) => ({
      richmenu: { id: 1, name: text },
      target_vars: [{ var_id: 1, name: text, type: 0, value: text }],
      user_forms: [{ id: 1, name: text }],
    })),
  ],
});

/** Has the server's list say this, and waits until it is drawn; each list is that of another server. */
async function showFriend(element: HTMLElement, friend: object): Promise<void> {
  const list = element as HTMLElement & { friend?: object; servers?: number; apiBase: string };
  if (list.servers === undefined) {
    list.servers = 0;
    const { fetch } = window;
    window.fetch = async (address, options) => {
      if (!String(address).includes("/friends-of-")) return fetch(address, options);
      return Response.json(
        String(address).includes("permission_list")
          ? { permissions: ["member.read"] }
          : { data: [list.friend], pagination: { total: 1, per_page: 50 } },
      );
    };
  }
  list.friend = friend;
  list.servers += 1;
  const before = () => list.shadowRoot?.querySelector("[data-friend]");
  const old = before();
  list.apiBase = `/friends-of-${list.servers}`;
  do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!before() || before() === old);
}
