import { useAtomValue } from "jotai";
import { Button } from "../kit/Button.js";
import { Notice } from "../kit/Notice.js";
import type { Locale } from "../lib/locale.js";
import { draftDetails } from "./draft-details.js";
import type { EditingWords } from "./messages.js";
import type { EditorCommands } from "./session.js";

interface NoticeProps {
  commands: EditorCommands;
  words: EditingWords;
  locale: Locale;
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

function InputProblems({ commands, words }: NoticeProps) {
  const names = useAtomValue(commands.session.unreadableInputs);
  // In the document before there is any, so that one that comes later is announced.
  return (
    <div role="status" className="editor-inputs">
      {names.length === 0 ? null : (
        <Notice tone="danger">
          {names.map((name) => (
            <div key={name}>{words.inputUnreadable(name)}</div>
          ))}
        </Notice>
      )}
    </div>
  );
}

function DraftOffer({ commands, words, locale }: NoticeProps) {
  const draft = useAtomValue(commands.session.offeredDraft);
  if (draft === null) return null;
  const { differences, shownRecord } = commands.compareDraft(draft);
  const details = draftDetails(draft, differences, { words, locale, shownRecord });
  const actions = (
    <>
      <Button variant="quiet" size="s" onPress={commands.restoreDraft}>
        {words.restore}
      </Button>
      <Button variant="quiet" size="s" onPress={commands.discardDraft}>
        {words.discard}
      </Button>
    </>
  );
  return (
    <Notice tone="warning" actions={actions}>
      <strong>{words.draftFound}</strong>
      {details.map((each) => (
        <div key={each}>{each}</div>
      ))}
    </Notice>
  );
}
