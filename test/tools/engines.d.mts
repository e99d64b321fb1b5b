/** What vitest projects and steps name it by, after `engines-`. */
export type EngineId = "firefox" | "webkit";

export interface Engine {
  name: string;
  packages: readonly string[];
  /** What makes it up on this machine, or undefined. */
  find(accept?: (path: string) => boolean): unknown;
}

export interface WebKitPrograms {
  driver: string;
  browser: string;
}

export declare const engines: Readonly<Record<EngineId, Engine>>;
export declare function findFirefox(accept?: (path: string) => boolean): string | undefined;
export declare function findScreen(): string | undefined;
export declare function findWebKit(): WebKitPrograms | undefined;
