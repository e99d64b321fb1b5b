import { afterEach } from "vitest";

// What comes by `import()` is there before any test: files share their modules, and one that is still on its way when a file ends
// is broken for all after it.
import "../../src/element-base/crash/index.js";
import "../../src/features/action/analysis/index.js";
import "../../src/features/condition-slide/filter/index.js";
import "../../src/features/filter/audience/index.js";
import "../../src/features/filter/checks/index.js";
import "../../src/features/message/emoji/index.js";
import "../../src/features/message/insert/index.js";
import "../../src/features/picker/open/index.js";

// React waits for this before it lets act() collect updates; without it every update prints a warning.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());
