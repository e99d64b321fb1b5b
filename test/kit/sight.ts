import { afterEach, beforeEach, vi } from "vitest";

/** Stands in for the browser's observer, and sees what the test says. */
export class Sight {
  static readonly all: Sight[] = [];
  readonly nodes = new Set<Element>();
  constructor(readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    Sight.all.push(this);
  }
  observe(node: Element) {
    this.nodes.add(node);
  }
  unobserve(node: Element) {
    this.nodes.delete(node);
  }
  disconnect() {
    this.nodes.clear();
    Sight.all.splice(Sight.all.indexOf(this), 1);
  }
}

/** For each test of the file. */
export function withSight(): void {
  beforeEach(() => void vi.stubGlobal("IntersectionObserver", Sight));
  afterEach(() => {
    vi.unstubAllGlobals();
    Sight.all.length = 0;
  });
}
