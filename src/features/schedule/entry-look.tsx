import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from "react";
import type { SalonCourse } from "../../api/salons.js";
import { useQuery } from "../../collection/index.js";
import { BanIcon, CheckIcon, ClockIcon, LockIcon, SwapIcon } from "../../kit/icons.js";
import { textOn } from "../../lib/text-on.js";
import type { ScheduleEntry } from "./layout/entries.js";
import { type EntryState, entryState } from "./layout/entry-state.js";
import { useSchedule } from "./schedule-context.js";

/** What shows the state of an entry beside its colour. */
export const stateIcons: Readonly<Partial<Record<EntryState, ReactNode>>> = {
  done: <CheckIcon />,
  create: <ClockIcon />,
  edit: <SwapIcon />,
  cancel: <BanIcon />,
  wish: <SwapIcon />,
  block: <LockIcon />,
};

const Courses = createContext<ReadonlyMap<number, SalonCourse>>(new Map());

/** Names and colours of courses for all entries in it: one that is loaded later draws them once more. */
export function CoursesOfSalon({ children }: { children: ReactNode }) {
  const { actions } = useSchedule();
  const courses = useQuery(actions.salon().courses).data;
  const byId = useMemo(() => new Map((courses ?? []).map((course) => [course.id, course])), [courses]);
  return <Courses value={byId}>{children}</Courses>;
}

/** Names of courses by their ids; empty while they are not known. */
export function useCourseNames(): (id: number | null) => string {
  const courses = useContext(Courses);
  return (id) => courses.get(id ?? 0)?.name ?? "";
}

/** How an entry looks: its state, its course, and that course's colour where it is one. */
export interface EntryLook {
  readonly state: EntryState;
  readonly course: string;
  /** What its state and its course are, in words; empty where there is nothing to say. */
  readonly description: string;
  readonly style: CSSProperties | undefined;
}

export function useEntryLook(entry: Pick<ScheduleEntry, "kind" | "isCancelled" | "reservation">): EntryLook {
  const { words } = useSchedule();
  const courses = useContext(Courses);
  const { reservation, kind } = entry;
  const state = entryState(entry);
  const id = kind === "change" ? reservation.change_child?.course_id : reservation.course_id;
  const course = courses.get(id ?? 0);
  const colors = textOn(course?.color ?? null);
  const said = state === "approved" || state === "block" ? undefined : words.states[state];
  return {
    state,
    course: course?.name ?? "",
    description: [said, course?.name].filter(Boolean).join(" "),
    style: colors
      ? ({ "--chip-hue": colors.background, "--chip-text": colors.text } as CSSProperties)
      : undefined,
  };
}
