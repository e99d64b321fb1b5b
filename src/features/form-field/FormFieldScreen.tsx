import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useFocusRequest } from "../../editor/index.js";
import { usePrefetch } from "../../kit/Deferred.js";
import { Announcer, ListEditorFrame, SelectionTools } from "../../list-editor/index.js";
import { ReferencesProvider } from "../../references/index.js";
import { choiceText } from "./choices/choice.js";
import { linesPart } from "./deferred.js";
import { FormFieldFields } from "./FormFieldFields.js";
import type { FormFieldProps } from "./form-field-context.js";
import { formFieldWords } from "./messages.js";
import { Preview } from "./preview/Preview.js";
import { announcedOnce } from "./problems.js";
import { Summary } from "./Summary.js";

/** Selectors of the parts of a choice. */
const choiceParts = { fields: ".choice-text", head: ".choice-text" };

/** The form-field editor's screen: what is asked, where the answer goes, and the field as a friend sees it (rules: form-field-screen). */
export function FormFieldScreen({ model, commands, lists }: FormFieldProps) {
  const settings = useAtomValue(model.atoms.settings);
  const problems = useAtomValue(model.atoms.shown);
  const screen = useFocusRequest(model, choiceParts);
  const references = useMemo(() => ({ settings, lists }), [settings, lists]);
  usePrefetch(linesPart);
  const words = formFieldWords[settings.locale];
  return (
    <ReferencesProvider value={references}>
      <ListEditorFrame
        ref={screen}
        model={model}
        commands={commands}
        problems={announcedOnce(problems)}
        words={{ ...words, finish: words.save }}
        selectionTools={<SelectionTools model={model} locale={settings.locale} />}
      >
        <div className="form-field">
          <FormFieldFields model={model} commands={commands} lists={lists} />
          <Preview model={model} />
        </div>
        <Summary model={model} />
        <Announcer
          model={model}
          locale={settings.locale}
          words={words.announcements}
          labelOf={(_, value) => {
            const text = choiceText(value);
            return text === null ? words.choiceOpaque : text === "" ? words.unnamed : words.named(text);
          }}
        />
      </ListEditorFrame>
    </ReferencesProvider>
  );
}
