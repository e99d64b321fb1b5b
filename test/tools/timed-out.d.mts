export declare function timedOut(
  times: { began: number; lastSign: number; now: number },
  limits: { limitSeconds: number; silenceSeconds?: number | undefined },
): string | undefined;
