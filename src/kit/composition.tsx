import { type CompositionEvent, useState } from "react";
import { type CompositionTracker, createCompositionTracker } from "./ime.js";

/** A tracker and the two handlers that feed it; spread `handlers` on the field or on a box around it. */
export interface Composition {
  tracker: CompositionTracker;
  handlers: {
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent): void;
  };
}

/** The input-method guard of one widget, for as long as the widget lives. */
export function useComposition(): Composition {
  const [composition] = useState(createComposition);
  return composition;
}

function createComposition(): Composition {
  const tracker = createCompositionTracker();
  return {
    tracker,
    handlers: {
      onCompositionStart: () => tracker.start(),
      onCompositionEnd: (event) => tracker.end(event.timeStamp),
    },
  };
}
