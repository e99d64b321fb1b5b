import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { editingWords, type FailureNotice, type FocusTarget } from "../../../editor/index.js";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import type { FilterModel } from "../../filter/index.js";
import type { ConditionSave } from "../condition-save.js";
import type { ConditionSlideProps } from "../slide-props.js";
import { saveFailure } from "./use-condition-saves.js";

/** Alert in the slide. A message about a condition leads there. */
export function ConditionAlert(
  props: ConditionSlideProps & { filter: FilterModel; save: ConditionSave | null; tries: number },
): ReactNode {
  const { filter, save, tries, context } = props;
  const { locale } = context.settings;
  const fresh = useAtomValue(filter.atoms.fresh);
  // A condition that was added since is still being filled in.
  const problems = useAtomValue(filter.atoms.problems).filter(({ row }) => row === null || !fresh.has(row));
  // Server errors of conditions are known a moment after the refusal.
  useAtomValue(filter.atoms.notes);
  const pageFailure = usePageFailure(props);
  const line = (text: string, id: number, target?: FocusTarget) => ({
    id,
    text,
    onGoTo: target && (() => filter.goTo(target)),
  });
  const alert = (title: string, lines: ReturnType<typeof line>[]) => (
    <AlertRegion title={title} attempt={tries} problems={lines} />
  );
  if (save?.is === "failed") {
    const { title, reasons } = saveFailure(save.failure, locale);
    return alert(
      title,
      reasons.map((text, i) => line(text, i, filter.serverErrorAt(text))),
    );
  }
  if (pageFailure) {
    return alert(
      pageFailure.title,
      pageFailure.reasons.map((text, i) => line(text, i)),
    );
  }
  if (tries === 0 || problems.length === 0) return <AlertRegion attempt={tries} problems={[]} />;
  return alert(
    editingWords[locale].checkProblems,
    problems.map((problem, i) => line(`${problem.place} ${problem.message}`.trim(), i, problem)),
  );
}

/** Why a finish that the page asked for while the slide was open failed or was refused; `null` if it was not. */
function usePageFailure({ problems, context, commands }: ConditionSlideProps): FailureNotice | null {
  const failure = useAtomValue(commands.session.failure);
  const attempts = useAtomValue(commands.session.attempts);
  const [before] = useState(attempts);
  if (failure || attempts <= before || problems.length === 0) return failure;
  return { title: editingWords[context.settings.locale].checkProblems, reasons: problems };
}
