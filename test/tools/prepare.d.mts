import type { Engine } from "./engines.mjs";

export declare function nodeProblem(version?: string): string | undefined;
export declare function prepareEngine(
  engine: Engine,
  install?: (...packages: string[]) => Promise<void>,
): Promise<boolean>;
export declare function prepareOldLibraries(): Promise<void>;
