import { useLayoutEffect } from "react";
import { expect, it } from "vitest";
import type { ResourceItem } from "../../src/api/resources.js";
import { createResource } from "../../src/features/picker/index.js";
import { useFollowed } from "../../src/references/use-followed.js";
import { sourceOf } from "../features/picker/open-picker.js";
import { render } from "../kit/render.js";

const regular: ResourceItem = { id: 1, name: "常連" };

function listOf(...items: ResourceItem[]) {
  const load = () => Promise.reject(new Error("it was given"));
  return createResource({ given: sourceOf(items), load, forbiddenIsEmpty: false, now: () => 0 });
}

it("draws again what came between drawing and following", async () => {
  const list = listOf();
  function Names() {
    useFollowed()(list);
    // Effects of the layout run before those from which lists are followed.
    useLayoutEffect(() => {
      if (list.state().source?.ids.length === 0) list.insert(regular);
    });
    return <p>{Object.values(list.state().source?.items ?? {}).map(({ name }) => name)}</p>;
  }
  const page = await render(<Names />);
  expect(page.box.textContent).toBe("常連");
});
