import { atom, type createStore } from "jotai/vanilla";

/** A sentence that is read out. Each time it is another object: the same sentence again is said again. */
export interface Announced {
  /** Empty where there is nothing to say. */
  readonly text: string;
}

/** Announcement of what was done: the newest sentence replaces the one before. Its atom lives in `store`. */
export function createAnnouncement(store: ReturnType<typeof createStore>) {
  const announcement = atom<Announced>({ text: "" });
  return {
    announcement,
    announce: (text: string) => store.set(announcement, { text }),
  };
}
