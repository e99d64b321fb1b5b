/**
 * Makes a page as slow to answer as on a busy machine, and never twice alike: React's tasks and what observers tell come
 * up to so many milliseconds later than they would. It is sent to pages as text, so it uses nothing from outside.
 */
export function slowPage(mostMs: number): void {
  const wait = window.setTimeout.bind(window);
  const later = (task: () => void) => wait(task, Math.random() * mostMs);

  const post = MessagePort.prototype.postMessage as (message: unknown, ...more: unknown[]) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...more: unknown[]) {
    // React's scheduler posts `null` to itself, and nobody else does.
    if (message === null) later(() => post.call(this, null));
    else post.call(this, message, ...more);
  };

  // What was seen before an observer was disconnected is told to nobody.
  class LateIntersections extends IntersectionObserver {
    readonly #lives: { count: number };
    constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const lives = { count: 0 };
      super((entries, self) => {
        const { count } = lives;
        later(() => count === lives.count && notify(entries, self));
      }, options);
      this.#lives = lives;
    }
    override disconnect(): void {
      this.#lives.count++;
      super.disconnect();
    }
  }
  class LateResizes extends ResizeObserver {
    readonly #lives: { count: number };
    constructor(notify: ResizeObserverCallback) {
      const lives = { count: 0 };
      super((entries, self) => {
        const { count } = lives;
        later(() => count === lives.count && notify(entries, self));
      });
      this.#lives = lives;
    }
    override disconnect(): void {
      this.#lives.count++;
      super.disconnect();
    }
  }
  window.IntersectionObserver = LateIntersections;
  window.ResizeObserver = LateResizes;
}
