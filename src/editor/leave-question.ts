import { atom, type createStore } from "jotai/vanilla";

/** Question to the operator before something else is shown: may unsaved work be given up? */
export function createLeaveQuestion(
  store: ReturnType<typeof createStore>,
  work: { isUnsaved(): boolean; giveUp(): void },
) {
  const leaveQuestion = atom<{ answer(mayLeave: boolean): void } | null>(null);
  return {
    leaveQuestion,
    /** Asks the operator; without unsaved work the answer is yes at once. An unanswered earlier question gets a no. */
    askToLeave(answer: (mayLeave: boolean) => void): void {
      if (!work.isUnsaved()) {
        answer(true);
        return;
      }
      store.get(leaveQuestion)?.answer(false);
      store.set(leaveQuestion, { answer });
    },
    answerLeaving(mayLeave: boolean): void {
      const question = store.get(leaveQuestion);
      store.set(leaveQuestion, null);
      if (mayLeave) work.giveUp();
      question?.answer(mayLeave);
    },
  };
}
