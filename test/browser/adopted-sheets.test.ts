import { expect, test } from "vitest";
import type { ElementTag } from "../../src/elements/registry.js";
import { mountMarkup } from "./support/editors.js";
import { type GrowingElement, inside, insideAll, press, pressed, worksOf } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";
import { type Step, until } from "./support/small-works.js";

/* The sheets of each element, also of what comes when something is opened: each has rules, and none is there twice. */

const kit = import.meta.glob<string>("../../src/kit/**/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const ofConditions = import.meta.glob<string>("../../src/features/condition-slide/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
/** The classes that sheets of the kit and of the slide have rules for. */
const styled = classesIn(Object.values({ ...kit, ...ofConditions }).join());
/** What an owner of conditions needs, also for what is only drawn where something failed. */
const conditionClasses = [...classesIn(Object.values(ofConditions).join()), "panel-strip"];

const slide = ".condition-slide .add-strip-button";
/** The one of a condition in the dialog that is open; one that is on is turned off before it leads to another. */
const conditionSwitch = (element: Element) =>
  insideAll(element, "dialog[open] [role=switch]").find((each) => /条件|絞り/.test(each.textContent ?? ""));
const conditionOpened: readonly Step[] = [
  {
    act: (element) => conditionSwitch(element)?.ariaChecked === "true" && conditionSwitch(element)?.click(),
    until: (element) => conditionSwitch(element)?.ariaChecked === "false",
  },
  {
    act: (element) => conditionSwitch(element)?.click(),
    until: (element) => inside(element, slide) !== null,
  },
];

/** A condition begun and left as it is: then its strip says so. */
const leftInTheMiddle: readonly Step[] = [
  pressed(
    slide,
    ".condition-slide [part=condition], .condition-slide .cond-row, .condition-slide [data-row]",
  ),
  pressed(".condition-head > .button", ".panel-strip"),
];

const ofCondition = "the condition";
/** Conditions: the small works of their owners close them as they were. */
const more: Partial<Record<ElementTag, readonly Step[]>> = {
  "action-editor": [pressed("[data-field=condition]", slide), ...leftInTheMiddle],
  "notification-editor": [pressed("[data-field=condition] .switch", slide), ...leftInTheMiddle],
  "episode-editor": [pressed("[data-row] .switch", slide), ...leftInTheMiddle],
  "journey-list": [pressed("[data-journey='1401'] [data-control=edit]", "dialog[open]"), ...conditionOpened],
  "open-api-console": [
    {
      act: (element) => press(element, "[role=tab]:nth-of-type(4)"),
      until: (element) => inside(element, "[role=tabpanel]:not([hidden]) .open-api-trigger button") !== null,
    },
    pressed("[role=tabpanel]:not([hidden]) .open-api-trigger button", ".open-api-tree"),
    {
      act: (element) =>
        insideAll(element, "button")
          .find(({ textContent }) => textContent === "アクションを追加")
          ?.click(),
      until: (element) => inside(element, "dialog[open] .open-api-condition") !== null,
    },
    ...conditionOpened,
    ...leftInTheMiddle,
  ],
};

test.each(growingElements)("<$tag>", { timeout: 120_000 }, async ({ make, last, tag, ...each }) => {
  answerAll();
  const works = worksOf({ make, last, tag, ...each } as GrowingElement);
  for (const { name, steps } of [...works, { name: ofCondition, steps: more[tag] ?? [] }]) {
    const element = make();
    mountMarkup("").append(element);
    await until(() => inside(element, last) !== null, "the element was drawn");
    // The first dozen shows all that one of sixty looks does.
    for (const [at, step] of steps.slice(0, 12).entries()) {
      step.act(element);
      await until(() => step.until(element), `step ${at + 1} of: ${name}`);
      expect([...faultsOf(element), ...bareOf(element)], name).toEqual([]);
    }
    if (name === ofCondition && steps.length > 0)
      expect(conditionClasses.filter((each) => !knownTo(element).has(each))).toEqual([]);
    element.remove();
  }
});

function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.([a-z][a-z-]+)(?=[^}]*\{)/g)].map(([, name]) => name as string));
}

/** The classes that its root has rules for. */
function knownTo({ shadowRoot }: Element): ReadonlySet<string> {
  const rules = (shadowRoot?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules]);
  return classesIn(rules.map(({ cssText }) => cssText).join(" "));
}

/** What is drawn with a class for which its root has no rule. */
function bareOf(element: Element): string[] {
  const known = knownTo(element);
  const used = new Set(
    [...(element.shadowRoot?.querySelectorAll("[class]") ?? [])].flatMap(({ classList }) => [...classList]),
  );
  return [...used].filter((name) => styled.has(name) && !known.has(name)).map((name) => `no looks: ${name}`);
}

function faultsOf({ shadowRoot }: Element): string[] {
  const texts = (shadowRoot?.adoptedStyleSheets ?? []).map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText).join(" "),
  );
  return [
    ...texts.filter((text) => text === "").map(() => "a sheet without a rule"),
    ...texts
      .filter((text, at) => text !== "" && texts.indexOf(text) < at)
      .map((text) => `twice: ${text.slice(0, 80)}`),
  ];
}
