import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The reference host in a process of its own, as `npm start` runs it: it can be killed in the middle of a request. */
export interface HostProcess {
  readonly url: string;
  /** Ends it as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same database. */
  restart(): Promise<void>;
  /** Ends it and removes its database. */
  remove(): Promise<void>;
  arm(fault: { path: string; kind: string; method?: string; times?: number; delay?: number }): Promise<void>;
  /** Forgets every fault. */
  disarm(): Promise<void>;
  /** Stores an action as another page of the console would; its id. */
  storeAction(inputs: readonly Record<string, unknown>[]): Promise<number>;
  /** What a stored action says now. */
  action(id: number): Promise<Record<string, unknown>>;
  /** What a stored filter says now. */
  filter(id: number): Promise<Record<string, unknown>>;
  /** A stored message text as it stands now, and storing one as another page of the console would. */
  message(id: number): Promise<string>;
  storeMessage(id: number, text: string): Promise<void>;
  /** The JSON text of a stored definition of a form field, byte for byte. */
  formField(id: number): Promise<string>;
  /** A stored reservation of a salon as it stands now, with its history; undefined where there is none. */
  reservation(id: number, salon?: number): Promise<StoredReservation | undefined>;
  /** Has a friend ask for something of a salon, as the desk of the host takes it. */
  askForReservation(wish: Record<string, string | number>): Promise<StoredReservation>;
  /** `drop` ends all sockets, `silence` lets nobody in and says nothing, `speak` ends that. */
  realtime(what: "drop" | "silence" | "speak"): Promise<void>;
  /** How many sockets listen to a channel. */
  listeners(): Promise<number>;
  /** Has a friend write a message now; its id. */
  write(memberId: number, text: string): Promise<number>;
  /** Has a friend take a message back. */
  takeBack(message: number): Promise<void>;
  /** The ids of stored messages that are not confirmed, newest first. */
  unconfirmed(): Promise<number[]>;
  /** Requests the host got for a path since it was started. */
  requests(path: string): Promise<{ method: string; path: string; body: string }[]>;
  /** What since the last look was sent or answered otherwise than `src/api/description` says, one line each. */
  misfits(): string[];
  /** Violations of the page's Content Security Policy that browsers reported since the last look. */
  cspReports(): Promise<unknown[]>;
}

/** What tests look at of a reservation. */
export interface StoredReservation {
  id: number;
  name: string;
  date: string;
  from: string;
  to: string;
  status: string;
  meta_data: string;
  course_id: number | null;
  salon_resource_id: number | null;
  change_child: object | null;
  cancel_child: object | null;
  updated_at: string;
  histories: { at: string; action: string; actor_name: string; note: string }[];
  [field: string]: unknown;
}

export async function startHostProcess(): Promise<HostProcess> {
  const folder = mkdtempSync(join(tmpdir(), "console-editors-e2e-"));
  const database = join(folder, "host.sqlite");
  const misfits = join(folder, "misfits.txt");
  const args = ["--database", database, "--misfits", misfits];
  let running = await launch(["--port", "0", ...args]);
  const { url } = running;
  const { port } = new URL(url);

  async function json<T>(path: string): Promise<T> {
    const response = await fetch(url + path, { headers: { Accept: "application/json" } });
    return (await response.json()) as T;
  }
  /** As every page has it. */
  async function token(): Promise<string> {
    const page = await (await fetch(`${url}/actions/new`)).text();
    return /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? "";
  }
  return {
    url,
    kill: () => end(running.child, "SIGKILL"),
    async restart() {
      running = await launch(["--port", port, ...args]);
    },
    async remove() {
      await end(running.child, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
    async arm(fault) {
      const response = await fetch(`${url}/_host/faults`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(fault),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async disarm() {
      await fetch(`${url}/_host/faults`, { method: "DELETE" });
    },
    async storeAction(inputs) {
      const document = { aid: "", a_name: "", a_twice_type: "0", is_template: "0", group_id: "" };
      const response = await fetch(`${url}/api/action/register`, {
        method: "POST",
        headers: { Accept: "application/json", "X-CSRF-TOKEN": await token() },
        body: new URLSearchParams({ ...document, inputs: JSON.stringify(inputs) }),
      });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { aid: number }).aid;
    },
    action: (id) => json(`/api/action/data/${id}`),
    filter: (id) => json(`/api/funnel/data/${id}`),
    message: async (id) => (await json<{ text: string }>(`/api/message-text/${id}`)).text,
    async storeMessage(id, text) {
      const response = await fetch(`${url}/api/message-text/${id}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-CSRF-TOKEN": await token() },
        body: JSON.stringify({ text }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    formField: async (id) => (await fetch(`${url}/api/form-fields/${id}`)).text(),
    async reservation(id, salon = 1) {
      const { data } = await json<{ data: StoredReservation[] }>(
        `/api/salon/${salon}/reservations?ids=${id}`,
      );
      return data[0];
    },
    async askForReservation(wish) {
      const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
      const response = await fetch(`${url}/_host/friend-request?${query}`, { method: "POST" });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { data: StoredReservation }).data;
    },
    async realtime(what) {
      const response = await fetch(`${url}/_host/realtime?do=${what}`, { method: "POST" });
      if (!response.ok) throw new Error(await response.text());
    },
    async listeners() {
      const answer = (await (await fetch(`${url}/_host/realtime`)).json()) as Record<string, unknown>;
      return Number(Object.values(answer)[0]);
    },
    async write(member_id, text) {
      const body = JSON.stringify({ member_id, text });
      const response = await fetch(`${url}/_host/messages`, { method: "POST", body });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { id: number }).id;
    },
    async takeBack(unsend) {
      const response = await fetch(`${url}/_host/messages`, {
        method: "POST",
        body: JSON.stringify({ unsend }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async unconfirmed() {
      const ids: number[] = [];
      for (let page = 1; ; page++) {
        const query = `pattern=timeline&takeNum=100&viewOptionMode=uncheck&page=${page}`;
        const answer = await json<{ data: { id: number }[]; has_next: boolean }>(
          `/api/v1/message/timeline/messages?${query}`,
        );
        ids.push(...answer.data.map(({ id }) => id));
        if (!answer.has_next) return ids;
      }
    },
    async requests(path) {
      const all = await json<{ method: string; path: string; body: string }[]>("/_host/requests");
      return all.filter((request) => request.path === path);
    },
    misfits() {
      const lines = existsSync(misfits) ? readFileSync(misfits, "utf8").split("\n") : [];
      rmSync(misfits, { force: true });
      return [...new Set(lines)].filter(Boolean);
    },
    async cspReports() {
      const reports = await json<unknown[]>("/_host/reports");
      await fetch(`${url}/_host/reports`, { method: "DELETE" });
      return reports;
    },
  };
}

async function launch(args: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "test/host/main.ts", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    // The rest of what it prints is read and dropped, or the pipe would fill up.
    if (url) {
      child.stdout.resume();
      return { child, url: url.replace(/\/$/, "") };
    }
  }
  throw new Error("the reference host ended before it said where it listens");
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
