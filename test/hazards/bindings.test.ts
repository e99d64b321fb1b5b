import { describe, expect, test } from "vitest";
import { savingElements } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { openHostilePages } from "./support/hostile-pages.js";

// Alpine, and so Livewire, which bind a field by its events and write back what they heard.

const pages = openHostilePages();
const nameOf = ({ tag }: { tag: string }) => tag.replaceAll("-", "_");
const keyOf = ({ tag }: { tag: string }) => `bound-${tag}`;

function alpine(directive: string): Fixture {
  return {
    name: `Alpine 3, ${directive}`,
    path: "/pages/alpine",
    head: () => '<script defer src="/vendor/alpinejs/dist/cdn.js"></script>',
    script: () => {
      const failures: string[] = [];
      Object.assign(window, { failures });
      addEventListener("failure", ({ target }) => failures.push((target as Element).localName));
    },
    body: (inside) => {
      const data = Object.fromEntries(savingElements.map((element) => [nameOf(element), null]));
      return `<form id="bound" x-data='${JSON.stringify(data)}'>${inside}</form>`;
    },
  };
}

describe.each(["x-model.change", "x-model.lazy", "x-model"])("%s", (directive) => {
  test("leaves the work, its draft and what is sent as they are, and gets each value", async () => {
    const { page, locate, errors, payloadsOf } = await pages.open(alpine(directive), {
      elements: savingElements,
      attributesOf: (element) =>
        `finisher="emit" name="${nameOf(element)}" draft-key="${keyOf(element)}" ${directive}="${nameOf(element)}"`,
    });
    for (const element of savingElements) {
      const editor = locate(element);
      await element.work(page, editor);
      const state = () =>
        editor.evaluate((each) => {
          const { value, dirty } = each as unknown as { value: unknown; dirty: boolean };
          return { value, dirty };
        });
      await expect
        .poll(state, { message: element.tag })
        .toMatchObject({ dirty: true, value: element.expected });
      await expect
        .poll(() => page.evaluate((key) => sessionStorage.getItem(key), keyOf(element)), {
          message: element.tag,
        })
        .not.toBeNull();
      const { bound, sent } = await page.evaluate((name) => {
        const form = document.querySelector("#bound") as HTMLFormElement & { _x_dataStack: [object] };
        const bound = JSON.parse(JSON.stringify(Reflect.get(form._x_dataStack[0], name)));
        return { bound, sent: String(new FormData(form).get(name)) };
      }, nameOf(element));
      expect(directive === "x-model" ? bound : bound.value, element.tag).toMatchObject(element.expected);
      expect(JSON.parse(sent), element.tag).not.toHaveProperty("dirty");
      await element.finish(editor);
      await expect.poll(() => payloadsOf(element), { message: element.tag }).toHaveLength(1);
    }
    expect(await page.evaluate(() => Reflect.get(window, "failures"))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
