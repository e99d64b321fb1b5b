import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useQuery } from "../../collection/index.js";
import { type EditorCommands, recordContent, useFocusRequest } from "../../editor/index.js";
import { usePrefetch } from "../../kit/Deferred.js";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import type { Failure } from "../../lib/failure.js";
import { ListEditorFrame } from "../../list-editor/index.js";
import { ReferencesProvider } from "../../references/index.js";
import { conditionParts } from "../condition-slide/index.js";
import { Basics } from "./Basics.js";
import { Channels } from "./channels/Channels.js";
import { NotificationCondition } from "./condition/NotificationCondition.js";
import { Hours } from "./hours/Hours.js";
import { NotificationAnnouncer } from "./NotificationAnnouncer.js";
import {
  NotificationProvider,
  type NotificationScreenContext,
  useNotification,
  useNotificationSettings,
} from "./notification-context.js";
import type { NotificationModel } from "./notification-model.js";
import { Summary } from "./Summary.js";
import type { NotificationServices } from "./services.js";
import { Target } from "./Target.js";
import { Trigger } from "./Trigger.js";

/** Selectors of the parts of a row of hours. */
const rowParts = { fields: ".timing", head: ".timing" };

/** The notification editor's screen, or the condition of the notification in its place (rules: notification-screen). */
export function NotificationScreen(props: {
  model: NotificationModel;
  commands: EditorCommands;
  services: NotificationServices;
}) {
  const { model, commands, services } = props;
  const settings = useAtomValue(model.atoms.settings);
  const isConditionOpen = useAtomValue(model.atoms.isConditionOpen);
  const context = useMemo<NotificationScreenContext>(
    () => ({ model, commands, services }),
    [model, commands, services],
  );
  const references = useMemo(() => ({ settings, lists: services.page.lists }), [settings, services]);
  const near = useNearList();
  usePrefetch(...conditionParts);
  return (
    <NotificationProvider value={context}>
      <ReferencesProvider value={references}>
        <NearProvider value={near}>{isConditionOpen ? <NotificationCondition /> : <Editor />}</NearProvider>
        <NotificationAnnouncer />
      </ReferencesProvider>
    </NotificationProvider>
  );
}

function Editor() {
  const { model, commands, services } = useNotification();
  const { words } = useNotificationSettings();
  const problems = useAtomValue(model.atoms.shown);
  const loading = useAtomValue(model.atoms.loading);
  const screen = useFocusRequest(model, rowParts);
  const isThere = loading === null;
  return (
    <ListEditorFrame
      ref={screen}
      model={model}
      commands={commands}
      canFinish={isThere}
      problems={problems}
      words={{ finish: words.save, at: words.at }}
      content={recordContent(loading, { ...words, failed: words.unknownError }, services.loadAgain)}
    >
      <WhatFailed />
      {isThere ? (
        <div className="notification">
          <Basics />
          <Trigger />
          <Target />
          <Channels />
          <Hours />
          <Summary />
        </div>
      ) : null}
    </ListEditorFrame>
  );
}

/** One message for everything that could not be loaded (rules: notification-load-failed), whatever the server said. */
function WhatFailed() {
  const { model, services } = useNotification();
  const { words } = useNotificationSettings();
  const loading = useAtomValue(model.atoms.loading);
  const [boilerplate, channels] = [services.boilerplate(), services.channels()];
  const [events, list] = [useQuery(boilerplate), useQuery(channels)];
  const ofRecord = loading?.is === "failed" ? loading.failure : null;
  const ofEvents = events.is === "failed" ? events.failure : null;
  // Kinds that were read since are there all the same.
  const ofList = list.is === "failed" ? list.failure : list.is === "ready" ? list.refreshFailure : null;
  useReport(ofRecord);
  useReport(ofEvents);
  useReport(ofList);
  if (!ofRecord && !ofEvents && !ofList) return null;
  return (
    <LoadFailed
      title={words.unknownError}
      retryLabel={words.loadAgain}
      onRetry={() => {
        if (ofRecord) services.loadAgain();
        if (ofEvents) void boilerplate.retry();
        if (ofList) void channels.retry();
      }}
    />
  );
}

/** Tells the page of a failure, once for each try. */
function useReport(failure: Failure | null): void {
  const { commands } = useNotification();
  const { words } = useNotificationSettings();
  const report = useEffectEvent((reported: Failure) =>
    commands.reportFailure(reported, [words.unknownError]),
  );
  useEffect(() => {
    if (failure !== null && failure.kind !== "aborted") report(failure);
  }, [failure]);
}
