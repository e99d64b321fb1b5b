import { expect, test } from "vitest";
import { waitingBoxes } from "../../../src/features/form-field/choices/waiting-rows.js";

test.each([
  [1, 120],
  [0.8, 96],
  [1.25, 150],
])("a chunk that waits has as many rows under a scale of %d, one below the other", (scale, height) => {
  const each = 40 * scale;
  expect(waitingBoxes({ top: 10, height }, scale)).toEqual([
    { top: 10, bottom: 10 + each },
    { top: 10 + each, bottom: 10 + 2 * each },
    { top: 10 + 2 * each, bottom: 10 + 3 * each },
  ]);
});
