export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  limitSeconds?: number;
  silenceSeconds?: number;
  signs?: string;
}
export declare function runCommand(
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<{ code: number; seconds: number }>;
export declare function endWithUs(): void;
