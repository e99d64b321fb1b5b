import { elementUnderTest } from "../hazards/support/element-under-test.js";
import { showListed } from "../hazards/support/places.js";

/** An element without a value: the way to a page more, and one gesture. */
export const hazard = elementUnderTest(["server"], {
  tag: "made-up-list",
  markup: (attributes) => `<made-up-list ${attributes}></made-up-list>`,
  firstField: (list) => list.getByRole("button").first(),
  async work(_, list) {
    const [first, last] = ["佐藤", "高橋"].map((name) => list.getByRole("button", { name, exact: true }));
    const more = list.getByRole("button", { name: "続きを読み込む" });
    await first?.waitFor();
    // All of the page who show the list share what one of them has loaded.
    if (await more.isVisible()) await more.click();
    await last?.waitFor();
    await first?.click();
  },
  gesture: { method: "PUT", path: "/api/made-up/1", body: { marked: true } },
  loading: ["api-base"],
  places: [
    { name: "the name of a friend in the server's list", given: (text) => ({ text }), show: showListed },
    { name: "why a gesture was refused", given: (text) => ({ text }), show: showRefusal },
  ],
});

/** Has the server refuse a gesture with this text, and waits until it is said. */
async function showRefusal(element: HTMLElement, { text }: { text: string }): Promise<void> {
  const list = element as HTMLElement & { refusal?: object };
  if (!list.refusal) {
    const { fetch } = window;
    window.fetch = async (address, options) =>
      list.isConnected && options?.method === "PUT"
        ? Response.json(list.refusal, { status: 422 })
        : fetch(address, options);
  }
  list.refusal = { message: text };
  const said = () => list.shadowRoot?.querySelector(".editor-finish [role=alert] li");
  const before = said();
  list.shadowRoot?.querySelector<HTMLElement>("[aria-pressed]")?.click();
  do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!said() || said() === before);
}
