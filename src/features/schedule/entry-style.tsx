import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from "react";
import type { SalonCourse, SalonResource } from "../../api/salons.js";
import { useQuery } from "../../collection/index.js";
import { BanIcon, CheckIcon, ClockIcon, LockIcon, SwapIcon } from "../../kit/icons.js";
import { joinParts } from "../../lib/isolate.js";
import { textOn } from "../../lib/text-on.js";
import type { ScheduleEntry } from "./layout/entries.js";
import { type EntryState, entryState } from "./layout/entry-state.js";
import { useSchedule } from "./schedule-context.js";

/** Icons that show the state of an entry beside its colour. */
export const stateIcons: Readonly<Partial<Record<EntryState, ReactNode>>> = {
  done: <CheckIcon />,
  create: <ClockIcon />,
  edit: <SwapIcon />,
  cancel: <BanIcon />,
  wish: <SwapIcon />,
  block: <LockIcon />,
};

/** Names and colours of what entries are about; nothing while they are not known. */
interface SalonNames {
  readonly courses: ReadonlyMap<number, SalonCourse>;
  readonly resources: ReadonlyMap<number, SalonResource>;
}

const Names = createContext<SalonNames>({ courses: new Map(), resources: new Map() });

/** Names for all entries in it: those that are loaded later draw them once more. */
export function NamesOfSalon({ children }: { children: ReactNode }) {
  const { actions } = useSchedule();
  const courses = useQuery(actions.salon().courses).data;
  const resources = useQuery(actions.salon().resources).data;
  const names = useMemo(
    () => ({ courses: byId(courses ?? []), resources: byId(resources ?? []) }),
    [courses, resources],
  );
  return <Names value={names}>{children}</Names>;
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of courses by their ids; empty while they are not known. */
export function useCourseNames(): (id: number | null) => string {
  const { courses } = useContext(Names);
  return (id) => courses.get(id ?? 0)?.name ?? "";
}

/** How an entry looks: its state, its course, and that course's colour where it is one. */
export interface EntryStyle {
  readonly state: EntryState;
  readonly course: string;
  /** With whom, and the course. */
  readonly facts: string;
  /** State and course of the entry, in words; empty where there is nothing to say. */
  readonly description: string;
  readonly style: CSSProperties | undefined;
}

export function useEntryStyle(
  entry: Pick<ScheduleEntry, "kind" | "isCancelled" | "reservation">,
): EntryStyle {
  const { words } = useSchedule();
  const { courses, resources } = useContext(Names);
  const { reservation, kind } = entry;
  const state = entryState(entry);
  const { course_id, salon_resource_id } = (kind === "change" && reservation.change_child) || reservation;
  const course = courses.get(course_id ?? 0);
  const colors = textOn(course?.color ?? null);
  const stateLabel = state === "approved" || state === "block" ? undefined : words.states[state];
  return {
    state,
    course: course?.name ?? "",
    facts: joinParts([resources.get(salon_resource_id ?? 0)?.name, course?.name]),
    description: joinParts([stateLabel, course?.name]),
    style: colors
      ? ({ "--chip-hue": colors.background, "--chip-text": colors.text } as CSSProperties)
      : undefined,
  };
}
