import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { SalonCourse } from "../../../api/salons.js";
import type { FormKey, ReservationForm } from "../../reservation/index.js";
import type { FriendLite } from "./friend.js";
import {
  chooseCourse,
  chooseFriend,
  chooseResource,
  lengthOf,
  toggleSubResource,
  changeStart as withStart,
} from "./transitions.js";

/** Edits of the form by the operator. */
export interface FormCommands {
  write<Key extends FormKey>(key: Key, value: ReservationForm[Key]): void;
  changeStart(from: string): void;
  chooseCourse(id: number | null, courses: readonly SalonCourse[]): void;
  chooseFriend(friend: FriendLite | null): void;
  rememberFriend(friend: FriendLite): void;
  /** Another server may be asked from now on, which has others by the same ids. */
  forgetFriends(): void;
  chooseResource(id: number | null): void;
  toggleSubResource(id: number): void;
}

/** Makes it. `present` is the form as it is, `change` an edit of it. */
export function createFormCommands(
  store: ReturnType<typeof createStore>,
  present: () => ReservationForm,
  change: (next: ReservationForm, field?: FormKey) => boolean,
): {
  /** Friends that were found, by their ids: the form holds ids alone. */
  readonly friends: Atom<ReadonlyMap<number, FriendLite>>;
  readonly commands: FormCommands;
} {
  const friends = atom<ReadonlyMap<number, FriendLite>>(new Map());
  /** Result of the last change of the start, and the length before it. */
  let tried: { from: string; to: string; length: number | null } | null = null;

  function rememberFriend(friend: FriendLite): void {
    store.set(friends, new Map([...store.get(friends), [friend.id, friend]]));
  }

  return {
    friends,
    commands: {
      write: (key, value) => void change({ ...present(), [key]: value }, key),
      /** A start is tried and taken back: it stays as long as it was before, until something else has set the times. */
      changeStart(from) {
        const now = present();
        const length = now.from === tried?.from && now.to === tried.to ? tried.length : lengthOf(now);
        const next = withStart(now, from, length);
        tried = { from: next.from, to: next.to, length };
        change(next, "from");
      },
      chooseCourse: (id, courses) => void change(chooseCourse(present(), id, courses)),
      chooseFriend(friend) {
        if (friend) rememberFriend(friend);
        change(chooseFriend(present(), friend));
      },
      rememberFriend,
      forgetFriends: () => store.set(friends, new Map()),
      chooseResource: (id) => void change(chooseResource(present(), id)),
      toggleSubResource: (id) => void change(toggleSubResource(present(), id)),
    },
  };
}
