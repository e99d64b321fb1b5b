/** Server at which a page listens to events, and its private channel (Pusher protocol). */
export interface RealtimeSettings {
  readonly key: string;
  readonly wsHost: string;
  readonly wsPort: number;
  readonly forceTLS: boolean;
  /** Its full name. */
  readonly channel: string;
}
