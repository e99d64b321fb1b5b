import { useAtomValue } from "jotai";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "react";
import { askAgain, type QueryState, useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { LoadFailed } from "../../../kit/LoadFailed.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { Failure } from "../../../lib/failure.js";
import { withIndex } from "../../../lib/with-index.js";
import { explainCall, type SectionName, useSalon, useSalonSettings } from "../../salon/index.js";
import type { OnlineWords } from "./messages.js";
import { type Blocker, blockersOf } from "./readiness.js";
import { isOpenAhead } from "./ready-hours.js";
import { readQueries } from "./ready-queries.js";
import { useOnlineWords } from "./use-online-words.js";

/** Obstacles to booking, found again as things change. */
export function Findings({ today }: { today: string }) {
  const { actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const own = useOnlineWords();
  const queries = actions.queries();
  const read = readQueries(queries, today);
  const courses = useQuery(read.courses);
  const resources = useQuery(read.resources);
  const unlinks = useQuery(read.unlinks);
  const hours = useQuery(read.hours);
  const lastHours = useQuery(read.lastHours);
  const config = useQuery(queries.config);
  const online = useQuery(queries.online);
  const failures = [courses, resources, unlinks, hours, lastHours].flatMap((each) => failureOf(each) ?? []);
  const [failure] = failures;
  useEffect(() => {
    if (failure) actions.report("online", failure);
  }, [failure, actions]);
  const isOpen = useMemo(
    () =>
      hours.data !== null &&
      lastHours.data !== null &&
      isOpenAhead(
        today,
        new Map([
          [read.year, hours.data],
          [read.lastYear, lastHours.data],
        ]),
        config.data,
      ),
    [today, read.year, read.lastYear, hours.data, lastHours.data, config.data],
  );
  const isLoading = [courses, resources, unlinks, hours, lastHours, config, online].some(
    ({ is }) => is === "loading",
  );
  // Why the configurations could not be read stands above.
  const isKnown = config.is === "ready" && online.is === "ready";
  const blockers =
    isKnown && courses.data && resources.data && unlinks.data && !isLoading && failures.length === 0
      ? blockersOf({
          courses: courses.data,
          resources: resources.data,
          unlinks: unlinks.data,
          config: config.data,
          online: online.data,
          isOpen,
        })
      : null;
  const result = blockers === null ? "" : blockers.length === 0 ? own.isReady : own.found(blockers.length);
  return (
    <>
      {failure ? (
        <LoadFailed
          title={own.readyFailed}
          reasons={[...new Set(failures.flatMap((each) => explainCall(each, settings.locale)))]}
          retryLabel={words.loadAgain}
          onRetry={() => {
            for (const query of read.all) if (query.state().is === "failed") void askAgain(query);
          }}
        />
      ) : isLoading ? (
        <Skeleton label={words.loading} />
      ) : null}
      <StatusRegion text={result} visible={result !== ""} />
      {blockers && blockers.length > 0 ? <Blockers blockers={blockers} /> : null}
    </>
  );
}

/** Failure of a read; one after which an earlier answer is still shown is none. */
function failureOf(state: QueryState<unknown>): Failure | null {
  return state.is === "failed" ? state.failure : null;
}

function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  const { model, actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const own = useOnlineWords();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const section = useAtomValue(model.atoms.section);
  const isLeaving = useRef(false);
  // The button is in a panel that is not shown any more. What is to have the focus in the other one takes it later.
  useLayoutEffect(() => {
    if (!isLeaving.current || section === "online") return;
    isLeaving.current = false;
    const frame = list.current?.closest(".salon");
    const tab = frame?.querySelector<HTMLElement>(".tabs [aria-selected=true]");
    const isTabDrawn = (tab?.getClientRects().length ?? 0) > 0;
    (isTabDrawn ? tab : frame?.querySelector<HTMLElement>(".salon-narrow select"))?.focus();
  }, [section]);

  function go(blocker: Blocker, to: SectionName): void {
    isLeaving.current = true;
    actions.showSection(to);
    if (blocker.is === "unserved") model.focusOn({ section: to, id: blocker.id, control: "edit" });
    else if (to === "courses" || to === "resources") model.focusOn({ section: to, id: null, control: "add" });
  }
  function goHere(control: string): void {
    const field = list.current
      ?.closest(".salon-online")
      ?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    field?.focus();
  }
  return (
    <ul ref={list} className="salon-list">
      {withIndex(blockers).map(([at, blocker]) => {
        const to = sectionFor(blocker);
        const control = controlFor(blocker, own);
        return (
          <li key={at} className="salon-blocker">
            <bdi id={`${id}${at}`}>{formatBlocker(blocker, own)}</bdi>
            {to !== null && settings.sections.includes(to) ? (
              <Button size="s" aria-describedby={`${id}${at}`} onPress={() => go(blocker, to)}>
                {own.goToSection(words.sections[to])}
              </Button>
            ) : null}
            {control ? (
              <Button size="s" aria-describedby={`${id}${at}`} onPress={() => goHere(control.at)}>
                {own.goToControl(control.name)}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function formatBlocker(blocker: Blocker, own: OnlineWords): string {
  switch (blocker.is) {
    case "unserved":
      return own.unserved(blocker.name);
    case "moreUnserved":
      return own.moreUnserved(blocker.count);
    default:
      return own[blocker.is];
  }
}

/** Section in which it is mended; `null`: in this section, or nowhere. */
function sectionFor({ is }: Blocker): SectionName | null {
  switch (is) {
    case "noCourse":
    case "unserved":
    case "moreUnserved":
      return "courses";
    case "noResource":
      return "resources";
    case "closed":
      return "opening";
    default:
      return null;
  }
}

function controlFor({ is }: Blocker, own: OnlineWords): { at: string; name: string } | null {
  switch (is) {
    case "stopped":
      return { at: "enable_online", name: own.enable };
    case "hidden":
      return { at: "is_public", name: own.publish };
    case "noShopName":
      return { at: "shop-name", name: own.shopFields.name };
    default:
      return null;
  }
}
