import { afterEach } from "vitest";

// React waits for this before it lets act() collect updates; without it every update prints a warning.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());
