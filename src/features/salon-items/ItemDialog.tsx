import { useState } from "react";
import { readItem, type SalonItem, type SalonItemKind } from "../../api/salon-items.js";
import { useQuery } from "../../collection/index.js";
import type { Side } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import {
  ConflictChoices,
  SalonFormDialog,
  useDialogCall,
  useDialogFields,
  useSalon,
  useSalonSettings,
} from "../salon/index.js";
import { leastUsedHue } from "./colors.js";
import { allOnWire, blankFields, editsOf, fieldsOf, type ItemFields, problemsOf } from "./fields.js";
import { ItemFormFields } from "./ItemFormFields.js";
import { useItemWords } from "./items-context.js";
import { decided, type ItemConflicts, mergeItem } from "./merge-item.js";
import type { ItemWords } from "./messages.js";

/** Number of tries where others save again and again meanwhile; after that it is up to the operator to press once more. */
const mostTries = 4;

/** A course or resource, new (`original` is `null`) or as it was loaded. */
export function ItemDialog({ kind, original: given }: { kind: SalonItemKind; original: PlainObject | null }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useItemWords(kind);
  const items = useQuery(actions.queries().items(kind)).data ?? [];
  const call = useDialogCall(kind);
  /** As the operator saw it; another once others have changed it. */
  const [original, setOriginal] = useState<SalonItem | null>(() => given && readItem(kind, given));
  const [fields, write] = useDialogFields<ItemFields>(() =>
    original ? fieldsOf(kind, original) : blankFields(kind, leastUsedHue(items)),
  );
  const [conflicts, setConflicts] = useState<ItemConflicts>({});
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isGone, setGone] = useState(false);

  function change(next: ItemFields): void {
    call.forget();
    write(next);
  }

  async function add(): Promise<void> {
    const answer = await call.run(() => actions.addItem(kind, allOnWire(kind, fields)));
    if (answer === null) return;
    if (!answer.ok) {
      call.failed(answer.failure);
      return;
    }
    model.dialogs.close();
    model.focusOn({ section: kind, id: answer.data.id, control: "edit" });
  }

  /** Saves the edits over `base`; again over what others have made of it, where nothing stands against that. */
  async function send(base: SalonItem, edits: PlainObject, tries = mostTries): Promise<void> {
    const version = base.wire.updated_at;
    const whole = { ...base.wire, ...edits, ...(version !== undefined && { base_updated_at: version }) };
    const outcome = await call.run(() => actions.saveItem(kind, base.id, whole));
    if (outcome === null) return;
    if (outcome.is === "saved") model.dialogs.close();
    else if (outcome.is === "failed") {
      if (outcome.failure.status === 404) setGone(true);
      call.failed(outcome.failure);
    } else {
      const theirs = outcome.current && readItem(kind, outcome.current);
      if (theirs === null) {
        setGone(true);
        call.notify([own.gone]);
        return;
      }
      const merged = mergeItem(kind, base, edits, theirs);
      setOriginal(theirs);
      setConflicts(merged.conflicts);
      setChosen({});
      // A field that only they changed is shown as they left it.
      const untouched = Object.entries(fieldsOf(kind, theirs)).filter(([key]) => !(key in merged.edits));
      write(Object.fromEntries(untouched));
      if (Object.keys(merged.conflicts).length > 0) return;
      if (tries > 1) await send(theirs, merged.edits, tries - 1);
      else call.notify([words.changedByOthers]);
    }
  }

  function save(): void {
    if (call.busy) return;
    const isNew = original === null || isGone;
    const edits = isNew ? {} : decided(editsOf(kind, original, fields), conflicts, chosen);
    // In an existing record a field that nobody touched stays as it came, whatever that is.
    const problems = problemsOf(kind, fields, own, isNew ? undefined : Object.keys(edits));
    const isOpen = Object.keys(conflicts).some((key) => chosen[key] === undefined);
    if (Object.keys(problems).length > 0 || isOpen) {
      call.refuse(problems, isOpen ? [words.conflictOpen] : []);
      return;
    }
    if (isNew) void add();
    else if (Object.keys(edits).length === 0) model.dialogs.close();
    else void send(original, edits);
  }

  const shown = Object.entries(conflicts).map(([key, { mine, theirs, before }]) => {
    const format = (value: PlainData) => formatValue(key, value, own, words.none);
    return {
      key,
      label: labelOf(key, own),
      mine: format(mine),
      theirs: format(theirs),
      before: format(before),
    };
  });
  return (
    <SalonFormDialog
      title={original === null ? own.add : own.editOf(original.name || words.noName)}
      width="m"
      onSave={fixed || isGone ? undefined : save}
      lines={call.lines}
      refused={call.fields}
      help={
        isGone && !fixed ? (
          <Button size="s" busy={call.busy} busyLabel={words.working} onPress={save}>
            {own.addAnew}
          </Button>
        ) : null
      }
    >
      <ConflictChoices
        conflicts={shown}
        chosen={chosen}
        onChoose={(key, side) => setChosen({ ...chosen, [key]: side })}
      />
      <ItemFormFields kind={kind} fields={fields} messages={call.fields} onChange={change} />
    </SalonFormDialog>
  );
}

/** Name of a field. */
export function labelOf(key: string, own: ItemWords): string {
  switch (key) {
    case "name":
      return own.name;
    case "duration_min":
      return own.minutes;
    case "capacity":
      return own.capacity;
    case "price":
    case "fee":
      return own.price;
    case "color":
      return own.color;
    case "icon_url":
      return own.icon;
    case "is_public":
      return own.publish;
    default:
      return own.description;
  }
}

function formatValue(key: string, value: PlainData, own: ItemWords, none: string): string {
  if (key === "is_public") return value === true ? own.yes : own.no;
  return value === null || value === "" ? none : String(value);
}
