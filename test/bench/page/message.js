// What the contenders of `message` are given: a text as operators write it, with placeholders in it.
(() => {
  const sentences =
    "いつもご利用いただきありがとうございます。本日のご予約を承りました。当日は開始の十分前までにお越しください。変更やキャンセルは前日までにお知らせください。皆さまのご来店を心よりお待ちしております。";

  /** The placeholders, in turn. */
  const kinds = [
    () => "[[name]]",
    (i) => `[[var id=${201 + (Math.floor(i / 4) % 25)}]]`,
    (i) => `[[date add=${i % 7} format=${1 + (i % 8)}]]`,
    (i) => `[[CVAR_x${i % 10}y2]]`,
  ];

  const upTo = (length) => Array.from({ length }, (_, i) => i);
  const share = (total, parts, at) =>
    Math.floor((total * (at + 1)) / parts) - Math.floor((total * at) / parts);

  /**
   * A text of exactly so many characters, placeholders and breaks included. `middle` is one character of its middle line,
   * `end` its last one; every tenth line is empty if `gaps`.
   */
  function message({ length, lines, chips, gaps, middle, end }) {
    const filled = upTo(lines).filter((i) => !gaps || i % 10 !== 9 || i === lines - 1);
    const sources = upTo(chips).map((i) => kinds[i % kinds.length](i));
    const words = length - (lines - 1) - sources.join("").length;
    const written = Array.from({ length: lines }, () => "");
    let used = 0;
    for (const [at, line] of filled.entries()) {
      const count = share(words, filled.length, at);
      let text = upTo(count)
        .map((i) => sentences[(used + i) % sentences.length])
        .join("");
      used += count;
      if (at === Math.floor(filled.length / 2)) text = text.slice(0, 2) + middle + text.slice(3);
      if (at === filled.length - 1) text = text.slice(0, -1) + end;
      const own = sources.splice(0, share(chips, filled.length, at)).join("");
      const place = 4 + (at % 12);
      written[line] = text.slice(0, place) + own + text.slice(place);
    }
    // Joined strings become flat on their way through, so that reading them later does not change the heap.
    return JSON.parse(JSON.stringify(written.join("\n")));
  }

  Object.assign(globalThis.workloadData, { message });
})();
