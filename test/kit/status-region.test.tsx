import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AlertRegion } from "../../src/kit/AlertRegion.js";
import { Dialog } from "../../src/kit/Dialog.js";
import { StatusNotice } from "../../src/kit/Notice.js";
import { heardAfterMs, StatusRegion, standsMs } from "../../src/kit/StatusRegion.js";
import { Toast } from "../../src/kit/Toast.js";
import { render } from "./render.js";

const status = (host: HTMLElement) => host.querySelector<HTMLElement>("[role=status]") as HTMLElement;
/** What the text of the status is in. */
const words = (host: HTMLElement) => status(host).firstElementChild?.firstElementChild ?? null;
/** What a screen reader is told of the status. */
const heard = (host: HTMLElement) =>
  words(host)?.getAttribute("aria-hidden") === "true" ? "" : status(host).textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an announcement", () => {
  it("goes after some seconds, so that it is not read out again when something before it goes", async () => {
    const { host, draw, pass } = await drawn(<StatusRegion text="moved" />);
    await pass(standsMs - 1);
    expect(status(host).textContent).toBe("moved");
    await pass(1);
    expect(status(host).textContent).toBe("");
    await draw(<StatusRegion text="deleted" />);
    expect(status(host).textContent).toBe("deleted");
  });

  it("is heard a moment after it has come, when a focus that moves with it has been said", async () => {
    const { host, draw, pass } = await drawn(<StatusRegion text="" />);
    await draw(<StatusRegion text="deleted" />);
    expect([status(host).textContent, heard(host)]).toEqual(["deleted", ""]);
    await pass(heardAfterMs - 1);
    expect(heard(host)).toBe("");
    await draw(<StatusRegion text="taken back" />);
    await pass(heardAfterMs - 1);
    expect(heard(host)).toBe("");
    await pass(1);
    expect(heard(host)).toBe("taken back");
  });

  it("waits as long again where the focus moves meanwhile", async () => {
    const { host, draw, pass } = await drawn(<StatusRegion text="" />);
    await draw(<StatusRegion text="taken back" />);
    await pass(heardAfterMs - 1);
    host.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await pass(heardAfterMs - 1);
    expect(heard(host)).toBe("");
    await pass(1);
    expect(heard(host)).toBe("taken back");
  });

  it("is in a box that is live by itself, which no reader leaves out for another status", async () => {
    const { host, draw } = await drawn(<StatusRegion text="moved" />);
    const box = status(host).firstElementChild;
    expect([box?.hasAttribute("role"), box?.getAttribute("aria-live")]).toEqual([false, "polite"]);
    await draw(<StatusRegion isSilent text="moved" />);
    expect([status(host), box].map((each) => each?.getAttribute("aria-live"))).toEqual(["off", "off"]);
    expect(heard(host)).toBe("moved");
  });

  it("that is shown stays", async () => {
    const { host, pass } = await drawn(<StatusRegion visible text="4 rows" />);
    await pass(standsMs * 2);
    expect(status(host).textContent).toBe("4 rows");
  });

  it("of another occasion is new, though its text is the same", async () => {
    const { host, draw, pass } = await drawn(<StatusRegion text="deleted" occasion={1} />);
    const first = words(host);
    await draw(<StatusRegion text="deleted" occasion={1} />);
    expect(words(host)).toBe(first);
    expect(heard(host)).toBe("deleted");
    await draw(<StatusRegion text="deleted" occasion={2} />);
    expect(words(host)).not.toBe(first);
    // A text that comes in the place of the same one is no change to a reader: it goes first.
    expect(heard(host)).toBe("");
    await pass(heardAfterMs);
    expect(heard(host)).toBe("deleted");
    await pass(standsMs);
    await draw(<StatusRegion text="deleted" occasion={3} />);
    expect(status(host).textContent).toBe("deleted");
  });

  it("goes before a dialog opens, and regions that stay are silent until it has closed", async () => {
    const page = (open: boolean) => (
      <>
        <StatusRegion text="moved" />
        <StatusRegion visible text="4 rows" />
        <AlertRegion title="no answer" problems={[]} />
        <Dialog open={open} title="Delete?" onClose={() => {}}>
          <StatusRegion text="in the dialog" />
        </Dialog>
      </>
    );
    const { host, draw, pass } = await drawn(page(false));
    const [said, shown] = host.querySelectorAll<HTMLElement>("[role=status]");
    const alert = host.querySelector<HTMLElement>("[role=alert]");
    expect(said?.textContent).toBe("moved");
    await draw(page(true));
    expect(said?.textContent).toBe("");
    expect(shown?.textContent).toBe("4 rows");
    expect([shown, alert].map((each) => each?.getAttribute("aria-live"))).toEqual(["off", "off"]);
    const inside = host.querySelector<HTMLElement>("dialog [role=status]");
    expect(inside?.getAttribute("aria-live")).toBeNull();
    expect(inside?.textContent).toBe("in the dialog");
    await draw(page(false));
    expect(shown?.getAttribute("aria-live")).toBe("off");
    await pass(500);
    expect([shown, alert].map((each) => each?.getAttribute("aria-live"))).toEqual([null, null]);
    expect(said?.textContent).toBe("");
  });
});

