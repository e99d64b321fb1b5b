import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  activeName,
  combobox,
  mountPicker,
  openList,
  openPicker,
  option,
  pickerDrawn,
  searchBox,
  workButton,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { paste } from "./support/clipboard.js";
import { atRest } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { hasFocus } from "./support/focus.js";
import { eggs, listOf, tags } from "./support/lists.js";
import { useWindow } from "./support/window-size.js";

/** A window as its opener knows it. */
interface OpenedWindow {
  address: string;
  closed: boolean;
  /** The page in it sends a message to its opener. */
  postMessage(data: unknown, origin?: string): void;
}

/** Takes the place of the browser's windows, which a test cannot close as an operator does. */
function windows({ blocked = false } = {}): OpenedWindow[] {
  const opened: OpenedWindow[] = [];
  const spy = vi.spyOn(window, "open").mockImplementation((address) => {
    if (blocked) return null;
    const frame = document.createElement("iframe");
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const source = frame.contentWindow as Window;
    const each: OpenedWindow = {
      address: String(address),
      closed: false,
      postMessage: (data, origin = location.origin) =>
        void window.dispatchEvent(new MessageEvent("message", { data, origin, source })),
    };
    Object.defineProperty(source, "closed", { get: () => each.closed });
    opened.push(each);
    return source;
  });
  onTestFinished(() => spy.mockRestore());
  return opened;
}

const isBusy = (picker: Element) => picker.shadowRoot?.querySelector("button[aria-busy=true]") != null;
const at = (path: string) => new URL(path, location.origin).href;

describe("the pages that open", () => {
  test.each([
    {
      kind: "egg",
      label: "テンプレート",
      test: "/line/message/egg/test_popup/401",
      preview: "/line/message/egg/popup/401/77",
    },
    {
      kind: "scenario",
      label: "シナリオ",
      test: "/line/content/group/401/test_popup",
      preview: "/line/content/group/401/preview",
    },
  ])("of $kind have their addresses", async ({ kind, label, test: tested, preview }) => {
    const opened = windows();
    const picker = mountPicker({ kind, "sender-id": "77", value: 401, "api-base": "" }, { source: eggs });
    await expect.element(combobox(picker, label)).toHaveAttribute("placeholder", "来店お礼");
    await userEvent.click(named(picker, "button", "プレビュー"));
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => opened.length).toBe(2);
    expect(opened.map(({ address }) => new URL(address, document.baseURI).href)).toEqual([
      at(preview),
      at(tested),
    ]);
  });

  test("do not follow a `<base>` of the page, and write ids so that they stay one part of the path", async () => {
    const base = Object.assign(document.createElement("base"), { href: "https://cdn.invalid/assets/" });
    document.head.append(base);
    onTestFinished(() => base.remove());
    const opened = windows();
    const source = listOf([{ id: "../a?b#c", name: "お礼" }]);
    const picker = mountPicker({ kind: "egg", value: '"../a?b#c"', "api-base": "" }, { source });
    await expect.element(combobox(picker, "テンプレート")).toHaveAttribute("placeholder", "お礼");
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => opened.length).toBe(1);
    expect(new URL(opened[0]?.address ?? "", document.baseURI).href).toBe(
      at("/line/message/egg/test_popup/..%2Fa%3Fb%23c"),
    );
  });

  test("are for one chosen item of the list, and only for templates and scenarios", async () => {
    const opened = windows();
    const off = (picker: Element) => [
      workButton(picker, "テスト送信").element().ariaDisabled,
      named(picker, "button", "プレビュー").element().ariaDisabled,
    ];
    const picker = mountPicker({ kind: "egg", multiple: true }, { source: eggs });
    await pickerDrawn(picker);
    expect(off(picker)).toEqual(["true", "true"]);
    (workButton(picker, "テスト送信").element() as HTMLElement).click();
    picker.value = [401];
    await eventually(() => off(picker)).toEqual([null, null]);
    picker.value = [401, 402];
    await eventually(() => off(picker)).toEqual(["true", "true"]);
    const disabled = mountPicker({ kind: "egg", value: 401, disabled: true }, { source: eggs });
    await pickerDrawn(disabled);
    expect(off(disabled)).toEqual(["true", "true"]);
    (named(disabled, "button", "プレビュー").element() as HTMLElement).click();
    disabled.disabled = false;
    await eventually(() => off(disabled)).toEqual([null, null]);
    const tag = mountPicker({ value: 1 }, { source: tags });
    await expect.element(combobox(tag)).toHaveAttribute("placeholder", "VIP会員");
    expect(named(tag, "button", "プレビュー").query()).toBeNull();
    expect(opened).toEqual([]);
  });

  test("are opened for the active row by Alt with T and P", async () => {
    const opened = windows();
    const picker = mountPicker({ kind: "egg" }, { source: eggs });
    await openList(picker, "テンプレート");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("誕生日");
    await userEvent.keyboard("{Alt>}p{/Alt}{Alt>}t{/Alt}");
    await eventually(() =>
      opened.map(({ address }) => new URL(address).pathname.split("/").slice(4)),
    ).toEqual([
      ["popup", "402", "0"],
      ["test_popup", "402"],
    ]);
    await hasFocus(searchBox(picker));
    expect(picker.value).toBe(null);
  });
});

