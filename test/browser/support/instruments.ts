import { onTestFinished } from "vitest";

/** Counts the listeners that stay on the window and the document, by type, from now on. */
export function countListeners(): () => Record<string, number> {
  const left = new Map<string, number>();
  const add = (key: string, change: number) => left.set(key, (left.get(key) ?? 0) + change);
  const endings = [watch(window, "window", add), watch(document, "document", add)];
  onTestFinished(() => {
    for (const end of endings) end();
  });
  return () => Object.fromEntries([...left].filter(([, count]) => count !== 0));
}

/** Twice the same listener is one listener, and one that never was cannot go; so they are told apart as browsers do. */
function watch(target: EventTarget, name: string, count: (key: string, change: number) => void): () => void {
  const known = new Map<string, Set<unknown>>();
  function listeners(type: string, options: unknown): Set<unknown> {
    const capture =
      typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options;
    const key = `${type} ${Boolean(capture)}`;
    if (!known.has(key)) known.set(key, new Set());
    return known.get(key) as Set<unknown>;
  }
  const before = Object.getOwnPropertyDescriptors(target);
  const { addEventListener, removeEventListener } = target;
  Object.assign(target, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (!listeners(type, options).has(listener)) {
        count(`${name} ${type}`, 1);
        const signal = typeof options === "object" ? options.signal : undefined;
        signal?.addEventListener("abort", () => {
          if (listeners(type, options).delete(listener)) count(`${name} ${type}`, -1);
        });
      }
      listeners(type, options).add(listener);
      addEventListener.call(target, type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (listeners(type, options).delete(listener)) count(`${name} ${type}`, -1);
      removeEventListener.call(target, type, listener, options);
    },
  });
  return () => {
    for (const name of ["addEventListener", "removeEventListener"]) {
      const own = Object.getOwnPropertyDescriptor(before, name)?.value as PropertyDescriptor | undefined;
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    }
  };
}

/** Counts the timers that were set from now on and have neither fired nor been cleared. */
export function countTimers(): () => number {
  const running = new Set<unknown>();
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setTimeout(callback: () => void, ...rest: number[]) {
      const id = set(
        () => {
          running.delete(id);
          callback();
        },
        ...rest,
      );
      running.add(id);
      return id;
    },
    clearTimeout(id: number) {
      running.delete(id);
      clear(id);
    },
    setInterval(callback: () => void, ...rest: number[]) {
      const id = repeat(callback, ...rest);
      running.add(id);
      return id;
    },
    clearInterval(id: number) {
      running.delete(id);
      stop(id);
    },
  });
  onTestFinished(() => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop });
  });
  return () => running.size;
}
