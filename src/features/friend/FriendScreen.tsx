import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useMemo } from "react";
import { type EditorCommands, EditorFrame, StepAnnouncer, useFocusRequest } from "../../editor/index.js";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import { Dialog } from "../../kit/Dialog.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { Tabs } from "../../kit/Tabs.js";
import { type PageLists, ReferencesProvider } from "../../references/index.js";
import type { FriendModel } from "./friend-model.js";
import { friendWords } from "./messages.js";
import { rowOf } from "./model.js";
import { countProblems } from "./problems.js";
import { BaseTab } from "./screen/BaseTab.js";
import { FriendFoot } from "./screen/FriendFoot.js";
import { type FriendActions, FriendProvider } from "./screen/friend-context.js";
import { TagsTab } from "./screen/TagsTab.js";
import { VariablesTab } from "./screen/VariablesTab.js";
import { type FriendTab, friendKey, friendTabs } from "./settings.js";

export interface FriendScreenProps {
  model: FriendModel;
  commands: EditorCommands;
  lists: PageLists;
  actions: FriendActions;
}

/** Three tabs about a friend: in the page, or in a dialog that asks before unsaved work is given up. */
export function FriendScreen(props: FriendScreenProps) {
  const { model, actions } = props;
  const settings = useAtomValue(model.atoms.settings);
  const words = friendWords[settings.locale];
  const question = useAtomValue(model.atoms.leaveQuestion);
  const { memberName, isInline, isOpen } = settings;

  const isShown = isOpen && !isInline;
  useEffect(() => (isShown ? actions.closed : undefined), [isShown, actions]);
  const close = () =>
    model.askToLeave((mayLeave) => {
      if (mayLeave) actions.close();
    });
  return (
    <>
      {isInline ? (
        <Friend {...props} />
      ) : (
        <Dialog
          open={isOpen}
          width="l"
          title={memberName ? words.titleOf(memberName) : words.title}
          closeLabel={words.close}
          onClose={close}
        >
          {isOpen ? <Friend {...props} /> : null}
        </Dialog>
      )}
      <ConfirmDialog
        open={question !== null}
        title={words.unsaved}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        destructive
        onAnswer={actions.leave}
      />
    </>
  );
}

function Friend({ model, commands, lists, actions }: FriendScreenProps) {
  const { atoms } = model;
  const settings = useAtomValue(atoms.settings);
  const problems = useAtomValue(atoms.problems);
  const screen = useFocusRequest(model, { fields: ".field-content", head: ".field-control" });
  const words = friendWords[settings.locale];
  const isFixed = settings.readonly || settings.disabled;
  const references = useMemo(() => ({ settings, lists }), [settings, lists]);
  const context = useMemo(
    () => ({ model, commands, lists, actions, settings, isFixed }),
    [model, commands, lists, actions, settings, isFixed],
  );
  return (
    <ReferencesProvider value={references}>
      <FriendProvider value={context}>
        <EditorFrame
          ref={screen}
          commands={commands}
          locale={settings.locale}
          finishLabel={words.saveAll}
          canFinish={false}
          cancelable={false}
          readOnly={isFixed}
          hasTop={false}
          problems={problems.map(({ row, field, message }) => ({ row, field, text: message }))}
          serverErrorAt={(text) => placeOfError(model, text)}
          onGoTo={model.goTo}
          finishOptions={<FriendFoot />}
        >
          {settings.isInline && settings.memberName ? (
            <h2 className="friend-name">
              <bdi>{words.titleOf(settings.memberName)}</bdi>
            </h2>
          ) : null}
          {settings.memberId === null ? (
            <EmptyState title={words.nobody} />
          ) : (
            <FriendTabs key={friendKey(settings)} model={model} friend={settings.memberId} />
          )}
          <StepStatus model={model} />
        </EditorFrame>
      </FriendProvider>
    </ReferencesProvider>
  );
}

/** Steps through the history, for who does not see them. */
function StepStatus({ model }: { model: FriendModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const tab = useAtomValue(model.atoms.tab);
  return <StepAnnouncer key={tab} model={model.parts[tab]} locale={locale} />;
}

function FriendTabs({ model, friend }: { model: FriendModel; friend: string }) {
  const { atoms, parts } = model;
  const { locale, isInline } = useAtomValue(atoms.settings);
  const words = friendWords[locale];
  const selected = useAtomValue(atoms.tab);
  const problems = useAtomValue(atoms.problems);
  const errors = {
    tags: useAtomValue(parts.tags.atoms.serverErrors),
    variables: useAtomValue(parts.variables.atoms.serverErrors),
    base: useAtomValue(parts.base.atoms.serverErrors),
  };
  const tabs = friendTabs.map((id) => {
    const own = countProblems(problems.filter(({ tab }) => tab === id));
    const { conflicts } = own;
    const faults = own.faults + Object.keys(errors[id]).length;
    const texts = [
      ...(conflicts > 0 ? [words.conflicts(conflicts)] : []),
      ...(faults > 0 ? [words.errors(faults)] : []),
    ];
    const count = conflicts + faults;
    const tone = faults > 0 ? ("danger" as const) : ("warning" as const);
    return {
      id,
      label: words.tabs[id],
      problem: count > 0 ? { tone, count, text: texts.join(words.between) } : undefined,
    };
  });
  const panels = {
    tags: () => <TagsTab friend={friend} />,
    variables: () => <VariablesTab friend={friend} />,
    base: () => <BaseTab friend={friend} />,
  } satisfies Record<FriendTab, () => ReactNode>;
  return (
    <Tabs
      label={words.tabList}
      tabs={tabs}
      selected={selected}
      onSelect={model.openTab}
      panel={(id) => panels[id]()}
      isFirstStop={!isInline}
    />
  );
}

/** Finds the field that a server error with this text is about. */
function placeOfError(model: FriendModel, text: string) {
  for (const tab of friendTabs) {
    const errors = Object.entries(model.parts[tab].serverErrors());
    const key = errors.find(([, messages]) => messages.includes(text))?.[0];
    if (key !== undefined) return { row: rowOf(tab, key), field: "value" };
  }
  return undefined;
}
