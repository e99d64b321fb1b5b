import { afterEach, expect, test, vi } from "vitest";
import type { OpenApiModel } from "../../../src/features/open-api/index.js";
import { WindowWatch } from "../../../src/features/open-api/window-watch.js";

const hideAll = vi.fn();
const model = { tokens: { hideAll }, logs: { watch() {}, leave() {} }, section: () => "codes" };
const watch = new WindowWatch({
  model: () => model as object as OpenApiModel,
  shownAgain() {},
  onSection: () => () => {},
});

afterEach(() => hideAll.mockClear());

test.each(["blur", "pagehide"])(
  "tokens are hidden at `%s` of the window, as long as the screen is there",
  (type) => {
    const stop = watch.start();
    window.dispatchEvent(new Event(type));
    expect(hideAll).toHaveBeenCalledTimes(1);
    stop();
    hideAll.mockClear();
    window.dispatchEvent(new Event(type));
    expect(hideAll).not.toHaveBeenCalled();
  },
);
