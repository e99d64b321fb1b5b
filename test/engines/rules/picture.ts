import { expect, test } from "vitest";
import { type EngineElement, hasTraits, sceneOf } from "../support/engine-element.js";
import { keepPicture, pollOptions, type Scene, type Stage } from "../support/stage.js";
import type { Rule } from "./rule.js";

/** Pixels: engines round the widths of letters differently. */
const tolerance = { x: 3, y: 3, width: 3, height: 2 };

type Box = Record<keyof typeof tolerance, number>;

/** Compares with the same stage in Chromium, where everything else is tested. */
export function looksAlike(chromium: () => Promise<Stage>): Rule {
  return (stage, element) => {
    test.each(scenesOf(element))("has its parts where Chromium has them: $name", async ({ name, scene }) => {
      const stages = [await chromium(), stage()];
      for (const each of stages) {
        await each.show(scene);
        await keepPicture(each.page, `${element.tag} ${name}`);
      }
      // Lists come from the server, and what is moved is moved in the next frame.
      const differences = async () => {
        const [expected = {}, actual = {}] = await Promise.all(
          stages.map(({ page }) => page.evaluate(boxes)),
        );
        return differencesOf(expected, actual);
      };
      await expect.poll(differences, pollOptions).toEqual([]);
    });
  };
}

function scenesOf(element: EngineElement): { name: string; scene: Scene }[] {
  const scene = sceneOf(element);
  if (!hasTraits(element, "value")) return [{ name: "what it loads", scene }];
  const [[name, value] = ["", null]] = Object.entries(element.payloads);
  return [
    { name: "a few rows", scene },
    { name, scene: { ...scene, properties: { value } } },
  ];
}

function differencesOf(expected: Record<string, Box>, actual: Record<string, Box>): string[] {
  const parts = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...parts].flatMap((part) => {
    const [box, other] = [expected[part], actual[part]];
    if (!box || !other) return `${part}: only ${box ? "in Chromium" : "here"}`;
    const sides = Object.keys(tolerance) as (keyof Box)[];
    const apart = sides.filter((side) => Math.abs(box[side] - other[side]) > tolerance[side]);
    return apart.map((side) => `${part}: ${side} ${other[side]}, in Chromium ${box[side]}`);
  });
}

/** The boxes of all that has a role and a name or is a part, from the corner of the element. */
function boxes(): Record<string, Box> {
  const origin = tested.getBoundingClientRect();
  const found: Record<string, Box> = {};
  // Evens out what is the engine's own and what stands behind it is moved by: how wide a date is written (each has room for
  // the widest), and kerning, as Chromium alone sets kana closer. What is far off and not drawn has the height that it had when
  // it was, which an answer may have changed since.
  if (!tested.shadowRoot?.querySelector("#even")) {
    const even = Object.assign(document.createElement("style"), { id: "even" });
    even.textContent = `* { font-kerning: none !important; content-visibility: visible !important }
      input:is([type=date], [type=time]) { min-inline-size: 140px }`;
    tested.shadowRoot?.append(even);
  }
  for (const element of helpers.everythingIn(tested)) {
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || !element.checkVisibility()) continue;
    const name = helpers.describe(element);
    const part = element.getAttribute("part");
    if (!name.includes(" ") && !part) continue;
    const full = part ? `${name} (${part})` : name;
    let key = full;
    for (let number = 2; key in found; number++) key = `${full} #${number}`;
    found[key] = { x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height };
  }
  return found;
}
