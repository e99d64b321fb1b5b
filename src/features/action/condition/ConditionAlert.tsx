import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { AlertRegion } from "../../../kit/AlertRegion.js";
import { editingWords, type FailureNotice, type FocusTarget } from "../../editing/index.js";
import type { FilterModel } from "../../filter/index.js";
import { actionWords } from "../words.js";
import type { SlideProps } from "./ConditionSlide.js";
import type { ConditionSave } from "./saving.js";
import { saveFailure } from "./use-condition-saves.js";

/** What went wrong in the slide. What is about a condition leads there. */
export function ConditionAlert(
  props: SlideProps & { filter: FilterModel; save: ConditionSave | null; tries: number },
): ReactNode {
  const { filter, save, tries, around } = props;
  const { locale } = around.settings;
  const problems = useAtomValue(filter.atoms.problems);
  // What the server said about conditions is known a moment after that it refused them.
  useAtomValue(filter.atoms.notes);
  const toldByPage = useToldByPage(props);
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
      reasons.map((text, i) => line(text, i, filter.toldAt(text))),
    );
  }
  if (toldByPage) {
    return alert(
      toldByPage.title,
      toldByPage.reasons.map((text, i) => line(text, i)),
    );
  }
  if (tries === 0 || problems.length === 0) return <AlertRegion attempt={tries} problems={[]} />;
  return alert(
    editingWords[locale].checkProblems,
    problems.map((problem, i) => line(`${problem.place} ${problem.message}`.trim(), i, problem)),
  );
}

/** What became of a finish that the page asked for while the slide was open: a failure, or why it was refused. */
function useToldByPage({ model, around, surroundings }: SlideProps): FailureNotice | null {
  const { locale } = around.settings;
  const failure = useAtomValue(surroundings.session.failure);
  const attempts = useAtomValue(surroundings.session.attempts);
  const problems = useAtomValue(model.atoms.problems);
  const [before] = useState(attempts);
  if (failure || attempts <= before || problems.length === 0) return failure;
  const reasons = problems.map(({ place, message }) =>
    place === "" ? message : actionWords[locale].problemAt(place, message),
  );
  return { title: editingWords[locale].checkProblems, reasons };
}