describe("in the list of several templates", () => {
  const button = (picker: Element, name: string) => named(picker, "button", `この行を${name}`);

  test("the active row can be tested and previewed by a mouse, also when others are chosen", async () => {
    const opened = windows();
    const picker = mountPicker({ kind: "egg", multiple: true, value: [401] }, { source: eggs });
    await openList(picker, "テンプレート");
    await userEvent.click(option(picker, "誕生日"));
    await eventually(() => picker.value).toEqual([401, 402]);
    await userEvent.click(button(picker, "プレビュー"));
    await userEvent.click(button(picker, "テスト送信"));
    await eventually(() =>
      opened.map(({ address }) => new URL(address).pathname.split("/").slice(4)),
    ).toEqual([
      ["popup", "402", "0"],
      ["test_popup", "402"],
    ]);
    await eventually(() => button(picker, "テスト送信").element().ariaDisabled).toBe("true");
    (opened[1] as OpenedWindow).closed = true;
    await eventually(() => button(picker, "テスト送信").element().ariaDisabled).toBeNull();
  });

  test("neither can be pressed without an active row, and there are none where one is chosen", async () => {
    const several = mountPicker({ kind: "egg", multiple: true, value: [] }, { source: eggs });
    await openList(several, "テンプレート");
    expect(button(several, "テスト送信").element().ariaDisabled).toBe("true");
    expect(button(several, "プレビュー").element().ariaDisabled).toBe("true");
    await userEvent.keyboard("{Escape}");
    const one = mountPicker({ kind: "egg" }, { source: eggs });
    await openList(one, "テンプレート");
    expect(button(one, "テスト送信").query()).toBeNull();
  });
});

