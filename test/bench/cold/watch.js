/**
 * Runs in the page before anything of it does, and says when something is seen and when a press had its effect. Times
 * are milliseconds since the navigation began. `globalThis.visit` is what the scenario asks.
 */
export function watch({ control, made, given, opens }) {
  /** How long after it was heard a press may take to show something, before it is taken for lost. */
  const answerMs = 20;
  let heard = 0;
  addEventListener("pointerup", () => heard++, true);

  const seen = paintedWhen(() => all(control).find(isOnScreen));
  globalThis.visit = {
    /** When the control was painted, and where it is. */
    seen: seen.then(({ found, at }) => ({ at, ...middleOf(found) })),

    /** When the first press that worked was painted. */
    works: seen.then(() =>
      paintedWhen(() => (opens ? all(made).some(isOnScreen) : all(made).length > given)),
    ),

    /** After the n-th press: undefined when something came of a press, else where the control is now. */
    async answer(n) {
      while (heard < n) await sleep(1);
      await sleep(answerMs);
      const { found } = await paintedWhen(() => all(control).find(isOnScreen));
      const answered = opens ? found.ariaExpanded === "true" : all(made).length > given;
      return answered ? undefined : middleOf(found);
    },

    /** Of so many presses, how many came to nothing: each of the others made one. */
    lost: (presses) => presses - (opens ? 1 : all(made).length - given),
  };

  /** Resolves in the first task after a frame in which `find` found something. */
  async function paintedWhen(find) {
    for (;;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const found = find();
      if (!found) continue;
      await nextTask();
      return { found, at: performance.now() };
    }
  }

  function nextTask() {
    return new Promise((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        done();
      };
      channel.port2.postMessage(0);
    });
  }

  function sleep(ms) {
    return new Promise((done) => setTimeout(done, ms));
  }

  function all({ selector, name }) {
    return [...roots(document)]
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => !name || (element.ariaLabel ?? element.textContent.trim()) === name);
  }

  /** The document and every open shadow root in it. */
  function* roots(root) {
    yield root;
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) yield* roots(shadowRoot);
  }

  function isOnScreen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { x, y } = middleOf(element);
    return right > left && bottom > top && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  }

  function middleOf(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
}
