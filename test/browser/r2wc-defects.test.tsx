import r2wc from "@r2wc/react-to-web-component";
import { createRoot } from "react-dom/client";
import { describe, onTestFinished, test, vi } from "vitest";
import { eventually, mountMarkup, onScreen } from "./support/editors.js";
import { freshTag } from "./support/fresh-tags.js";
import { catchErrors, silence, translate, typeInto, withArrayToJson } from "./support/page-hazards.js";
import { newLog, Probe, type ProbeLog, type ProbeProps, probeElement } from "./support/probe.js";

/** One way of making an element of the probe component. */
type Maker = (log: ProbeLog, tag: `${string}-${string}`) => CustomElementConstructor;

const plainR2wc =
  (shadow?: "open"): Maker =>
  (log) =>
    r2wc((props: ProbeProps) => <Probe {...props} log={log} />, {
      ...(shadow && { shadow }),
      props: { label: "string", open: "boolean", data: "json", count: "number", cb: "function" },
      events: ["onItemPicked"],
    });

const ourBase: Maker = (log, tag) => probeElement(tag, log);

/** An element under test; the properties are those of the probe. */
type ProbeElement = HTMLElement & ProbeProps;

/** What a probe works with: a tag without a definition, and what the component saw. */
class Trial {
  readonly tag = freshTag();
  readonly log = newLog();
  readonly place = mountMarkup("");

  constructor(readonly maker: Maker) {}

  define(): void {
    customElements.define(this.tag, this.maker(this.log, this.tag));
  }

  markup(attributes: string, children = ""): ProbeElement {
    const markup = `<${this.tag} ${attributes}>${children}</${this.tag}>`;
    this.place.append(document.createRange().createContextualFragment(markup));
    return this.place.lastElementChild as ProbeElement;
  }

  /** Defined, on the page and drawn. */
  async element(attributes = "", children = ""): Promise<ProbeElement> {
    this.define();
    const element = this.markup(attributes, children);
    await eventually(() => this.log.mounts).toBe(1);
    return element;
  }

  /** Waits for the drawing after everything before it. */
  async drawn(element: Element): Promise<ProbeProps> {
    const count = Math.random();
    element.setAttribute("count", String(count));
    await eventually(() => this.log.shown.count).toBe(count);
    return this.log.shown;
  }
}

function rootOf(element: Element): Element | ShadowRoot {
  return element.shadowRoot ?? element;
}

