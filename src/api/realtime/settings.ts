/** Where a page hears what happens, and the private channel on which (Pusher protocol). */
export interface RealtimeSettings {
  readonly key: string;
  readonly wsHost: string;
  readonly wsPort: number;
  readonly forceTLS: boolean;
  /** Its full name. */
  readonly channel: string;
}
