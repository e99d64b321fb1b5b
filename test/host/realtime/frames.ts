/** Frames of the Pusher protocol. What comes with one is JSON, written as a text within the JSON. */
export function frame(event: string, data: unknown = {}, channel?: string): string {
  return JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });
}

export interface Frame {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a page sent. Undefined where it is nothing that a page sends. */
export function readFrame(text: string): Frame | undefined {
  const whole = parsed(text);
  if (!whole || typeof whole.event !== "string") return undefined;
  const { event, data } = whole;
  return { event, data: (typeof data === "string" ? parsed(data) : objectIn(data)) ?? {} };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return objectIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function objectIn(value: unknown): Record<string, unknown> | undefined {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : undefined;
}
