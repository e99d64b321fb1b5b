/**
 * The stops of our elements that lie wholly under something that sticks or is fixed once they have the focus, each with what
 * covers it. It goes from stop to stop as Tab does. It runs in the page, so it stands by itself.
 *
 * @returns {Promise<string[]>}
 */
export async function coveredStops() {
  /** So many frames until a stop has been scrolled out. */
  const maxTries = 8;
  const focusable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable='true'], audio, video";

  function inside(root, into = []) {
    for (const element of root.querySelectorAll("*")) {
      if (root !== document) into.push(element);
      if (element.shadowRoot) inside(element.shadowRoot, into);
    }
    return into;
  }
  const upwards = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const isIn = (outer, inner) => {
    for (let each = inner; each; each = upwards(each)) if (each === outer) return true;
    return false;
  };
  const sticks = (element) => /sticky|fixed/.test(getComputedStyle(element).position);
  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true });
  function deepest(x, y) {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const next = found.shadowRoot.elementFromPoint(x, y);
      if (!next || next === found) break;
      found = next;
    }
    return found;
  }
  /** What sticks over this place of a stop, `null` where it is seen. */
  function coverAt(x, y, stop) {
    for (let each = deepest(x, y); each; each = upwards(each)) {
      // A menu or panel over what it was opened from goes by Esc (WCAG 2.4.11, third note).
      if (isIn(each, stop) || each.matches(":popover-open[role]")) return null;
      if (sticks(each)) return each;
    }
    return null;
  }
  function coverOf(stop) {
    const box = stop.getBoundingClientRect();
    // What of it lies in the window.
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    if (left >= right || top >= bottom) return null;
    const covers = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((aside) =>
        coverAt(left + aside * (right - left), top + down * (bottom - top), stop),
      ),
    );
    if (covers.includes(null)) return null;
    return covers[0];
  }
  const focused = () => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found;
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const nameOf = (element) =>
    `${element.localName}.${element.className} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}`;

  const all = inside(document);
  if (!all.some((element) => sticks(element) && isDrawn(element))) return [];
  const found = [];
  for (const stop of all) {
    if (!stop.matches(focusable) || stop.tabIndex < 0 || !stop.isConnected || !isDrawn(stop)) continue;
    // One that a gesture has led to is reached anew, as in a window that has this size from the start.
    if (focused() === stop) stop.blur();
    stop.focus();
    if (focused() !== stop) continue;
    let cover = coverOf(stop);
    for (let frames = 0; cover && frames < maxTries; frames += 1) {
      await frame();
      cover = focused() === stop ? coverOf(stop) : null;
    }
    if (cover) found.push(`${nameOf(stop)} (under ${cover.localName}.${cover.className})`);
  }
  return found;
}
