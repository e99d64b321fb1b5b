import fc from "fast-check";
import { dropCondition } from "../../../src/features/action/condition/transitions.js";
import { allEffects } from "../../../src/features/action/effects/index.js";
import {
  chooseDelayMin,
  chooseDelayType,
  type DelayedEffect,
  type DelayType,
} from "../../../src/features/action/effects/parts/delay.js";
import { emptyAction } from "../../../src/features/action/entity.js";
import type { ActionModel } from "../../../src/features/action/model.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyNumber, command, type ListCommand, onRow } from "../../list-editor/list-model/commands.js";
import type { ListFeature, OpenList } from "../../list-editor/list-model/list-feature.js";
import { actionOf, openModel, settingsWith, textEffect } from "./open-model.js";

const text = allEffects.ofType(1)!;
const documentOf = (...inputs: PlainData[]): PlainObject => ({ ...actionOf(), inputs });
const sampleOf = (number: number) => textEffect(`本文${number}`);
const held = { type: 999, secret: { a: [1] }, text: "" };
const modelOf = ({ model }: OpenList) => model as unknown as ActionModel;

/** What the suite of list models must know of actions. */
export const actionList: ListFeature = {
  keys: { id: "aid", name: "a_name", list: "inputs" },
  documentOf,
  sampleOf,
  added: textEffect(""),
  takes: ({ type }) => ({ duplicate: type === 1, change: type === 1 }),
  changed: (effect, number) => ({ ...effect, text: `本文${number}` }),
  focus: { afterRemove: "toggle", add: "inputs", up: "moveUp", down: "moveDown" },
  sameIsEdit: true,
  empty: emptyAction(),

  open(document = null) {
    const list = openModel(document);
    const { model } = list;
    return {
      ...list,
      add: () => model.addEffect(text),
      remove: model.removeEffect,
      duplicate: model.duplicateEffect,
      move: (key, by) => model.moveEffect(key, by),
      change: (key, effect, field = "text") => model.changeEffect(key, { type: 1, ...effect }, field),
      rename: model.renameAction,
      configure: () => model.configure(settingsWith({ template: true, locale: "en" })),
      lookAround: () => [model.toggle("r0"), model.expandAll(), model.collapseAll()],
    };
  },

  edits: [
    ["repeating", documentOf(), (list) => modelOf(list).chooseRepeat(true)],
    ["dropping a condition", documentOf(textEffect("一", { member_query_id: 31 })), dropConditionOf],
  ],
  noEdits: {
    start: documentOf(textEffect("一")),
    tries: [["dropping no condition", dropConditionOf]],
  },

  operations: {
    start: documentOf(
      textEffect("一", { member_query_id: 30 }),
      held,
      textEffect("三", { member_query_id: 31 }),
    ),
    commands: commandsOfActions(),
  },

  problems: {
    goTo: (list, target) => modelOf(list).goTo(target),
    wrong: textEffect(""),
    field: "text",
    openNameless(...values) {
      const list = actionList.open({ ...documentOf(...values), a_name: "" });
      modelOf(list).configure(settingsWith({ template: true }));
      return list;
    },
    nameField: "a_name",
  },
};

function dropConditionOf(list: OpenList): void {
  const model = modelOf(list);
  model.edit(dropCondition(model.state(), "r0"));
}

/** Edits of effects whose fields depend on each other, and of the action itself. */
function commandsOfActions(): ListCommand[] {
  return [
    fc.tuple(anyNumber, fc.constantFrom<DelayType[]>(0, 1, 2)).map(([n, type]) =>
      onRow(`delay by ${type}`, n, (reference, list, row, key) => {
        const { value } = row;
        if (value.type !== 1) return;
        list.change(key, chooseDelayType(value as DelayedEffect, type), "delay_type");
        // A wait that cannot be goes with its fields.
        const isRange = Number(value.delay_min) >= 0 && Number(value.delay_max) >= Number(value.delay_min);
        const wait = type === 1 || isRange ? {} : { delay_min: 0, delay_max: 0 };
        reference.replace(row, { ...value, ...wait, delay_type: type }, "delay_type");
      }),
    ),
    fc.tuple(anyNumber, fc.integer({ min: -5, max: 90 })).map(([n, minutes]) =>
      onRow(`delay ${minutes} minutes at least`, n, (reference, list, row, key) => {
        const { value } = row;
        if (value.type !== 1) return;
        list.change(key, chooseDelayMin(value as DelayedEffect, minutes), "delay_min");
        const delay_max = Math.max(Number(value.delay_max), minutes);
        reference.replace(row, { ...value, delay_min: minutes, delay_max }, "delay_min");
      }),
    ),
    anyNumber.map((n) =>
      onRow("drop the condition of", n, (reference, list, row, key) => {
        const model = modelOf(list);
        model.edit(dropCondition(model.state(), key));
        if (typeof row.value.member_query_id === "number") {
          reference.replace(row, { ...row.value, member_query_id: null }, null);
        }
      }),
    ),
    fc.boolean().map((repeats) =>
      command(`repeat: ${repeats}`, (reference, list) => {
        modelOf(list).chooseRepeat(repeats);
        reference.edit({ document: { ...reference.document, a_twice_type: repeats ? 1 : 0 } });
      }),
    ),
  ];
}
