import { atom, type createStore } from "jotai/vanilla";

/** Whoever wants to show something else waits for the operator: gets whether unsaved work may be given up. */
export function createLeaveQuestion(
  store: ReturnType<typeof createStore>,
  work: { isUnsaved(): boolean; giveUp(): void },
) {
  const leaveQuestion = atom<{ answer(mayLeave: boolean): void } | null>(null);
  return {
    leaveQuestion,
    /** Where there is no unsaved work, nobody is asked. Who asked before gets a no. */
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
