// Gestures of `day`, done in the page: with a round trip for each, two thousand would take as long as the day.
(() => {
  /** Does gestures, each until the page shows what came of it and has drawn it. */
  H.gestures = async (from, to) => {
    const { gestures } = bench;
    for (let at = from; at < to; at += 1) {
      const { name, act, until } = gestures[at % gestures.length];
      act(Math.floor(at / gestures.length));
      const end = performance.now() + 10_000;
      while (!until()) {
        if (performance.now() > end) throw new Error(`gesture ${at}, "${name}", was not answered`);
        await H.sleep(0);
      }
      await H.afterPaint();
    }
  };
})();
