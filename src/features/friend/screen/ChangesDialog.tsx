import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { joinParts } from "../../../lib/isolate.js";
import type { Edit } from "../../../lib/three-way-merge.js";
import { useNames } from "../../../references/index.js";
import { idOf } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { memoKey } from "../payload.js";
import type { FriendTab } from "../settings.js";
import { useFriend } from "./friend-context.js";
import { textOfValue, useVariableText } from "./use-variable-text.js";

/** Preview of the changes of a large save, before it is sent. */
export function ChangesDialog({
  tabs,
  onAnswer,
}: {
  /** `null` while nobody asks. */
  tabs: readonly FriendTab[] | null;
  onAnswer(confirmed: boolean): void;
}) {
  const { settings } = useFriend();
  const words = friendWords[settings.locale];
  return (
    <Dialog
      open={tabs !== null}
      title={words.review}
      width="m"
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button onPress={() => onAnswer(false)}>{words.reviewBack}</Button>
          <Button variant="primary" data-autofocus="" onPress={() => onAnswer(true)}>
            {words.reviewSave}
          </Button>
        </>
      }
    >
      {tabs?.map((tab) => (
        <section key={tab} aria-label={words.tabs[tab]}>
          <h3 className="friend-folder-head">{words.tabs[tab]}</h3>
          <Changes tab={tab} />
        </section>
      ))}
    </Dialog>
  );
}

function Changes({ tab }: { tab: FriendTab }) {
  const { model, settings } = useFriend();
  const words = friendWords[settings.locale];
  const names = useNames();
  const textOfVariable = useVariableText();
  const line = (key: string, { value, before = null }: Edit): readonly [string, string] => {
    if (tab === "tags")
      return [names.nameOf("tag", idOf(key)), value === true ? words.tagAdded : words.takeOff];
    const variable = tab === "variables" ? model.variable(key) : undefined;
    const text = (of: Edit["value"]) =>
      variable
        ? textOfVariable(variable, of)
        : of === null
          ? words.unset
          : textOfValue(of) || words.emptyText;
    const name = variable?.name ?? (key === memoKey ? words.memo : key);
    return [name, joinParts([text(before), words.arrow, text(value)])];
  };
  return (
    <dl className="friend-review">
      {Object.entries(model.parts[tab].present()).map(([key, edit]) => {
        const [name, change] = line(key, edit);
        return (
          <div key={key}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>{change}</dd>
          </div>
        );
      })}
    </dl>
  );
}
