import { useAtomValue } from "jotai";
import { Button } from "../../kit/Button.js";
import { LateNotice } from "../../kit/LateNotice.js";
import type { EditorSurroundings } from "./session.js";
import type { EditingWords } from "./words.js";

interface NoticeProps {
  surroundings: EditorSurroundings;
  words: EditingWords;
}

/** What there is to say when an editor arrives: inputs of the page that cannot be read, work from before. */
export function ArrivalNotices(props: NoticeProps) {
  return (
    <>
      <InputProblems {...props} />
      <DraftOffer {...props} />
    </>
  );
}

function InputProblems({ surroundings, words }: NoticeProps) {
  const names = useAtomValue(surroundings.session.unreadableInputs);
  if (names.length === 0) return null;
  return (
    <LateNotice tone="danger" canWait>
      {names.map((name) => (
        <div key={name}>{words.inputUnreadable(name)}</div>
      ))}
    </LateNotice>
  );
}

function DraftOffer({ surroundings, words }: NoticeProps) {
  const draft = useAtomValue(surroundings.session.offeredDraft);
  if (draft === null) return null;
  const actions = (
    <>
      <Button variant="quiet" size="s" onPress={surroundings.restoreDraft}>
        {words.restore}
      </Button>
      <Button variant="quiet" size="s" onPress={surroundings.discardDraft}>
        {words.discard}
      </Button>
    </>
  );
  return (
    <LateNotice tone="warning" actions={actions} canWait>
      <strong>{words.draftFound}</strong>
    </LateNotice>
  );
}
