import { type Atom, useAtomValue } from "jotai";
import { useLayoutEffect, useState } from "react";
import { StatusRegion } from "../kit/StatusRegion.js";
import type { Locale } from "../lib/locale.js";
import { focusedFieldName } from "./field-name.js";
import { editingWords } from "./messages.js";
import type { StepAnnouncement } from "./value-model.js";

/** A model whose steps are announced. */
export interface StepSource<Announcement> {
  readonly atoms: { readonly announcement: Atom<Announcement | StepAnnouncement<Announcement> | null> };
  nameStepsBy(name: () => string | null): void;
}

/**
 * Says what an edit did, and what undo and redo took back, for those who do not see it. An edit of which nothing is announced
 * is called by the field that it was made in.
 */
export function StepAnnouncer<Announcement>(props: {
  model: StepSource<Announcement>;
  locale: Locale;
  textOf?(done: Announcement): string;
}) {
  const { model, locale, textOf = () => "" } = props;
  const done = useAtomValue(model.atoms.announcement);
  // An announcement from before the list was drawn again, behind the condition of an effect, is old.
  const [old] = useState(done);
  useLayoutEffect(() => model.nameStepsBy(focusedFieldName), [model]);
  function announcementOf(now: Announcement | StepAnnouncement<Announcement>): string {
    if (!isStep(now)) return textOf(now);
    const { kind, of } = now;
    return editingWords[locale][kind](typeof of === "string" ? of : of === null ? "" : textOf(of));
  }
  return <StatusRegion text={done === null || done === old ? "" : announcementOf(done)} occasion={done} />;
}

function isStep<Announcement>(done: unknown): done is StepAnnouncement<Announcement> {
  return typeof done === "object" && done !== null && "of" in done;
}
