import { useState } from "react";
import { Button } from "../../../kit/Button.js";
import { lazily, useLazy } from "../../../kit/lazily.js";
import { Notice } from "../../../kit/Notice.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { NotLoaded } from "../../editing/views.js";
import { pickerWords } from "../../picker/index.js";
import type { ActionSurroundings } from "../action-context.js";
import { openCondition } from "../condition/transitions.js";
import type { ActionState } from "../entity.js";
import type { ActionModel } from "../model.js";
import { actionWords, effectLabel } from "../words.js";
import type { ReplacementProps } from "./Replacement.js";
import { conditionField, nameOfThing, type Reference, replaceability, type Use } from "./references.js";
import { useBrokenReferences } from "./use-broken-references.js";
import { insightWords } from "./words.js";

interface Props {
  model: ActionModel;
  state: ActionState;
  around: ActionSurroundings;
}

/** What is gone and still pointed at, in one place: from where, the way there, and a replacement for all at once. */
export function BrokenReferences(props: Props) {
  const { state, around } = props;
  const words = insightWords[around.settings.locale];
  const broken = useBrokenReferences(state, around);
  const [news, setNews] = useState("");
  return (
    <>
      <StatusRegion text={news} />
      {broken.length === 0 ? null : (
        <Notice tone="danger">
          <strong>{words.broken(broken.length)}</strong>
          <ul className="insight-broken">
            {broken.map((reference) => (
              <BrokenReference
                key={nameOfThing(reference)}
                {...props}
                reference={reference}
                onReplaced={(effects) => setNews(words.replaced(effects))}
              />
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function BrokenReference(props: Props & { reference: Reference; onReplaced(effects: number): void }) {
  const { model, state, around, reference } = props;
  const { locale, abilities, readonly, disabled } = around.settings;
  const words = insightWords[locale];
  const name = words.gone(deletedName(reference, locale), String(reference.id));
  const replaceable = readonly || disabled ? null : replaceability(state, reference, abilities);
  const [replaces, setReplaces] = useState(false);
  return (
    <li>
      <span>{name}</span>
      {reference.uses.map((use) => (
        <Button key={`${use.row} ${use.field}`} variant="quiet" size="s" onPress={() => goTo(props, use)}>
          {words.showUse(placeText(state, use, around))}
        </Button>
      ))}
      {replaceable ? (
        <Button
          size="s"
          aria-label={words.replaceThing(name)}
          aria-expanded={replaces}
          onPress={() => setReplaces(!replaces)}
        >
          {words.replace}
        </Button>
      ) : null}
      {replaceable && replaces ? (
        <LateReplacement
          model={model}
          around={around}
          thing={reference}
          replaceable={replaceable}
          onReplaced={() => {
            props.onReplaced(replaceable.effects);
            const first = reference.uses.find(({ field }) => field !== conditionField);
            if (first) goTo(props, first);
          }}
        />
      ) : null}
    </li>
  );
}

/** To the field; a condition is changed where it is made, and where nothing may be changed the effect says what it is. */
function goTo({ model, around }: Props, { row, field }: Use): void {
  const { readonly, disabled } = around.settings;
  if (field === conditionField && !readonly && !disabled) model.show(openCondition(model.state(), row));
  else model.goTo({ row, field });
}

/** "1. タグ操作", or its condition. */
function placeText({ rows }: ActionState, { row, field }: Use, { settings }: ActionSurroundings): string {
  const { locale } = settings;
  const at = rows.findIndex(({ key }) => key === row);
  const effect = rows[at]?.effect ?? null;
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, actionWords[locale]);
  const place = actionWords[locale].heading(at + 1, label);
  return field === conditionField ? insightWords[locale].conditionAt(place) : place;
}

/** What is gone, by its kind. */
function deletedName({ kind, among }: Reference, locale: ActionSurroundings["settings"]["locale"]): string {
  const { kinds, deletedItem } = pickerWords[locale];
  return among === "groups" ? insightWords[locale].goneFolder(kinds[kind]) : deletedItem(kinds[kind]);
}

/** What takes the place of deleted things is fetched when it is asked for: it has a picker in it. */
const replacement = lazily(async () => (await import("./Replacement.js")).Replacement);

function LateReplacement(props: ReplacementProps) {
  const part = useLazy(replacement);
  const words = actionWords[props.around.settings.locale];
  if (part.is === "ready") return <part.value {...props} />;
  if (part.is === "failed")
    return <NotLoaded retry={part.retry} title={words.editorNotLoaded} again={words.loadAgain} />;
  return null;
}
