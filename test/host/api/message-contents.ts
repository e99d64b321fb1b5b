import { resource } from "../store.js";

/** One message as a preview shows it. `kind` is what it is besides text. */
export interface MessageContent {
  readonly kind: "text" | "image" | "card" | "question";
  readonly text: string;
  /** Captions of a card's or question's buttons. */
  readonly buttons?: readonly string[];
}

/** What a message template says, under the template's id. */
export const templateContents = resource<readonly MessageContent[]>("egg_content");

/** What a scenario sends and when: day 0 is the day of its start. Under the scenario's id. */
export const scenarioContents =
  resource<readonly { readonly day: number; readonly time: string; readonly message: MessageContent }[]>(
    "scenario_content",
  );

/** Who messages may be sent as. */
export const senders = resource<{ readonly id: number; readonly name: string }>("sender");

/** The friends that test messages may be sent to. */
export const testRecipients = resource<{ readonly id: number; readonly name: string }>("test_recipient");

/** A test that an operator sent from a pop-up. */
export const testSends = resource<{
  readonly of: "template" | "scenario";
  readonly content_id: number;
  readonly recipient_ids: readonly number[];
}>("test_send");
