import { useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useMemoBy } from "../../../kit/use-memo-by.js";
import { stringify } from "../../../lib/json.js";
import type { Locale } from "../../../lib/locale.js";
import { asPlainData } from "../../../lib/plain-data.js";
import type { Named } from "../../../references/index.js";
import { pickerWords } from "../../picker/index.js";
import type { ActionContext } from "../action-context.js";
import { openCondition } from "../condition/transitions.js";
import type { ActionState } from "../entity.js";
import { headingOf } from "../heading.js";
import type { ActionModel } from "../model.js";
import type { ActionSettings } from "../settings.js";
import { analysisWords } from "./messages.js";
import { Replacement } from "./Replacement.js";
import {
  conditionField,
  type Reference,
  type Replaceability,
  replaceability,
  type Use,
} from "./references.js";
import { useBrokenReferences } from "./use-broken-references.js";

/** How many uses of one thing are listed at first; 200 effects may have as many. */
const fewUses = 5;

interface Props {
  model: ActionModel;
  state: ActionState;
  context: ActionContext;
}

/** Everything deleted that is still referred to: where, a link to each use, and a replacement for all at once. */
export function BrokenReferences({ model, state, context }: Props) {
  const words = analysisWords[context.settings.locale];
  const broken = useBrokenReferences(state, context).map((each) => describeReference(each, state, context));
  const [announcement, setAnnouncement] = useState("");
  const serialized = stringify(asPlainData(broken));
  // `serialized` stands for `broken`.
  const lines = useMemoBy([serialized, model, context], () =>
    broken.map((each) => (
      <BrokenReference
        key={each.name}
        model={model}
        context={context}
        shown={each}
        onReplaced={setAnnouncement}
      />
    )),
  );
  return (
    <>
      <StatusRegion text={announcement} />
      {broken.length === 0 ? null : (
        <Notice tone="danger">
          <strong>{words.broken(broken.length)}</strong>
          <ul className="analysis-broken scroll-box">{lines}</ul>
        </Notice>
      )}
    </>
  );
}

/** A reference as it is shown. */
interface ShownReference {
  thing: Named;
  name: string;
  uses: readonly (Use & { text: string })[];
  /** `null` where it is not replaced here. */
  replaceable: Replaceability | null;
}

function describeReference(reference: Reference, state: ActionState, context: ActionContext): ShownReference {
  const { settings, effects } = context;
  const { uses, ...thing } = reference;
  const { locale, abilities, readonly, disabled } = settings;
  const { gone, showUse } = analysisWords[locale];
  return {
    thing,
    name: gone(deletedName(thing, locale), String(thing.id)),
    uses: uses.map((use) => ({ ...use, text: showUse(placeText(state, use, context)) })),
    replaceable: readonly || disabled ? null : replaceability(effects, state, reference, abilities),
  };
}

function BrokenReference(
  props: Omit<Props, "state"> & { shown: ShownReference; onReplaced(announcement: string): void },
) {
  const { model, context, onReplaced } = props;
  const { thing, name, uses, replaceable } = props.shown;
  const words = analysisWords[context.settings.locale];
  const [showsAll, setShowsAll] = useState(false);
  const [replaces, setReplaces] = useState(false);
  // "1 more" would take as much room as the one use itself.
  const few = uses.length <= fewUses + 1 ? uses.length : fewUses;
  return (
    <li>
      <span>{name}</span>
      {uses.slice(0, showsAll ? uses.length : few).map((use) => (
        <Button
          key={`${use.row} ${use.field}`}
          variant="quiet"
          size="s"
          onPress={() => goTo(model, context.settings, use)}
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
          {words.andMore(uses.length - few)}
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
        <Replacement
          model={model}
          context={context}
          thing={thing}
          replaceable={replaceable}
          onReplaced={() => {
            onReplaced(words.replaced(replaceable.effects));
            const first = uses.find(({ field }) => field !== conditionField);
            if (first) goTo(model, context.settings, first);
          }}
        />
      ) : null}
    </li>
  );
}

/** To the field. A condition opens in its slide; where nothing may be changed, the focus goes to the effect. */
function goTo(model: ActionModel, { readonly, disabled }: ActionSettings, { row, field }: Use): void {
  if (field === conditionField && !readonly && !disabled) model.replace(openCondition(model.state(), row));
  else model.goTo({ row, field });
}

/** "1. タグ操作", or its condition. */
function placeText(state: ActionState, { row, field }: Use, { effects, settings }: ActionContext): string {
  const { locale } = settings;
  const place = headingOf({ state: () => state, effects }, row, locale);
  return field === conditionField ? analysisWords[locale].conditionAt(place) : place;
}

/** Name of something deleted, by its kind. */
function deletedName({ kind, among }: Named, locale: Locale): string {
  const { kinds, deletedItem } = pickerWords[locale];
  const { goneFolder, goneChoice, gonePlan } = analysisWords[locale];
  if (among === "choices") return goneChoice;
  if (among === "plans") return gonePlan;
  return among === "groups" ? goneFolder(kinds[kind]) : deletedItem(kinds[kind]);
}
