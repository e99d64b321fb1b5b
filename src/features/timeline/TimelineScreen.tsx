import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useMore, useQuery } from "../../collection/index.js";
import {
  DraftOffer,
  type EditorCommands,
  editingWords,
  explainFailure,
  FailureAlert,
  RefreshNotice,
  ScreenFrame,
} from "../../editor/index.js";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Dialog } from "../../kit/Dialog.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { useMemoBy } from "../../kit/use-memo-by.js";
import type { Failure } from "../../lib/failure.js";
import type { TimelineActions } from "./actions.js";
import { isAnswerable, isFiltered } from "./criteria.js";
import { timelineWords } from "./messages.js";
import { isShownElsewhere } from "./source.js";
import { TimelineFeed } from "./TimelineFeed.js";
import { TimelineFoot } from "./TimelineFoot.js";
import { type SavedSearchPlace, TimelineHead } from "./TimelineHead.js";
import type { TimelineModel } from "./timeline-model.js";
import { useConfirmMatching } from "./use-confirm-matching.js";

export interface TimelineScreenProps {
  model: TimelineModel;
  commands: EditorCommands;
  actions: TimelineActions;
  savedSearch: SavedSearchPlace;
}

/** Messages of one or all friends, and the confirming of many at once. */
export function TimelineScreen(props: TimelineScreenProps) {
  const { model, commands } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const criteria = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  if (isAnswerable(criteria)) return <Answered key={criteria.memberId} {...props} />;
  return (
    <ScreenFrame commands={commands} locale={locale}>
      <EmptyState title={words.nobody} />
    </ScreenFrame>
  );
}

function Answered({ model, commands, actions, savedSearch }: TimelineScreenProps) {
  const settings = useAtomValue(model.atoms.settings);
  const { locale } = settings;
  const criteria = useAtomValue(model.atoms.criteria);
  const words = timelineWords[locale];
  // The page may name another server or interval.
  const pages = useMemoBy([actions, criteria, settings], () => actions.messagesOf(criteria));
  const { next } = useMore(pages);
  const state = useQuery(pages);
  const [isHelp, showHelp] = useState(false);
  const [leads, setLeads] = useState<HTMLElement | null>(null);
  const messages = state.data?.items ?? [];
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  // The result of a refresh by the operator or the page is announced; a poll that fails is said beside what is shown.
  const asked = useAtomValue(model.atoms.failedRefresh);
  const aloud = state.is === "ready" && failure !== null && failure === asked ? failure : null;
  const isElsewhere = [failure, next.is === "failed" ? next.failure : null].some(
    (each) => each !== null && isShownElsewhere(each),
  );
  useEffect(() => {
    if (isElsewhere) actions.goElsewhere();
  }, [isElsewhere, actions]);

  const matching = useConfirmMatching({
    reset: pages,
    find: (upTo, signal, onFound) =>
      commands.perform(() => actions.find(criteria, upTo, signal, onFound), words.walkFailed),
    onNothing: () => actions.notify(words.nothingMatches),
    confirm: (ids, { isRest }) => actions.confirm(ids, isRest),
    select: model.select,
  });
  const help = () => showHelp(true);
  // If all loaded messages are confirmed and gone, more may be there.
  const empty =
    messages.length > 0 || state.data?.next != null ? null : (
      <EmptyState title={words.empty} text={isFiltered(criteria) ? words.emptyHint : undefined} />
    );
  return (
    <ScreenFrame
      commands={commands}
      locale={locale}
      content={{
        // Until the page goes there, or for good where it prevents that: rows stay, and nothing is said.
        state: isElsewhere ? { is: state.data ? "ready" : "loading" } : aloud ? { is: "ready" } : state,
        words,
        empty,
        onRetry: actions.refresh,
        showsRefreshFailure: true,
      }}
      arrival={<DraftOffer commands={commands} locale={locale} />}
      top={<TimelineHead {...{ model, savedSearch }} onRefresh={actions.refresh} onHelp={help} />}
      tools={
        <RefreshNotice
          hasFailed={state.is === "ready" && failure !== null && aloud === null && !isElsewhere}
          words={words}
          onRetry={actions.refresh}
        />
      }
      alerts={<TimelineAlert model={model} commands={commands} refresh={isElsewhere ? null : aloud} />}
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
        matching={matching}
        onHelp={help}
        leads={leads}
        isNoticeShown={failure !== null}
      />
      <Dialog
        open={isHelp}
        title={words.keys}
        closeLabel={words.close}
        describedBy="timeline-reader-keys"
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
        <p id="timeline-reader-keys">{words.readerKeys}</p>
      </Dialog>
    </ScreenFrame>
  );
}

/** A failed call, what keeps the selection from being confirmed, or why nothing newer is shown. */
function TimelineAlert({
  model,
  commands,
  refresh,
}: Pick<TimelineScreenProps, "model" | "commands"> & { refresh: Failure | null }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const failure = useAtomValue(commands.session.failure);
  const attempts = useAtomValue(commands.session.attempts);
  const [problem] = useAtomValue(model.atoms.problems);
  const missing = !failure && !refresh && attempts > 0 ? problem : undefined;
  let alert = <FailureAlert commands={commands} locale={locale} />;
  if (!failure && refresh) {
    const [title, ...reasons] = explainFailure(refresh, editingWords[locale]);
    alert = <AlertRegion title={title} problems={reasons.map((text, id) => ({ id, text }))} />;
  } else if (missing) alert = <AlertRegion title={missing.message} attempt={attempts} problems={[]} />;
  return (
    <>
      {alert}
      <StatusRegion text={missing ? timelineWords[locale].howToSelect : ""} occasion={attempts} />
    </>
  );
}