describe("a test that is sent", () => {
  test("is under way until the window is closed, and meanwhile there is no second", async () => {
    const opened = windows();
    const picker = mountPicker({ kind: "egg", value: 401 }, { source: eggs });
    await expect.element(combobox(picker, "テンプレート")).toHaveAttribute("placeholder", "来店お礼");
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => isBusy(picker)).toBe(true);
    await userEvent.click(within(picker).getByText("送信中..."));
    expect(opened).toHaveLength(1);
    (opened[0] as OpenedWindow).closed = true;
    await eventually(() => isBusy(picker)).toBe(false);
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => opened.length).toBe(2);
  });

  test("lets nothing be added meanwhile, and says so beforehand", async () => {
    const opened = windows();
    const picker = mountPicker(
      { kind: "egg", value: [401], multiple: true, "allow-new": true },
      { source: eggs },
    );
    await openList(picker, "テンプレート");
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await eventually(() => opened.length).toBe(1);
    const unavailable = (name: string) => () =>
      within(picker)
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .element().ariaDisabled;
    await eventually(unavailable("追加")).toBe("true");
    await userEvent.fill(searchBox(picker), "新作");
    await expect
      .element(option(picker, "「新作」を新しいテンプレートとして追加"))
      .toHaveAttribute("aria-disabled", "true");
    paste(searchBox(picker).element(), "誕生日\n新作");
    await eventually(unavailable("1件を新しいテンプレートとして追加")).toBe("true");
    expect(unavailable("新たに1件を選択する")()).toBe(null);
    (opened[0] as OpenedWindow).closed = true;
    await eventually(unavailable("1件を新しいテンプレートとして追加")).toBe(null);
    await userEvent.click(named(picker, "button", "やめる"));
    await eventually(unavailable("追加")).toBe(null);
  });

  test("is over when its page says so, or has sent 15, and nobody else can say so", async () => {
    const opened = windows();
    const picker = mountPicker({ kind: "egg", value: 401 }, { source: eggs });
    await expect.element(combobox(picker, "テンプレート")).toHaveAttribute("placeholder", "来店お礼");
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => isBusy(picker)).toBe(true);
    const [first] = opened as [OpenedWindow];
    for (const data of [null, "10", { task_status: "10" }, { task_status: 99 }, { task_status: 5 }])
      first.postMessage(data);
    first.postMessage({ task_status: 10 }, "https://other.invalid");
    window.postMessage({ task_status: 10 }, "*");
    await atRest();
    expect(isBusy(picker)).toBe(true);
    first.postMessage({ task_status: 10 });
    await eventually(() => isBusy(picker)).toBe(false);

    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => opened.length).toBe(2);
    await eventually(() => isBusy(picker)).toBe(true);
    for (let i = 0; i < 14; i++) opened[1]?.postMessage({ task_status: 5 });
    await atRest();
    expect(isBusy(picker)).toBe(true);
    opened[1]?.postMessage({ task_status: 5 });
    await eventually(() => isBusy(picker)).toBe(false);
  });

  test("that the browser blocks is told, and can be tried again", async () => {
    windows({ blocked: true });
    const picker = mountPicker({ kind: "egg", value: 401 }, { source: eggs });
    await expect.element(combobox(picker, "テンプレート")).toHaveAttribute("placeholder", "来店お礼");
    const alertText = () =>
      within(picker)
        .getByRole("alert")
        .elements()
        .map((each) => each.textContent)
        .join("");
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(alertText).toContain("ポップアップがブロックされました。");
    expect(isBusy(picker)).toBe(false);
    const opened = windows();
    await userEvent.click(workButton(picker, "テスト送信"));
    await eventually(() => opened.length).toBe(1);
    await eventually(alertText).toBe("");
  });
});

describe("the list", () => {
  test("is 550 px wide, and 86 more for each of the two buttons", async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    const width = (picker: Element) =>
      Math.round(picker.shadowRoot?.querySelector("[popover]")?.getBoundingClientRect().width ?? 0);
    const tag = await openPicker({}, { source: tags });
    expect(width(tag)).toBe(550);
    await userEvent.keyboard("{Escape}");
    const egg = mountPicker({ kind: "egg" }, { source: eggs });
    await openList(egg, "テンプレート");
    expect(width(egg)).toBe(722);
  });

  test("uses the height that there is, over its field where neither side has much", async () => {
    await useWindow(360, 640);
    const many = listOf(Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `タグ${at + 1}` })));
    const tag = mountPicker({}, { source: many });
    Object.assign((tag.parentElement as HTMLElement).style, { padding: "290px 0" });
    await openList(tag);
    const height = () => tag.shadowRoot?.querySelector("[popover]")?.getBoundingClientRect().height ?? 0;
    await eventually(height).toBeGreaterThan(400);
  });
});
