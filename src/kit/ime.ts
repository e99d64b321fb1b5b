/** The part of a key event, native or React's, that the guard needs. */
export interface KeyLike {
  key?: string;
  keyCode?: number;
  isComposing?: boolean;
  timeStamp?: number;
  nativeEvent?: KeyLike;
}

/** Remembers one editing surface's conversions, so that the Enter that commits one does nothing else. */
export interface CompositionTracker {
  /** Call on `compositionstart`. */
  start(): void;
  /** Call on `compositionend` with the event's `timeStamp`. */
  end(timeStamp: number): void;
  /** A conversion is under way. */
  readonly active: boolean;
  /** True for a key that belongs to the input method: a key handler must leave it alone. */
  owns(event: KeyLike): boolean;
}

/** True where the browser marks the key as one of the input method. 229 is what it reports while converting. */
export function isComposing(event: KeyLike): boolean {
  const native = event.nativeEvent ?? event;
  return native.isComposing === true || native.keyCode === 229;
}

/**
 * WebKit ends the conversion first and sends the Enter that committed it afterwards, no longer marked as composing.
 * Both come from one press, so they carry nearly the same time; nobody presses Enter twice that fast.
 */
export function createCompositionTracker(): CompositionTracker {
  let active = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    start() {
      active = true;
    },
    end(timeStamp) {
      active = false;
      endedAt = timeStamp;
    },
    get active() {
      return active;
    },
    owns(event) {
      return active || isComposing(event) || isTrailingEnter(event, endedAt);
    },
  };
}

const samePressMs = 50;

function isTrailingEnter(event: KeyLike, endedAt: number): boolean {
  const native = event.nativeEvent ?? event;
  const elapsed = (native.timeStamp ?? Number.POSITIVE_INFINITY) - endedAt;
  return native.key === "Enter" && elapsed >= 0 && elapsed < samePressMs;
}
