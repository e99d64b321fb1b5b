/* The records of editors refuse the editor of another kind: the compiler tests it. */

import type { EffectEditorsByType } from "../../src/features/action/effects/editors.js";
import type { MenuEditor } from "../../src/features/action/effects/menu/MenuEditor.js";
import type { PhaseEditor } from "../../src/features/action/effects/phase/PhaseEditor.js";
import type { ConditionEditorsByType } from "../../src/features/filter/conditions/editors.js";
import type { MemoEditor } from "../../src/features/filter/conditions/memo/MemoEditor.js";
import type { ResponseMarkEditor } from "../../src/features/filter/conditions/response-mark/ResponseMarkEditor.js";

/** Compiles where the editor edits what is asked for. */
type Edits<Asked, Editor extends Asked> = Editor;

export type Right = [
  Edits<EffectEditorsByType[14], typeof MenuEditor>,
  Edits<ConditionEditorsByType[20], typeof MemoEditor>,
];

export type Wrong = [
  // @ts-expect-error: an editor of phases edits no menu.
  Edits<EffectEditorsByType[14], typeof PhaseEditor>,
  // @ts-expect-error: an editor of marks edits no memos.
  Edits<ConditionEditorsByType[20], typeof ResponseMarkEditor>,
];
