import { type ComponentType, useEffect, useReducer } from "react";
import {
  AlarmIcon,
  BellIcon,
  DatabaseIcon,
  FlagIcon,
  type IconProps,
  JourneyIcon,
  MenuGridIcon,
  MessageIcon,
  ScenarioIcon,
  TagIcon,
  TargetIcon,
  TemplateIcon,
  TicketIcon,
  UserCardIcon,
} from "../../../kit/icons.js";
import { type Lazy, lazily } from "../../../kit/lazily.js";
import { loadLaterWords } from "../../../lib/locale.js";
import type { EffectData, EffectEditorProps } from "./definition.js";
import type { effects } from "./family.js";
import type { EditableType } from "./kinds.js";

type DefinitionOf<Type> = Extract<(typeof effects)[number], { type: Type }>;
type EditorOf<Type> = ComponentType<
  EffectEditorProps<Parameters<DefinitionOf<Type>["problems"]>[0], DefinitionOf<Type>["words"]["ja"]>
>;

/**
 * How each kind is drawn and edited; a kind without an editor does not compile. Editors are files of their own: a
 * page pays for those it shows.
 */
const effectEditors: {
  [Type in (typeof effects)[number]["type"]]: KindOfEditor<EditorOf<Type>>;
} = {
  1: kind(MessageIcon, async () => (await import("./text/TextEditor.js")).TextEditor),
  12: kind(TemplateIcon, async () => (await import("./template/TemplateEditor.js")).TemplateEditor),
  13: kind(TagIcon, async () => (await import("./tag/TagEditor.js")).TagEditor),
  6: kind(UserCardIcon, async () => (await import("./friend-info/FriendInfoEditor.js")).FriendInfoEditor),
  5: kind(ScenarioIcon, async () => (await import("./scenario/ScenarioEditor.js")).ScenarioEditor),
  14: kind(MenuGridIcon, async () => (await import("./menu/MenuEditor.js")).MenuEditor),
  15: kind(AlarmIcon, async () => (await import("./reminder/ReminderEditor.js")).ReminderEditor),
  7: kind(FlagIcon, async () => (await import("./member/MemberEditor.js")).MemberEditor),
  16: kind(BellIcon, async () => (await import("./notify/NotifyEditor.js")).NotifyEditor),
  30: kind(TargetIcon, async () => (await import("./asp/AspEditor.js")).AspEditor),
  31: kind(
    TicketIcon,
    async () => (await import("./event-reservation/EventReservationEditor.js")).EventReservationEditor,
  ),
  32: kind(DatabaseIcon, async () => (await import("./common-info/CommonInfoEditor.js")).CommonInfoEditor),
  50: kind(JourneyIcon, async () => (await import("./phase/PhaseEditor.js")).PhaseEditor),
};

interface KindOfEditor<Editor> {
  Icon: ComponentType<IconProps>;
  editor: Lazy<Editor>;
}

// What passed the schema of a type is taken by the editor of that type.
const anyEditors = effectEditors as unknown as Readonly<Record<EditableType, KindOfEditor<AnyEffectEditor>>>;

function kind<Editor>(Icon: ComponentType<IconProps>, load: () => Promise<Editor>): KindOfEditor<Editor> {
  const editor = lazily(async () => {
    const loaded = await load();
    await loadLaterWords();
    return loaded;
  });
  return { Icon, editor };
}

/** The icon of a kind, on its panels and its add button. */
export function effectIcon(type: EditableType): ComponentType<IconProps> {
  return anyEditors[type].Icon;
}

/** An editor as the panel uses it: the effect has passed the schema of its type, so the editor takes it. */
export type AnyEffectEditor = ComponentType<EffectEditorProps<EffectData, unknown>>;

export function effectEditor(type: EditableType): Lazy<AnyEffectEditor> {
  return anyEditors[type].editor;
}

/**
 * Which editors need no more waiting: they are there, or could not be loaded (then their panel says so). Loads those
 * that are not.
 */
export function useEditorsAtHand(types: readonly EditableType[]): (type: EditableType) => boolean {
  const [failed, tell] = useReducer(addTo, new Set<EditableType>());
  const wanted = types.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same types in a new list are no reason to load.
  useEffect(() => {
    let left = false;
    const settle = (failure: EditableType | null) => () => {
      if (!left) tell(failure);
    };
    for (const type of types) {
      const editor = effectEditor(type);
      if (editor.value === undefined) editor.load().then(settle(null), settle(type));
    }
    return () => {
      left = true;
    };
  }, [wanted]);
  return (type) => effectEditor(type).value !== undefined || failed.has(type);
}

function addTo(failed: ReadonlySet<EditableType>, failure: EditableType | null): ReadonlySet<EditableType> {
  return new Set(failure === null ? failed : [...failed, failure]);
}