function find<E extends HTMLElement>(element: Element, selector: string): E {
  const found = rootOf(element).querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} in <${element.localName}>`);
  return found;
}

interface Defect {
  name: string;
  /** What is seen in the end, or a look at what comes. */
  probe(trial: Trial): Promise<unknown>;
  /** What plain r2wc does. */
  plain: unknown;
  ours: unknown;
  shadow?: "open";
}

const defects: Defect[] = [
  {
    name: "a bare boolean attribute",
    async probe(trial) {
      await trial.element("open");
      return trial.log.shown.open;
    },
    plain: undefined,
    ours: true,
  },
  {
    name: "an attribute that is removed",
    async probe(trial) {
      const element = await trial.element('label="a"');
      element.removeAttribute("label");
      return (await trial.drawn(element)).label;
    },
    plain: "a",
    ours: null,
  },
  {
    name: "an attribute that becomes empty",
    async probe(trial) {
      const element = await trial.element('label="a"');
      element.setAttribute("label", "");
      return (await trial.drawn(element)).label;
    },
    plain: "a",
    ours: "",
  },
  {
    name: "a property set before the script came",
    async probe(trial) {
      const element = trial.markup("");
      element.label = "early";
      trial.define();
      const first = (await trial.drawn(element)).label;
      element.label = "later";
      return [first, (await trial.drawn(element)).label];
    },
    plain: [undefined, undefined],
    ours: ["early", "later"],
  },
  {
    name: "malformed JSON in the markup",
    async probe(trial) {
      const errors = catchErrors();
      silence("error");
      silence("warn");
      const element = trial.markup(`label="a" data="{oops"`);
      const failed = vi.fn();
      element.addEventListener("failure", failed);
      trial.define();
      const upgraded = element.matches(":defined");
      if (upgraded) await trial.drawn(element);
      return {
        errors: errors.length,
        upgraded,
        shown: trial.log.shown.label,
        failed: failed.mock.calls.length,
      };
    },
    plain: { errors: 1, upgraded: false, shown: undefined, failed: 0 },
    ours: { errors: 0, upgraded: true, shown: "a", failed: 1 },
  },
  {
    name: "an object property in the markup of the page",
    async probe(trial) {
      const element = await trial.element();
      element.data = { name: "山田", token: "secret" };
      await eventually(() => trial.log.shown.data).toEqual({ name: "山田", token: "secret" });
      return /山田|secret/.test(element.outerHTML);
    },
    plain: true,
    ours: false,
  },
  {
    name: "a detached element mounts",
    async probe(trial) {
      trial.define();
      const detached = document.createElement(trial.tag) as ProbeElement;
      detached.label = "a";
      // Drawn in the same turn as the detached one would be.
      const attached = trial.markup("");
      await trial.drawn(attached);
      await onScreen();
      return () => trial.log.mounts;
    },
    plain: 2,
    ours: 1,
  },
  {
    name: "a move by append loses what was typed",
    async probe(trial) {
      const element = await trial.element();
      typeInto(find(element, "input"), "下書き");
      mountMarkup("").append(element);
      await trial.drawn(element);
      return { draft: find<HTMLInputElement>(element, "input").value, unmounts: trial.log.unmounts };
    },
    plain: { draft: "", unmounts: 1 },
    ours: { draft: "下書き", unmounts: 0 },
  },
  {
    name: "a move by moveBefore loses what was typed",
    async probe(trial) {
      const element = await trial.element();
      typeInto(find(element, "input"), "下書き");
      (mountMarkup("") as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
      await trial.drawn(element);
      return { draft: find<HTMLInputElement>(element, "input").value, unmounts: trial.log.unmounts };
    },
    plain: { draft: "", unmounts: 1 },
    ours: { draft: "下書き", unmounts: 0 },
  },
  {
    name: "server-rendered children are wiped",
    async probe(trial) {
      const element = await trial.element("", '<input type="hidden" name="inputs" value="[]"><p>予備</p>');
      return element.querySelectorAll("input[type=hidden], p").length;
    },
    plain: 0,
    ours: 2,
  },
  {
    name: "an event has another name and stays where it is",
    async probe(trial) {
      const element = await trial.element();
      const heard: Event[] = [];
      for (const name of ["itempicked", "item-picked"]) {
        element.addEventListener(name, (event) => heard.push(event));
      }
      find(element, ".pick").click();
      return heard.map(({ type, bubbles, composed, cancelable }) => ({
        type,
        bubbles,
        composed,
        cancelable,
      }));
    },
    plain: [{ type: "itempicked", bubbles: false, composed: false, cancelable: false }],
    ours: [{ type: "item-picked", bubbles: true, composed: true, cancelable: true }],
  },
  {
    name: "an attribute calls a global of the page",
    async probe(trial) {
      const evil = vi.fn();
      Object.assign(window, { evil });
      onTestFinished(() => void Reflect.deleteProperty(window, "evil"));
      const element = await trial.element('cb="evil"');
      find(element, ".call").click();
      return evil.mock.calls.length;
    },
    plain: 1,
    ours: 0,
  },
  {
    name: "a circular object is thrown back",
    async probe(trial) {
      const element = await trial.element();
      element.data = { kept: true };
      silence("warn");
      const circle: Record<string, unknown> = {};
      circle.self = circle;
      const failed = vi.fn();
      element.addEventListener("failure", failed);
      let threw = false;
      try {
        element.data = circle;
      } catch {
        threw = true;
      }
      const { data } = await trial.drawn(element);
      return { threw, failed: failed.mock.calls.length, kept: (data as { kept?: true }).kept };
    },
    // The accessor has stored the circle before it throws.
    plain: { threw: true, failed: 0, kept: undefined },
    ours: { threw: false, failed: 1, kept: true },
  },
  ...([undefined, "open"] as const).map((shadow) => ({
    name: `a translator empties it, ${shadow ? "in a shadow root" : "in the light"}`,
    async probe(trial: Trial) {
      catchErrors();
      silence("error");
      silence("warn");
      const element = await trial.element();
      find(element, ".mark").click();
      await eventually(() => rootOf(element).textContent).toContain("印つき");
      translate(rootOf(element));
      find(element, ".mark").click();
      await eventually(() => rootOf(element).querySelector(".probe")).toBeNull();
      return () => ({
        empty: rootOf(element).textContent === "",
        alert: rootOf(element).querySelector("[role=alert]") !== null,
      });
    },
    plain: { empty: true, alert: false },
    ours: { empty: false, alert: true },
    ...(shadow && { shadow }),
  })),
  {
    name: "old Prototype.js turns lists into texts",
    async probe(trial) {
      const element = await trial.element();
      withArrayToJson(() => {
        element.data = { ids: [1, 2] };
      });
      return (await trial.drawn(element)).data;
    },
    plain: { ids: "[1, 2]" },
    ours: { ids: [1, 2] },
  },
  {
    name: "a page in React may not take it away",
    async probe(trial) {
      trial.define();
      const complaints = silence("error");
      const Tag = trial.tag as "div";
      const page = createRoot(trial.place);
      page.render(<Tag />);
      await eventually(() => trial.log.mounts).toBe(1);
      page.render(null);
      await eventually(() => trial.log.unmounts).toBe(1);
      return complaints.mock.calls.length;
    },
    // The React that ships does not complain of it.
    plain: import.meta.env.PROD ? 0 : 1,
    ours: 0,
  },
];

describe.each(defects)("$name", ({ probe, plain, ours, shadow }) => {
  test("with r2wc alone", async () => {
    const seen = await probe(new Trial(plainR2wc(shadow)));
    await eventually(() => (typeof seen === "function" ? seen() : seen)).toEqual(plain);
  });

  test("not with our base", async () => {
    const seen = await probe(new Trial(ourBase));
    await eventually(() => (typeof seen === "function" ? seen() : seen)).toEqual(ours);
  });
});
