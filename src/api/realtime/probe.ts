import type Pusher from "pusher-js/worker";
import { probeMs } from "./pauses.js";

/** Asks a socket that stays open whether anything still comes by it. */
export interface Probe {
  ask(): void;
  stop(): void;
}

/** A socket may stay open after a sleep though nothing comes by it any more: `dead` is called where no answer came. */
export function createProbe({ connection }: Pusher, dead: () => void): Probe {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    ask(): void {
      const asked = connection.connection;
      clearTimeout(waiting);
      asked.bind("pong", heard);
      waiting = setTimeout(() => {
        asked.unbind("pong", heard);
        if (connection.connection === asked) dead();
      }, probeMs);
      asked.send_event("pusher:ping", {});
      function heard(): void {
        asked.unbind("pong", heard);
        clearTimeout(waiting);
      }
    },
    stop: () => clearTimeout(waiting),
  };
}
