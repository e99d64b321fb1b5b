import { useAtomValue } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { useMore, useQuery } from "../../collection/index.js";
import { DraftOffer, type EditorCommands, FailureAlert, ScreenFrame } from "../../editor/index.js";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Dialog } from "../../kit/Dialog.js";
import { EmptyState } from "../../kit/EmptyState.js";
import type { Answer } from "../../lib/failure.js";
import { isAnswerable, isFiltered } from "./criteria.js";
import { timelineWords } from "./messages.js";
import type { TimelineModel } from "./model.js";
import type { TimelineCriteria } from "./settings.js";
import { isShownElsewhere, type MessagePages } from "./source.js";
import { TimelineFeed } from "./TimelineFeed.js";
import { TimelineFoot } from "./TimelineFoot.js";
import { TimelineHead } from "./TimelineHead.js";
import { useConfirmMatching } from "./use-confirm-matching.js";

/** What a timeline asks of its element. */
export interface TimelineActions {
  messagesOf(criteria: TimelineCriteria): MessagePages;
  /** Finds what is not confirmed among all that match. */
  find(
    criteria: TimelineCriteria,
    signal: AbortSignal,
    onFound: (count: number) => void,
  ): Promise<Answer<readonly number[]>>;
  /** Confirms messages, selected or not. */
  confirm(ids: readonly number[]): void;
  /** Says something that is neither a success nor a failure. */
  say(text: string): void;
  /** The server shows the timeline elsewhere. */
  goElsewhere(): void;
}

export interface TimelineScreenProps {
  model: TimelineModel;
  commands: EditorCommands;
  actions: TimelineActions;
}

/** Messages of one or all friends, and the confirming of many at once. */
export function TimelineScreen({ model, commands, actions }: TimelineScreenProps) {
  const { locale } = useAtomValue(model.atoms.settings);
  const criteria = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  if (isAnswerable(criteria))
    return <Answered key={criteria.memberId} model={model} commands={commands} actions={actions} />;
  return (
    <ScreenFrame commands={commands} locale={locale}>
      <EmptyState title={words.nobody} />
    </ScreenFrame>
  );
}

function Answered({ model, commands, actions }: TimelineScreenProps) {
  const settings = useAtomValue(model.atoms.settings);
  const { locale } = settings;
  const criteria = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may name another server or interval.
  const pages = useMemo(() => actions.messagesOf(criteria), [actions, criteria, settings]);
  const { next } = useMore(pages);
  const state = useQuery(pages);
  const [isHelp, showHelp] = useState(false);
  const [leads, setLeads] = useState<HTMLElement | null>(null);
  const messages = state.data?.items ?? [];
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  const isElsewhere = [failure, next.is === "failed" ? next.failure : null].some(
    (each) => each !== null && isShownElsewhere(each),
  );
  useEffect(() => {
    if (isElsewhere) actions.goElsewhere();
  }, [isElsewhere, actions]);

  const matching = useConfirmMatching({
    reset: criteria,
    find: (signal, onFound) =>
      commands.perform(() => actions.find(criteria, signal, onFound), words.walkFailed),
    onNothing: () => actions.say(words.nothingMatches),
    confirm: actions.confirm,
  });
  const help = () => showHelp(true);
  // Where all that was loaded is confirmed and gone, more may be there.
  const empty =
    messages.length > 0 || state.data?.next != null ? null : (
      <EmptyState title={words.empty} text={isFiltered(criteria) ? words.emptyHint : undefined} />
    );
  return (
    <ScreenFrame
      commands={commands}
      locale={locale}
      content={{
        state: isElsewhere ? { is: "loading" } : state,
        words,
        empty,
        onRetry: () => refreshPages(pages),
      }}
      arrival={<DraftOffer commands={commands} locale={locale} />}
      top={<TimelineHead model={model} onRefresh={() => refreshPages(pages)} onHelp={help} />}
      alerts={<TimelineAlert model={model} commands={commands} />}
      foot={
        <TimelineFoot
          model={model}
          commands={commands}
          messages={messages}
          matching={matching}
          leads={setLeads}
        />
      }
    >
      <TimelineFeed
        key={JSON.stringify(criteria)}
        model={model}
        commands={commands}
        pages={pages}
        messages={messages}
        confirm={actions.confirm}
        onHelp={help}
        leads={leads}
      />
      <Dialog
        open={isHelp}
        title={words.keys}
        closeLabel={words.close}
        question
        onClose={() => showHelp(false)}
      >
        <dl className="timeline-keys">
          {words.keyList.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </ScreenFrame>
  );
}

/** Asks again, after a failure as well. */
export function refreshPages(pages: MessagePages): void {
  if (pages.state().is === "failed") pages.retry();
  else pages.invalidate();
}

/** A failed call, or what keeps the selection from being confirmed. */
function TimelineAlert({ model, commands }: Pick<TimelineScreenProps, "model" | "commands">) {
  const { locale } = useAtomValue(model.atoms.settings);
  const failure = useAtomValue(commands.session.failure);
  const attempts = useAtomValue(commands.session.attempts);
  const [problem] = useAtomValue(model.atoms.problems);
  if (failure || attempts === 0 || !problem) return <FailureAlert commands={commands} locale={locale} />;
  return <AlertRegion title={problem.message} attempt={attempts} problems={[]} />;
}
