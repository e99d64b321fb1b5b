import type { SalonItem } from "../../../api/salon-items.js";
import type { PairIds } from "../../salon/index.js";
import { type ChangedPairs, type OffPairs, pairOf } from "./pair-state.js";

/** Summary of all pairs of one course or resource. */
export interface PairSum {
  readonly is: "all" | "some" | "none";
  /** True when nobody who is offered can be booked for it, also where it is not offered itself yet. */
  readonly isLost: boolean;
}

/** The sums of all courses and resources. */
export interface PairSums {
  ofCourse(course: SalonItem): PairSum;
  ofResource(resource: SalonItem): PairSum;
}

/** How many pairs of each are off, and how many of those with partners who are offered. */
interface Count {
  off: number;
  offPublic: number;
}

/**
 * Counts once what was read; gives what adds the changes to it, so that a press costs as much as was changed and not as much as
 * there is.
 */
export function countPairs(
  courses: readonly SalonItem[],
  resources: readonly SalonItem[],
  off: OffPairs,
): (changed: ChangedPairs) => PairSums {
  const [courseOf, resourceOf] = [byId(courses), byId(resources)];
  const [publicCourses, publicResources] = [publicOf(courses), publicOf(resources)];
  const read: Counts = { courses: new Map(), resources: new Map() };
  for (const pair of off.values()) add(read, pair, 1);

  function add(counts: Counts, { courseId, resourceId }: PairIds, by: number): void {
    const [course, resource] = [courseOf.get(courseId), resourceOf.get(resourceId)];
    // A pair of something that is not there counts for nobody.
    if (!course || !resource) return;
    addTo(counts.courses, courseId, by, resource.isPublic);
    addTo(counts.resources, resourceId, by, course.isPublic);
  }
  return (changed) => {
    const more: Counts = { courses: new Map(), resources: new Map() };
    for (const [key, isOn] of Object.entries(changed)) {
      if (typeof isOn === "boolean" && off.has(key) === isOn) add(more, pairOf(key), isOn ? -1 : 1);
    }
    return {
      ofCourse: (course) =>
        sumOf(resources.length, publicResources, [read.courses.get(course.id), more.courses.get(course.id)]),
      ofResource: (resource) =>
        sumOf(courses.length, publicCourses, [
          read.resources.get(resource.id),
          more.resources.get(resource.id),
        ]),
    };
  };
}

interface Counts {
  readonly courses: Map<number, Count>;
  readonly resources: Map<number, Count>;
}

function sumOf(partners: number, publicPartners: number, counts: readonly (Count | undefined)[]): PairSum {
  const off = counts.reduce((sum, count) => sum + (count?.off ?? 0), 0);
  const offPublic = counts.reduce((sum, count) => sum + (count?.offPublic ?? 0), 0);
  return {
    is: off === 0 && partners > 0 ? "all" : off >= partners ? "none" : "some",
    isLost: offPublic >= publicPartners,
  };
}

function addTo(counts: Map<number, Count>, id: number, by: number, isPartnerPublic: boolean): void {
  const count = counts.get(id) ?? { off: 0, offPublic: 0 };
  count.off += by;
  if (isPartnerPublic) count.offPublic += by;
  counts.set(id, count);
}

function byId(items: readonly SalonItem[]): ReadonlyMap<number, SalonItem> {
  return new Map(items.map((item) => [item.id, item]));
}

function publicOf(items: readonly SalonItem[]): number {
  return items.filter(({ isPublic }) => isPublic).length;
}
