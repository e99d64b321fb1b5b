import { useAtomValue } from "jotai";
import { useLayoutEffect, useMemo } from "react";
import { Button } from "../../../kit/Button.js";
import { classes } from "../../../kit/classes.js";
import { Field } from "../../../kit/Field.js";
import { TextArea } from "../../../kit/TextArea.js";
import { TextField } from "../../../kit/TextField.js";
import { joinMessages } from "../../../lib/join-messages.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { ConflictChoices, useSalon, useSalonSettings } from "../../salon/index.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { saveEdits } from "./save-edits.js";
import type { SectionEdits } from "./section-edits.js";
import {
  isImageRight,
  opaqueShopKeys,
  type ShopKey,
  shopFieldAt,
  shopFields,
  shopKeys,
  shopOnWire,
} from "./shop-info.js";
import { useOnlineWords } from "./use-online-words.js";
import { useFirstRefused } from "./use-section-edits.js";

/** Texts about the shop for customers, saved by a press (rules: shop-info). */
export function Shop({ config, work }: { config: PlainObject; work: SectionEdits }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const stored = useMemo(() => shopFields(config), [config]);
  const opaque = useMemo(() => opaqueShopKeys(config), [config]);
  useLayoutEffect(() => work.follow(stored), [work, stored]);
  const conflicts = useAtomValue(work.atoms.conflicts);
  const waits = useAtomValue(work.atoms.waits);
  const sides = useAtomValue(work.atoms.sides);
  const isDirty = useAtomValue(work.atoms.dirty);
  const isBusy = useAtomValue(work.atoms.busy);
  const box = useFirstRefused(work);

  function save(): void {
    void saveEdits({
      ...{ name: "shop", work, model, actions },
      conflictOpen: words.conflictOpen,
      problems: (values) => (isImageRight(values) ? {} : { image_url: [own.imageRule] }),
      send: (changes) => {
        const now = actions.queries().online.state().data ?? config;
        return actions.patchOnline({ attr: "shop", body: { shop_info: shopOnWire(now, changes) } });
      },
      read: shopFields,
      fieldAt: shopFieldAt,
    });
  }
  const format = (value: PlainData) => (value === "" || value === null ? words.none : String(value));
  const shown = shopKeys.flatMap((key) => {
    const conflict = conflicts[key];
    if (!conflict) return [];
    const { mine, theirs, before } = conflict;
    return [
      { key, label: own.shopFields[key], mine: format(mine), theirs: format(theirs), before: format(before) },
    ];
  });
  return (
    <OnlineGroup title={own.shop}>
      {fixed ? null : (
        <ConflictChoices conflicts={shown} chosen={sides} onChoose={work.choose} waits={waits} />
      )}
      <div ref={box} className="salon-online-fields">
        {shopKeys.map((key) => (
          <ShopField key={key} name={key} work={work} isOpaque={opaque.includes(key)} />
        ))}
      </div>
      {fixed ? null : (
        <Button unavailable={!isDirty} busy={isBusy} busyLabel={words.working} onPress={save}>
          {own.saveShop}
        </Button>
      )}
    </OnlineGroup>
  );
}

/** Enter in it does not save. */
function ShopField({ name, work, isOpaque }: { name: ShopKey; work: SectionEdits; isOpaque: boolean }) {
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const own = useOnlineWords();
  const value = String(useAtomValue(work.atoms.values)[name] ?? "");
  const error = joinMessages(useAtomValue(work.atoms.refused)[name] ?? []);
  const isLong = name === "description" || name === "notice";
  const control = {
    value,
    readOnly: fixed || isOpaque,
    onChange(text: string) {
      model.warn("online", []);
      work.write(name, text);
    },
    "data-control": `shop-${name}`,
  };
  return (
    <div className={classes((isLong || name === "address") && "salon-online-wide")}>
      <Field label={own.shopFields[name]} error={error} warning={isOpaque ? own.opaque : undefined}>
        {isLong ? <TextArea {...control} rows={3} /> : <TextField {...control} />}
      </Field>
    </div>
  );
}
