import { useAtomValue } from "jotai";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Count } from "../../../kit/Count.js";
import { usePrefetch } from "../../../kit/Deferred.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, ArrowRightIcon, BellIcon, LockIcon, PlusIcon } from "../../../kit/icons.js";
import { Segmented } from "../../../kit/Segmented.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import { inboxPart } from "../deferred.js";
import { dayLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";
import { type ScheduleView, shownDays } from "../views/shown-days.js";
import { DateChoice } from "./DateChoice.js";
import { usualPlace } from "./usual-place.js";

const views = ["date", "week", "month", "list"] as const;

/** Which days are shown and how, what waits for a judgement, and what can be made. */
export function ScheduleHead() {
  const { model, actions, words } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const chosen = useAtomValue(model.atoms.view);
  const page = useAtomValue(model.atoms.page);
  const isShifts = page !== "PAGE_SCHEDULE";
  const view: ScheduleView = page === "PAGE_TIME_SHIFT_WEEKLY" ? "week" : isShifts ? "date" : chosen;
  const { first, last } = shownDays(date, view);
  const title =
    view === "date"
      ? dayLabel(date, words.monthDayWeekday, words)
      : view === "week"
        ? words.fromTo(
            dayLabel(first, words.monthDayWeekday, words),
            dayLabel(last, words.monthDayWeekday, words),
          )
        : dayLabel(date, words.monthTitle, words);
  return (
    <div className="schedule-bar">
      <Toolbar label={words.shownDays} className="schedule-tools">
        <div className="schedule-steps">
          <IconButton
            edge
            label={words.previous[view]}
            icon={<ArrowLeftIcon />}
            onPress={() => model.step(-1)}
          />
          <Button onPress={model.showToday}>{words.today}</Button>
          <IconButton edge label={words.next[view]} icon={<ArrowRightIcon />} onPress={() => model.step(1)} />
        </div>
        <h2 className="schedule-title">
          <StatusRegion visible className="schedule-shown" text={title} />
        </h2>
        <DateChoice date={date} />
      </Toolbar>
      <span className="schedule-gap" />
      {isShifts ? null : (
        <Segmented<ScheduleView>
          label={words.view}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          value={chosen}
          onChange={(next) => model.showView(next)}
        />
      )}
      <Toolbar label={words.toMake} className="schedule-tools">
        {isShifts ? (
          <Button
            variant="primary"
            icon={<PlusIcon />}
            onPress={() => model.dialogs.open({ is: "shift", shift: null, date, resourceId: null })}
          >
            {words.shift}
          </Button>
        ) : (
          <>
            <Unsolved />
            <Button
              icon={<LockIcon />}
              onPress={() => model.dialogs.open({ is: "block", block: null, place: usualPlace(date, null) })}
            >
              {words.block}
            </Button>
            <Reserve date={date} select={actions.selectSlot} />
          </>
        )}
      </Toolbar>
    </div>
  );
}

function Reserve({ date, select }: { date: string; select(place: ReturnType<typeof usualPlace>): void }) {
  const { actions, words } = useSchedule();
  const resources = useQuery(actions.salon().resources);
  const first = resources.data?.find(({ isDeleted }) => !isDeleted)?.id ?? null;
  return (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => select(usualPlace(date, first))}>
      {words.reserve}
    </Button>
  );
}

/** How much waits for a judgement; counted each minute while the page is seen. */
function Unsolved() {
  const { model, actions, words } = useSchedule();
  const count = useQuery(actions.queries().openCount);
  usePrefetch(inboxPart);
  return (
    <Button icon={<BellIcon />} onPress={() => model.dialogs.open({ is: "inbox" })}>
      {words.unsolved}
      {count.data === null ? null : (
        <>
          {" "}
          <Count value={count.data} tone={count.data > 0 ? "accent" : undefined} />
        </>
      )}
    </Button>
  );
}
