import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { type FormFieldState, isOn, knownType } from "./entity.js";
import { InputType } from "./input-type.js";
import { type FormFieldWords, formFieldWords } from "./messages.js";
import type { FormFieldModel } from "./model.js";
import { asksForName } from "./offered.js";
import type { FormFieldSettings } from "./settings.js";

/** Says which fields have come or gone with a type or a switch; the focus stays where it is. A step back is said by its name alone. */
export function ShownFields({ model }: { model: FormFieldModel }) {
  const settings = useAtomValue(model.atoms.settings);
  const names = fieldsThatMayGo(useAtomValue(model.atoms.state), settings).join("\n");
  const [before, setBefore] = useState(names);
  const [text, setText] = useState("");
  const announcement = useAtomValue(model.atoms.announcement);
  const announced = useRef(announcement);
  useEffect(() => {
    const isAnnounced = announcement !== announced.current;
    announced.current = announcement;
    if (names === before) return;
    setBefore(names);
    setText(
      isAnnounced ? "" : changeText(before.split("\n"), names.split("\n"), formFieldWords[settings.locale]),
    );
  }, [names, before, settings, announcement]);
  return <StatusRegion text={text} />;
}

function fieldsThatMayGo(state: FormFieldState, { locale, sync }: FormFieldSettings): readonly string[] {
  const words = formFieldWords[locale];
  const type = knownType(state);
  return [
    ...(type === InputType.textBox ? [words.rule] : []),
    ...(type === InputType.pullDown ? [words.choices] : []),
    ...(sync.includes("user-var") && isOn(state, "syncUserVar") ? [words.variable] : []),
    ...(sync.includes("real-name") && asksForName(state) ? [words.realName] : []),
  ];
}

function changeText(before: readonly string[], now: readonly string[], words: FormFieldWords): string {
  const list = (names: readonly string[]) => names.filter((name) => name !== "").join(words.between);
  const come = list(now.filter((name) => !before.includes(name)));
  const gone = list(before.filter((name) => !now.includes(name)));
  return [come === "" ? "" : words.shown(come), gone === "" ? "" : words.hidden(gone)]
    .filter(Boolean)
    .join(" ");
}