describe("what comes behind a dialog", () => {
  it("is heard when readers have taken the regions in again after it has closed; in the dialog, at once", async () => {
    const page = (open: boolean, text: string) => (
      <>
        <StatusRegion text={text} />
        <Dialog open={open} title="Delete?" onClose={() => {}}>
          <StatusRegion text={`${text} in it`} />
        </Dialog>
      </>
    );
    const { host, draw, pass } = await drawn(page(true, ""));
    await draw(page(true, "deleted"));
    const isHeard = () =>
      [...host.querySelectorAll("[role=status] span")].map((each) => !each.hasAttribute("aria-hidden"));
    await pass(heardAfterMs * 5);
    expect(isHeard()).toEqual([false, true]);
    await draw(page(false, "deleted"));
    await pass(499);
    expect(isHeard()).toEqual([false]);
    await pass(1 + heardAfterMs);
    expect(isHeard()).toEqual([true]);
  });
});

describe("live regions of every kind behind a dialog", () => {
  const page = (open: number, count: string) => (
    <>
      <p role="status">
        <span>{count}</span>
      </p>
      <p aria-live="polite">{count}</p>
      <Dialog open={open > 0} title="Delete?" onClose={() => {}} />
      <Dialog open={open > 1} title="Really?" onClose={() => {}} />
    </>
  );
  const live = (host: HTMLElement) =>
    [...host.querySelectorAll("p")].map((each) => each.getAttribute("aria-live"));

  it("are silent until a moment after the last one has closed, and then what they were", async () => {
    const { host, draw, pass } = await drawn(page(2, "5"));
    expect(live(host)).toEqual(["off", "off"]);
    await draw(page(1, "5"));
    await pass(500);
    expect(live(host)).toEqual(["off", "off"]);
    await draw(page(0, "5"));
    await pass(499);
    expect(live(host)).toEqual(["off", "off"]);
    await pass(1);
    expect(live(host)).toEqual([null, "polite"]);
  });

  it.each([
    ["what came into them meanwhile enters them once more, to be heard", "4", 1],
    ["and nothing else does", "5", 0],
  ])("%s", async (_, count, moved) => {
    const { host, draw, pass } = await drawn(page(1, "5"));
    await draw(page(0, count));
    const entered: Node[] = [];
    const watch = new MutationObserver((records) => {
      const shown = records.map(({ target }) => target as Element);
      entered.push(...shown.filter((each) => !each.hasAttribute("aria-hidden")));
    });
    watch.observe(status(host), { attributeFilter: ["aria-hidden"], subtree: true });
    await pass(500);
    expect(entered).toHaveLength(0);
    await pass(150);
    expect(entered).toHaveLength(moved);
    expect(status(host).textContent).toBe(count);
  });
});

describe("what is announced by a notice or a toast", () => {
  it("has a region of its own for the text, which was there before and holds nothing else", async () => {
    const notice = (text: string) => (
      <StatusNotice tone="success" text={text} actions={<button type="button">undo</button>} />
    );
    const { host, draw } = await drawn(notice(""));
    const region = status(host);
    await draw(notice("saved"));
    expect(status(host)).toBe(region);
    expect(region.textContent).toBe("saved");
    expect(region.querySelector("svg, button")).toBeNull();
    expect(host.querySelector("button")).not.toBeNull();
  });

  it("says a toast's text, and what only readers need to be told", async () => {
    const toast = (id: number | null) => (
      <Toast
        message={id === null ? null : { id, text: "1 row goes", more: "Tab takes it back" }}
        onEnd={() => {}}
        closeLabel="close"
      />
    );
    const { host, draw } = await drawn(toast(null));
    const region = status(host);
    await draw(toast(1));
    expect(status(host)).toBe(region);
    expect(region.textContent).toBe("1 row goesTab takes it back");
    expect(region.querySelector("svg, button")).toBeNull();
    const first = words(host);
    await draw(toast(2));
    expect(words(host)).not.toBe(first);
  });
});

/** Drawn under a clock that the test sets. */
async function drawn(content: ReactNode) {
  const { box: host, update: draw } = await render(content);
  return { host, draw, pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)) };
}
