import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { differencesIn } from "./document.js";
import { formatDifference } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** All that is not as it was loaded. */
export function DifferencesDialog() {
  const { model } = useSalon();
  const { words: frame } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const loaded = useAtomValue(editor.atoms.baseline);
  const edited = useAtomValue(editor.atoms.present);
  const differences = differencesIn(loaded, edited).map((each) => formatDifference(each, words));
  const close = model.dialogs.close;
  return (
    <Dialog
      open
      width="m"
      title={words.differences}
      onClose={close}
      foot={<Button onPress={close}>{frame.close}</Button>}
    >
      {differences.length === 0 ? (
        <p>{words.noDifferences}</p>
      ) : (
        <table className="opening-differences">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ what, before, after }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <bdi>{before}</bdi>
                </td>
                <td>
                  <bdi>{after}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
