import { useMemo, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { lazily, useLazy } from "../../../kit/lazily.js";
import { Notice } from "../../../kit/Notice.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { stringify } from "../../../lib/json.js";
import type { Locale } from "../../../lib/locale.js";
import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import type { Named } from "../../choosing/late.js";
import { NotLoaded } from "../../editing/views.js";
import { pickerWords } from "../../picker/index.js";
import type { ActionSurroundings } from "../action-context.js";
import { openCondition } from "../condition/transitions.js";
import type { ActionState } from "../entity.js";
import type { ActionModel } from "../model.js";
import type { ActionSettings } from "../settings.js";
import { actionWords, effectLabel } from "../words.js";
import type { ReplacementProps } from "./Replacement.js";
import {
  conditionField,
  type Reference,
  type Replaceability,
  replaceability,
  type Use,
} from "./references.js";
import { useBrokenReferences } from "./use-broken-references.js";
import { insightWords } from "./words.js";

/** So many ways to where something is used are shown at first: in 200 effects there may be as many of one thing. */
const fewUses = 5;

interface Props {
  model: ActionModel;
  state: ActionState;
  around: ActionSurroundings;
}

/** What is gone and still pointed at, in one place: from where, the way there, and a replacement for all at once. */
export function BrokenReferences({ model, state, around }: Props) {
  const words = insightWords[around.settings.locale];
  const broken = useBrokenReferences(state, around).map((each) => told(each, state, around.settings));
  const [news, setNews] = useState("");
  const said = stringify(broken as unknown as PlainData);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a keystroke that leaves them as they are draws none of them.
  const lines = useMemo(
    () =>
      broken.map((each) => (
        <BrokenReference key={each.name} model={model} around={around} told={each} onReplaced={setNews} />
      )),
    [said, model, around],
  );
  return (
    <>
      <StatusRegion text={news} />
      {broken.length === 0 ? null : (
        <Notice tone="danger">
          <strong>{words.broken(broken.length)}</strong>
          <ul className="insight-broken">{lines}</ul>
        </Notice>
      )}
    </>
  );
}

/** A reference as it is shown. */
interface Told {
  thing: Named;
  name: string;
  uses: readonly (Use & { text: string })[];
  /** `null` where it is not replaced here. */
  replaceable: Replaceability | null;
}

function told(reference: Reference, state: ActionState, settings: ActionSettings): Told {
  const { kind, among, id, uses } = reference;
  const { locale, abilities, readonly, disabled } = settings;
  const { gone, showUse } = insightWords[locale];
  return {
    thing: { kind, among, id },
    name: gone(deletedName(reference, locale), String(id)),
    uses: uses.map((use) => ({ ...use, text: showUse(placeText(state, use, locale)) })),
    replaceable: readonly || disabled ? null : replaceability(state, reference, abilities),
  };
}

function BrokenReference(props: Omit<Props, "state"> & { told: Told; onReplaced(news: string): void }) {
  const { model, around, onReplaced } = props;
  const { thing, name, uses, replaceable } = props.told;
  const words = insightWords[around.settings.locale];
  const [showsAll, setShowsAll] = useState(false);
  const [replaces, setReplaces] = useState(false);
  // One that stands for a single use would take the room of that use.
  const few = uses.length <= fewUses + 1 ? uses.length : fewUses;
  return (
    <li>
      <span>{name}</span>
      {uses.slice(0, showsAll ? uses.length : few).map((use) => (
        <Button
          key={`${use.row} ${use.field}`}
          variant="quiet"
          size="s"
          onPress={() => goTo(model, around.settings, use)}
        >
          {use.text}
        </Button>
      ))}
      {few < uses.length ? (
        <Button
          size="s"
          aria-label={words.otherUsesOf(name, uses.length - few)}
          aria-expanded={showsAll}
          onPress={() => setShowsAll(!showsAll)}
        >
          {words.otherUses(uses.length - few)}
        </Button>
      ) : null}
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
          thing={thing}
          replaceable={replaceable}
          onReplaced={() => {
            onReplaced(words.replaced(replaceable.effects));
            const first = uses.find(({ field }) => field !== conditionField);
            if (first) goTo(model, around.settings, first);
          }}
        />
      ) : null}
    </li>
  );
}

/** To the field; a condition is changed where it is made, and where nothing may be changed the effect says what it is. */
function goTo(model: ActionModel, { readonly, disabled }: ActionSettings, { row, field }: Use): void {
  if (field === conditionField && !readonly && !disabled) model.show(openCondition(model.state(), row));
  else model.goTo({ row, field });
}

/** "1. タグ操作", or its condition. */
function placeText({ rows }: ActionState, { row, field }: Use, locale: Locale): string {
  const at = rows.findIndex(({ key }) => key === row);
  const effect = rows[at]?.effect ?? null;
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, actionWords[locale]);
  const place = actionWords[locale].heading(at + 1, label);
  return field === conditionField ? insightWords[locale].conditionAt(place) : place;
}

/** What is gone, by its kind. */
function deletedName({ kind, among }: Named, locale: Locale): string {
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
