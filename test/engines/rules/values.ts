import { expect, test } from "vitest";
import { hasTraits, sceneOf } from "../support/engine-element.js";
import { type Rule, ruleFor } from "./rule.js";

export const upgrades: Rule = (stage, element) => {
  test("is upgraded with what it was given before, and drawn", async () => {
    const { tag, attributes, properties = {} } = sceneOf(element);
    await stage().show({ tag, attributes });
    const state = await stage().page.evaluate(
      ({ markup, given }) => {
        // What is in a template is upgraded when it comes into the document.
        const template = document.createElement("template");
        template.innerHTML = markup;
        const element = template.content.firstElementChild as HTMLElement;
        const before = [element.matches(":defined"), element.shadowRoot];
        Object.assign(element, given);
        tested.replaceWith(element);
        return [
          ...before,
          element.matches(":defined"),
          element.shadowRoot?.mode,
          Object.keys(given).some((name) => Object.hasOwn(element, name)),
        ];
      },
      { markup: `<${tag} id="tested" ${attributes}></${tag}>`, given: properties },
    );
    expect(state).toEqual([false, null, true, "open", false]);
    if (hasTraits(element, "value")) await stage().holds(element.filled as object);
    await stage().agrees(() => tested.shadowRoot?.querySelector("button") !== null);
  });
};

export const keepsPayloads = ruleFor(["value"], (stage, { tag, attributes, payloads }) => {
  test("hands out every payload byte for byte", async () => {
    await stage().show({ tag, attributes });
    const handedOut = await stage().page.evaluate(async (given) => {
      const texts: Record<string, string> = {};
      for (const [name, value] of Object.entries(given)) {
        Object.assign(tested, { value });
        // It is drawn too.
        for (let frames = 0; frames < 2; frames++) await new Promise((frame) => requestAnimationFrame(frame));
        texts[name] = JSON.stringify(Reflect.get(tested, "value"));
      }
      return texts;
    }, payloads);
    const texts = Object.entries(payloads).map(([name, value]) => [name, JSON.stringify(value)]);
    expect(handedOut).toEqual(Object.fromEntries(texts));
  });
});
