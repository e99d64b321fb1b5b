import { createStore } from "jotai/vanilla";
import type { ResourceItem, ResourceSource } from "../../../src/api/resources.js";
import { createMessageModel, type MessageModel } from "../../../src/features/message/model.js";
import type { InsertSettings } from "../../../src/features/message/placeholders/offered.js";
import type { MessageEditorSettings } from "../../../src/features/message/settings.js";
import type { Resource } from "../../../src/features/picker/index.js";
import type { PageLists } from "../../../src/references/index.js";
import { givenResource, sourceOf } from "../picker/open-picker.js";

/** Every ability that has to do with messages. */
export const everyAbility = ["user-mail", "user-mail-landing-use", "user-open-api", "concert-plugin"];

/** What a page that asks for nothing special gets, of an account that may do everything. */
export function insertSettings(changes: Partial<InsertSettings> = {}): InsertSettings {
  return { locale: "ja", abilities: everyAbility, triggerContext: null, placeholders: null, ...changes };
}

/** The items that the samples name. */
export const namedItems = {
  varia: [
    { id: 201, name: "会員番号", group_id: 1 },
    { id: 202, name: "誕生日", group_id: 1 },
  ],
  common_vars: [
    { id: 1, name: "本日のクーポン", unique: "x1y2" },
    { id: 2, name: "符号なし" },
  ],
  form: [{ id: 7, name: "来店アンケート", unique: "ab12cd" }],
} satisfies Record<string, ResourceItem[]>;

/** The lists of a page: these are there, all others are empty. */
export function listsOf(
  given: Partial<Record<string, readonly ResourceItem[] | ResourceSource | Resource>> = namedItems,
): PageLists {
  const made = new Map<string, Resource>();
  const list = (kind: string): Resource => {
    const known = made.get(kind);
    if (known) return known;
    const own = given[kind] ?? [];
    const resource = "subscribe" in own ? own : givenResource("ids" in own ? own : sourceOf(own));
    made.set(kind, resource);
    return resource;
  };
  return { list, choices: () => list("choices"), add: () => Promise.reject(new Error("nothing is added")) };
}

/** A message model, and what a test looks at. */
export interface OpenMessage {
  model: MessageModel;
  settings: MessageEditorSettings;
  /** How often the element was told of an operator's edit. */
  edits(): number;
  /** Lets time pass, in milliseconds. */
  wait(milliseconds: number): void;
  announced(): string | null;
}

export function openMessage(text = "", changes: Partial<MessageEditorSettings> = {}): OpenMessage {
  const store = createStore();
  const settings: MessageEditorSettings = {
    ...insertSettings(),
    longest: 4500,
    sendKey: null,
    charset: null,
    finishLabel: null,
    cancelable: false,
    readonly: false,
    disabled: false,
    isCompact: false,
    ...changes,
  };
  let now = 0;
  let edits = 0;
  const onEdit = () => {
    edits += 1;
  };
  const model = createMessageModel({ store, settings, now: () => now, onEdit });
  model.load(text);
  return {
    model,
    settings,
    edits: () => edits,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    announced: () => store.get(model.atoms.announcement)?.kind ?? null,
  };
}
