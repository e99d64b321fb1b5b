import { useAtomValue } from "jotai";
import { memo, useLayoutEffect, useMemo, useState } from "react";
import { useQuery } from "../../collection/index.js";
import { Announcement, ScreenFrame } from "../../editor/index.js";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { JourneyIcon } from "../../kit/icons.js";
import { Skeleton } from "../../kit/Skeleton.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import type { JourneyActions } from "./actions.js";
import { onRequestPart } from "./deferred.js";
import { Detail } from "./detail/Detail.js";
import { Groups, NarrowGroups } from "./groups/Groups.js";
import { Head } from "./Head.js";
import {
  JourneyProvider,
  type JourneyScreenContext,
  useArrangement,
  useJourney,
  useJourneySettings,
} from "./journey-context.js";
import { ListFailure } from "./ListFailure.js";
import { JourneyGrid } from "./list/JourneyGrid.js";
import { useIsSorting } from "./list/use-is-sorting.js";
import { PhaseList } from "./phases/PhaseList.js";
import { extentOf } from "./selection/selection.js";
import { WorkOffer } from "./unsaved/WorkOffer.js";

/** The journey list's screen. Memoized: the search and the group that the page reads are no reason to draw all of it again. */
export const JourneyScreen = memo(function JourneyScreen(
  props: JourneyScreenContext & { actions: JourneyActions },
) {
  const { model, commands, actions } = props;
  const context = useMemo<JourneyScreenContext>(
    () => ({ model, commands, actions }),
    [model, commands, actions],
  );
  const { locale } = useAtomValue(model.atoms.settings);
  // Before anything can be pressed, and as long as the screen is there.
  useLayoutEffect(() => actions.watch(), [actions]);
  usePrefetch(onRequestPart);
  return (
    <JourneyProvider value={context}>
      <ScreenFrame commands={commands} locale={locale} alerts={<CallAlert />} tools={<OnRequest />}>
        <WorkOffer />
        <UnansweredWorkStore />
        <Announcement of={model.atoms.announcement} />
        <div className="journey">
          <div className="journey-aside">
            <Groups />
          </div>
          <div className="journey-list">
            <NarrowGroups />
            <Head />
            <Rows />
            <Detail />
          </div>
          <div className="journey-aside journey-aside-phases">
            <PhaseList />
          </div>
        </div>
      </ScreenFrame>
    </JourneyProvider>
  );
});

/** The journeys, or why they are not there. */
function Rows() {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const queries = actions.queries();
  const query = queries.journeys;
  const state = useQuery(query);
  const isSorting = useIsSorting(queries);
  const arrangement = useArrangement();
  const selected = useAtomValue(model.atoms.selected);
  const extent = extentOf(selected, arrangement.ids);
  if (state.is === "loading" || isSorting) return <Skeleton label={words.loading} />;
  const failure = <ListFailure query={query} state={state} />;
  if (state.is === "failed") return failure;
  const isEmpty = arrangement.ids.length === 0;
  return (
    <>
      {failure}
      <div className="journey-tools">
        {isEmpty ? null : (
          <Checkbox
            label={words.selectAll}
            checked={extent === "all"}
            mixed={extent === "some"}
            onChange={(all) => {
              if (all) model.selectAll();
              else model.unselectShown();
              actions.selectionChanged();
            }}
          />
        )}
        <ShownCount count={arrangement.ids.length} />
      </div>
      <div>
        {isEmpty ? (
          <EmptyState
            icon={<JourneyIcon size={20} />}
            title={state.data.length === 0 ? words.empty : words.noneFound}
          />
        ) : (
          <JourneyGrid />
        )}
        <Deletion />
      </div>
    </>
  );
}

/** How many are shown: said where something else was asked for. What a deletion or its undo changes says so itself. */
function ShownCount({ count }: { count: number }) {
  const { model } = useJourney();
  const { words } = useJourneySettings();
  const asked = `${useAtomValue(model.atoms.group)} ${useAtomValue(model.atoms.query)}`;
  const [last, setLast] = useState({ asked, count, isAsked: false });
  if (last.asked !== asked || last.count !== count) setLast({ asked, count, isAsked: last.asked !== asked });
  return <StatusRegion visible isSilent={!last.isAsked} text={words.count(count)} />;
}

/** Alert about a call that failed; the page is never loaded anew by itself. */
function CallAlert() {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const alert = useAtomValue(model.atoms.alert);
  if (alert === null) return <AlertRegion problems={[]} />;
  return (
    <AlertRegion
      title={alert.title}
      problems={alert.reasons.map((text, id) => ({ id, text }))}
      action={
        alert.offersReload ? (
          <Button size="s" onPress={actions.reloadPage}>
            {words.reload}
          </Button>
        ) : null
      }
    />
  );
}

/** Offer of deletions and orders that were confirmed, and not answered when the page was left. */
function UnansweredWorkStore() {
  const left = useAtomValue(useJourney().model.atoms.left);
  if (left.length === 0) return null;
  return (
    <Deferred part={onRequestPart} fallback={null}>
      {({ LeftOffer }) => <LeftOffer />}
    </Deferred>
  );
}

/** Undo of a deletion: one Tab behind the row that has the focus then. */
function Deletion() {
  const isThere = useIsRequested();
  const deletion = useAtomValue(useJourney().model.atoms.deletion);
  // Its region is there before something is said in it.
  if (!isThere && deletion === null) return null;
  return (
    <Deferred part={onRequestPart} fallback={null}>
      {({ DeletionToast }) => <DeletionToast />}
    </Deferred>
  );
}

/** Lazy parts that a gesture opens: dialogs, and the bar of what is selected. */
function OnRequest() {
  const { words } = useJourneySettings();
  if (!useIsRequested()) return null;
  return (
    <Deferred
      part={onRequestPart}
      words={{ loading: words.loading, failed: words.partFailed, retry: words.loadAgain }}
    >
      {({ OnRequestParts }) => <OnRequestParts />}
    </Deferred>
  );
}

/** True while a dialog is open or something is selected. */
function useIsRequested(): boolean {
  const { model } = useJourney();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  const selected = useAtomValue(model.atoms.selected);
  return dialog !== null || selected.size > 0;
}
