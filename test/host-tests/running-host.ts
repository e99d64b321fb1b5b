import { afterEach } from "vitest";
import { type HostOptions, type RunningHost, startHost } from "../host/server.js";
import { actionWith, formOf, fromScript, textEffect } from "./calls.js";
import { databaseFile } from "./stores.js";

const running: RunningHost[] = [];
afterEach(async () => {
  for (const host of running.splice(0)) await host.close();
});

/** A host on a free port that ends with the test, and ways to ask it things. */
export async function start(options: Partial<HostOptions> = {}) {
  const host = await startHost({ port: 0, database: databaseFile(), ...options });
  running.push(host);
  const token = /csrf-token" content="([^"]+)"/.exec(await (await fetch(host.url)).text())?.[1] ?? "";
  const headers = { ...fromScript, "x-csrf-token": token };
  return {
    ...host,
    token,
    get: (path: string, init?: RequestInit) => fetch(host.url + path, init),
    json: async (path: string) => (await fetch(host.url + path)).json(),
    save: (document: object = actionWith([textEffect()]), init: RequestInit = {}) => {
      const body = formOf({ ...document }, "json");
      return fetch(`${host.url}/api/action/register`, {
        method: "POST",
        body,
        headers,
        redirect: "manual",
        ...init,
      });
    },
    arm: (fault: object) =>
      fetch(`${host.url}/_host/faults`, { method: "POST", body: JSON.stringify(fault) }),
  };
}
