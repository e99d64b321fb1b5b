import { setTimeout as wait } from "node:timers/promises";

/** An operator at one browser: opens elements, types with the input method, and reads what came of it. */
export function operatorAt(browser, desktop, address) {
  let page;
  const operator = {
    type: desktop.type,
    press,

    /** A message with this text, the caret at its end. */
    async message(value) {
      await open("message-editor");
      await page.evaluate((text) => {
        document.querySelector("message-editor").value = text;
      }, value);
      await press(".message-text");
      await desktop.type("Control_L+End");
      await desktop.switchOn();
    },

    /** An element whose first thing that fits has the focus. */
    async at(tag, selector, text) {
      await open(tag);
      await press(selector, text);
      await desktop.switchOn();
    },

    /** A closed picker with the focus and nothing chosen. */
    async picker() {
      await open("item-picker");
      await page.waitForFunction(find, { timeout: 10_000 }, "[role=combobox]");
      await page.evaluate(() => document.querySelector("item-picker").focus());
      await wait(200);
      await desktop.switchOn();
    },

    /** The value of the message. */
    async text() {
      await wait(200);
      return page.evaluate(() => document.querySelector("message-editor").value);
    },

    /** What stands in the field that has the focus. */
    async focusedText() {
      await wait(300);
      return page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at?.value ?? at?.textContent;
      });
    },

    /** How many things that fit are seen. */
    async count(selector) {
      await wait(400);
      return page.evaluate(countSeen, selector);
    },

    async read(work) {
      await wait(300);
      return page.evaluate(work);
    },
  };
  return operator;

  /** A press on the first thing seen that fits, or whose text begins so. */
  async function press(selector, text) {
    const found = await page
      .waitForFunction(find, { timeout: 10_000 }, selector, text ?? "")
      .catch(() => undefined);
    if (!found) throw new Error(`Nothing to press: ${selector} ${text ?? ""}`);
    const { x, y } = await found.jsonValue();
    await desktop.press(x, y);
    await wait(300);
  }

  async function open(tag) {
    const before = page;
    page = await browser.newPage();
    await before?.close();
    await page.goto(`${address}/${tag}`, { waitUntil: "load" });
    await page.bringToFront();
    await page.waitForFunction((name) => document.querySelector(`${name}:defined`), { timeout: 20_000 }, tag);
    await wait(700);
  }
}

/** Runs in the page: where on the screen the middle of what is meant is, in whatever shadow root. */
function find(selector, text = "") {
  const roots = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll(selector)) {
      const name = element.getAttribute("aria-label") ?? element.textContent.trim();
      if (element.getBoundingClientRect().width === 0 || !name.startsWith(text)) continue;
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const left = window.mozInnerScreenX ?? window.screenX + (window.outerWidth - window.innerWidth) / 2;
      const top = window.mozInnerScreenY ?? window.screenY + window.outerHeight - window.innerHeight;
      return { x: left + x + width / 2, y: top + y + height / 2 };
    }
  }
  return undefined;
}

/** Runs in the page. */
function countSeen(selector) {
  const roots = [document];
  let count = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll(selector))
      if (element.getBoundingClientRect().width > 0) count += 1;
  }
  return count;
}
