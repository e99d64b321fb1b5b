import { describe, expect, test } from "vitest";
import { keepWheelFromPage } from "../../src/element-base/page-wheel.js";
import { mountMarkup } from "./support/editors.js";

/** An element with a list of 300 px in 100 in its shadow root; which wheels reach the page around it. */
function mountList(style = "overflow: auto; block-size: 100px; inline-size: 100px") {
  const page = mountMarkup("<div></div>");
  const element = page.firstElementChild as HTMLElement;
  const root = element.attachShadow({ mode: "open" });
  root.innerHTML = `<div id="list" style="${style}"><p style="block-size: 300px; inline-size: 300px; margin: 0">一覧</p></div><p id="beside">外</p>`;
  keepWheelFromPage(element);
  const heard: EventTarget[] = [];
  page.addEventListener("wheel", ({ target }) => heard.push(target as EventTarget));
  const list = root.querySelector("#list") as HTMLElement;
  const turn = (
    deltaY: number,
    more: WheelEventInit = {},
    on: Element = list.firstElementChild as Element,
  ) => {
    heard.length = 0;
    const event = new WheelEvent("wheel", {
      deltaY,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...more,
    });
    on.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    return heard.length > 0 ? "page" : "list";
  };
  return { list, turn, beside: root.querySelector("#beside") as Element };
}

describe("the wheel over a list", () => {
  test("ends at the element while the list can scroll, and goes on at its ends", () => {
    const { list, turn } = mountList();
    expect([turn(-10), turn(10)]).toEqual(["page", "list"]);
    list.scrollTop = 50;
    expect([turn(-10), turn(10)]).toEqual(["list", "list"]);
    list.scrollTop = 200;
    expect([turn(-10), turn(10)]).toEqual(["list", "page"]);
  });

  test("is told by its direction, and left to the browser's zoom", () => {
    const { list, turn } = mountList();
    list.scrollTop = 200;
    expect(turn(0, { deltaX: 10 })).toBe("list");
    expect(turn(0, { deltaX: -10 })).toBe("page");
    expect(turn(10, { shiftKey: true })).toBe("list");
    list.scrollTop = 50;
    expect(turn(10, { ctrlKey: true })).toBe("page");
    expect(turn(0)).toBe("page");
  });

  test("goes on where nothing scrolls", () => {
    const { turn, beside } = mountList();
    expect(turn(10, {}, beside)).toBe("page");
    expect(mountList("overflow: hidden; block-size: 100px").turn(10)).toBe("page");
    expect(mountList("").turn(10)).toBe("page");
  });
});
