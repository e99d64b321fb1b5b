/**
 * What a reader cannot read on a page, as it is drawn now: texts of our elements that are cut or not seen, drawn over each
 * other, too small, and what a finger misses. It runs in the page, so it stands by itself.
 *
 * @returns {{ kind: string, what: string, more: string }[]}
 */
export function readPage() {
  const fewest = 5;
  const smallest = 11;
  const thumb = 32;
  const found = new Map();
  const say = (kind, text, more) => {
    const what = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    if (!found.has(`${kind} ${what}`)) found.set(`${kind} ${what}`, { kind, what, more });
  };

  /** Everything in the shadow roots of the page, elements in elements too. */
  function inside(root, into = []) {
    for (const element of root.querySelectorAll("*")) {
      if (root !== document) into.push(element);
      if (element.shadowRoot) inside(element.shadowRoot, into);
    }
    return into;
  }
  const upwards = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;

  /** The part of the page in which an element's content is drawn, wherever it is scrolled to; `null` where it is hidden by its size. */
  function windowOf(element) {
    const seen = {
      left: Number.NEGATIVE_INFINITY,
      top: Number.NEGATIVE_INFINITY,
      right: Number.POSITIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
    };
    // What scrolls brings its content to where it is seen: nothing around it cuts that off.
    let [isBoundAside, isBoundDown] = [true, true];
    for (let each = element; each; each = upwards(each)) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== "none") return null;
      if (/auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth) isBoundAside = false;
      if (/auto|scroll/.test(style.overflowY) && each.scrollHeight > each.clientHeight) isBoundDown = false;
      if (style.overflowX !== "visible" && isBoundAside) {
        seen.left = Math.max(seen.left, box.left);
        seen.right = Math.min(seen.right, box.right);
      }
      if (style.overflowY !== "visible" && isBoundDown) {
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      if (style.position === "fixed" || each.matches("dialog[open], [popover]:popover-open")) break;
    }
    if (isBoundAside) {
      seen.left = Math.max(seen.left, 0);
      seen.right = Math.min(seen.right, innerWidth);
    }
    return seen;
  }

  const isDrawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const elements = inside(document).filter((element) => isDrawn(element) && !element.closest("select, svg"));
  /** What shortens a text by dots: pieces in it, a name and another beside it, are one text that ends there. */
  function shortenedBy(element) {
    for (let each = element; each; each = upwards(each)) {
      const { display, textOverflow, webkitLineClamp, overflowX } = getComputedStyle(each);
      if (overflowX !== "visible" && (textOverflow !== "clip" || webkitLineClamp !== "none")) return each;
      if (display !== "inline") return null;
    }
    return null;
  }

  const isWithin = (seen, { left, top, right, bottom }) =>
    left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;

  const texts = [];
  const drawn = new Map();
  const range = document.createRange();
  for (const element of elements) {
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? node.data.trim().replace(/\s+/g, " ") : "";
      if (text.length < 2) continue;
      const seen = windowOf(element);
      if (!seen) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length === 0) continue;
      for (const box of boxes) texts.push({ text, element, box });
      if (Number.parseFloat(getComputedStyle(element).fontSize) < smallest)
        say("small", text, getComputedStyle(element).fontSize);
      const whole = shortenedBy(element) ?? node;
      const counts = drawn.get(whole) ?? {
        text: whole.textContent.trim().replace(/\s+/g, " "),
        count: 0,
        all: 0,
      };
      drawn.set(whole, counts);
      if (boxes.every((box) => isWithin(seen, box))) {
        const letters = node.data.replace(/\s/g, "").length;
        counts.all += letters;
        counts.count += letters;
        continue;
      }
      for (let at = 0; at < Math.min(node.data.length, 200); at += 1) {
        if (node.data[at].trim() === "") continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        counts.all += 1;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (isWithin(seen, { left: x, top: y, right: x, bottom: y })) counts.count += 1;
      }
    }
  }
  for (const { text, count, all } of drawn.values()) {
    if (all > 0 && count === 0) say("not seen", text, `0 of ${all}`);
    else if (count < all && count < fewest) say("cut", text, `${count} of ${all}`);
  }
  /** Whether a menu, a dialog or a foot that stays, with a ground of its own, lies over an element: it is read by scrolling or closing. */
  function isCovered(shown, [upper, lower]) {
    const covers = shown.slice(upper, lower).filter((each) => !each.contains(shown[lower]));
    return (
      covers.some((each) => !isSeenThrough(getComputedStyle(each).backgroundColor)) &&
      covers.some((each) => floats(each, shown[lower]))
    );
  }
  function floats(element, below) {
    for (let each = element; each && !each.contains(below); each = upwards(each)) {
      if (each.matches("dialog[open], [popover]:popover-open")) return true;
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    }
    return false;
  }
  const isSeenThrough = (colour) => /^transparent$|^rgba\(|\/ 0/.test(colour);

  const scrolledTo = scrollY;
  /** What is drawn at a place, the uppermost first; a browser tells that only of what is in its window. */
  function drawnAt(root, x, y) {
    const at = y + scrolledTo;
    if (at < scrollY || at >= scrollY + innerHeight)
      scrollTo({ left: scrollX, top: at - innerHeight / 2, behavior: "instant" });
    return root.elementsFromPoint(x, at - scrollY);
  }

  // Two texts at one place: whichever is on top, the other cannot be read.
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of texts.entries()) {
    for (let next = at + 1; next < texts.length && texts[next].box.top < one.box.bottom - 4; next += 1) {
      const other = texts[next];
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const isSame =
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element);
      if (width <= 4 || isSame) continue;
      const root = one.element.getRootNode();
      const x = Math.max(one.box.left, other.box.left) + width / 2;
      const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
      const shown = drawnAt(root, x, y);
      const places = [shown.indexOf(one.element), shown.indexOf(other.element)].sort((a, b) => a - b);
      if (places[0] >= 0 && !isCovered(shown, places)) say("drawn over", one.text, other.text);
    }
  }
  if (scrollY !== scrolledTo) scrollTo({ left: scrollX, top: scrolledTo, behavior: "instant" });
  if (innerWidth < 500) {
    for (const element of elements) {
      if (!element.matches("button, input:not([type=hidden]), [role=button]") || element.disabled) continue;
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width > 1 && (width < thumb || height < thumb))
        say(
          "a finger misses",
          element.ariaLabel || element.textContent.trim() || element.type,
          `${Math.round(width)} × ${Math.round(height)}`,
        );
    }
  }
  return [...found.values()];
}
