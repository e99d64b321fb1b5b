import { type Atom, createStore } from "jotai/vanilla";
import type { FocusTarget } from "../../../src/editor/index.js";
import { allEffects, type EffectVariants } from "../../../src/features/action/effects/index.js";
import { type ActionModel, createActionModel } from "../../../src/features/action/model.js";
import type { ActionSettings } from "../../../src/features/action/settings.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../src/lib/plain-data.js";

const plainSettings: ActionSettings = {
  locale: "ja",
  template: false,
  groupId: null,
  swatch: null,
  disabledTypes: [],
  abilities: [],
  triggerContext: null,
  limits: { commonVarMin: -9_999_999_999.999, commonVarMax: 9_999_999_999.999 },
  finishLabel: null,
  cancelable: false,
  readonly: false,
  disabled: false,
};

/** What a page that asks for nothing special gets. */
export function settingsWith(changes: Partial<ActionSettings> = {}): ActionSettings {
  return { ...plainSettings, ...changes };
}

/** A text effect that may be saved. */
export function textEffect(text: string, more: PlainObject = {}) {
  return {
    type: 1,
    text,
    delay_type: 0,
    delay_min: 0,
    delay_max: 0,
    delay_at: "12:00",
    member_query_id: null,
    ...more,
  };
}

/** An action with such effects. */
export function actionOf(...texts: readonly string[]): PlainObject {
  return {
    aid: 5,
    a_name: "来店お礼",
    a_twice_type: 0,
    is_template: 0,
    group_id: null,
    inputs: texts.map((text) => textEffect(text)),
  };
}

/** A model with a content, and what a test looks at. */
export interface OpenModel {
  model: ActionModel;
  /** How often the element was told of an operator's edit. */
  edits(): number;
  /** Lets time pass, in milliseconds. */
  wait(milliseconds: number): void;
  keys(): string[];
  /** The text of each effect; what has none, by its type. */
  texts(): unknown[];
  expanded(): string[];
  /** Where the focus was sent; the request counts as carried out. */
  takeFocus(): FocusTarget | null;
  announcement(): unknown;
  /** What an atom of the model holds. */
  look<T>(atom: Atom<T>): T;
  /** Writes a text over the one of a row, as its editor does. */
  write(key: string, text: string): void;
}

/** Opens a model on an action; steps of the clock are up to the test. */
export function openModel(
  value: PlainData = actionOf(),
  settings: Partial<ActionSettings> = {},
  effects: EffectVariants = allEffects,
): OpenModel {
  const store = createStore();
  let edits = 0;
  let time = 0;
  const model = createActionModel({
    store,
    settings: settingsWith(settings),
    effects,
    now: () => time,
    moment: () => "2026-05-01 09:00",
    onEdit: () => {
      edits += 1;
    },
  });
  if (!model.load(value)) throw new Error("the test's own action cannot be loaded");
  const rows = () => store.get(model.atoms.state).rows;
  return {
    model,
    edits: () => edits,
    wait: (milliseconds) => {
      time += milliseconds;
    },
    keys: () => rows().map(({ key }) => key),
    texts: () =>
      rows().map(({ value: effect }) => (isPlainObject(effect) ? (effect.text ?? effect.type) : effect)),
    expanded: () => [...store.get(model.atoms.expanded)].sort(),
    takeFocus() {
      const focus = store.get(model.atoms.focus);
      model.focusArrived();
      return focus;
    },
    look: (atom) => store.get(atom),
    announcement: () => store.get(model.atoms.announcement),
    write(key, text) {
      const effect = rows().find((row) => row.key === key)?.value;
      if (isPlainObject(effect ?? null))
        model.changeEffect(key, { ...(effect as { type: number }), text }, "text");
    },
  };
}
