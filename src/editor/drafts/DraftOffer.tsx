import { useAtomValue } from "jotai";
import { Button } from "../../kit/Button.js";
import { Notice } from "../../kit/Notice.js";
import type { Locale } from "../../lib/locale.js";
import { editingWords } from "../messages.js";
import type { EditorCommands } from "../session.js";
import { draftDetails } from "./draft-details.js";

/** Work from before, until the operator says what to do with it. */
export function DraftOffer({ commands, locale }: { commands: EditorCommands; locale: Locale }) {
  const words = editingWords[locale];
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
