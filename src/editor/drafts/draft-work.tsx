import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import type { EditorModel } from "../editor-model.js";
import type { Draft } from "./draft.js";
import type { DraftSource } from "./draft-source.js";

/** Extras of the work, which are no part of the value. */
export function extrasOf<Model extends EditorModel>(source: DraftSource<Model>): PlainData | undefined {
  return source.draftExtras()?.writeExtras(source.model());
}

/** True where there is work that is not saved. */
export function isUnsaved<Model extends EditorModel>(source: DraftSource<Model>): boolean {
  return source.model().isDirty() || extrasOf(source) !== undefined;
}

/** The work of now as a draft; `namedRecord` is the record that the page itself named. */
export function draftOf<Model extends EditorModel>(
  source: DraftSource<Model>,
  namedRecord: string | null | undefined,
  earlier: Draft | null,
): Draft {
  const model = source.model();
  const extras = extrasOf(source);
  const { unsent = (each: PlainData): PlainData | undefined => each } = source.draftExtras() ?? {};
  const left = extras === undefined ? undefined : unsent(extras);
  const base = source.draftExtras()?.writeBase?.(model);
  const record = model.record();
  return {
    value: model.value(),
    ...(extras === undefined ? {} : { begun: extras }),
    ...(left === undefined ? {} : { unsent: left }),
    ...(base === undefined ? {} : { base }),
    record,
    ...(record !== null && namedRecord === null ? { savedHere: true } : {}),
    savedAt: Date.now(),
    ...(earlier ? { earlier } : {}),
  };
}

/** True where a draft differs from what is shown. */
export function announcesOther<Model extends EditorModel>(draft: Draft, source: DraftSource<Model>): boolean {
  return !(
    samePlainData(draft.begun ?? null, extrasOf(source) ?? null) &&
    ((draft.begun && source.draftExtras()?.areAll) || samePlainData(draft.value, source.model().value()))
  );
}

/** Puts a draft in place of the content, as one edit. */
export function restoreWork<Model extends EditorModel>(
  { value, begun, base }: Draft,
  { model, draftExtras }: DraftSource<Model>,
): void {
  const extras = draftExtras();
  if (!extras || (begun ?? base) === undefined) model().restoreDraft(value);
  else extras.restoreWithExtras(model(), value, begun ?? null, base);
}
