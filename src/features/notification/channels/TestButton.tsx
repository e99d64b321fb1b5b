import { useEffect, useRef, useState } from "react";
import type { Channel } from "../../../api/notifications.js";
import { Button } from "../../../kit/Button.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";
import type { TestChannelFunction } from "../services.js";

/** Has the page send a test. What comes of it is said beside the button. */
export function TestButton({ channel, test }: { channel: Channel; test: TestChannelFunction }) {
  const { model, services } = useNotification();
  const { words } = useNotificationSettings();
  const [isRunning, setRunning] = useState(false);
  const [announced, announce] = useState("");
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function run(): Promise<void> {
    const controller = new AbortController();
    leaving.current = controller;
    setRunning(true);
    announce("");
    let outcome = words.testFailed;
    try {
      const { ok, message } = await test(channel, model.payload(), { signal: controller.signal });
      outcome = [ok ? words.tested : words.testFailed, message].filter(Boolean).join(" ");
    } catch (error) {
      if (!controller.signal.aborted) services.reportError(error);
    }
    if (controller.signal.aborted) return;
    setRunning(false);
    announce(outcome);
  }

  return (
    <span className="channel-test">
      <StatusRegion visible className="" text={announced} />
      <Button variant="quiet" size="s" busy={isRunning} busyLabel={words.testing} onPress={() => void run()}>
        {words.test(channel.name)}
      </Button>
    </span>
  );
}
