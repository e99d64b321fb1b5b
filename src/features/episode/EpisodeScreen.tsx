import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { type EditorCommands, recordContent, useFocusRequest } from "../../editor/index.js";
import { usePrefetch } from "../../kit/Deferred.js";
import { Notice } from "../../kit/Notice.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import { ListEditorFrame, SelectionTools } from "../../list-editor/index.js";
import { ReferencesProvider } from "../../references/index.js";
import { conditionParts } from "../condition-slide/index.js";
import { messageParts, RecentEmojiProvider } from "../message/index.js";
import { Basics } from "./Basics.js";
import { EpisodeCondition } from "./condition/EpisodeCondition.js";
import { onRequestPart } from "./deferred.js";
import { EpisodeAnnouncer } from "./EpisodeAnnouncer.js";
import {
  EpisodeProvider,
  type EpisodeScreenContext,
  useEpisode,
  useEpisodeSettings,
} from "./episode-context.js";
import type { EpisodeModel } from "./episode-model.js";
import { LoadFailure } from "./LoadFailure.js";
import { ConflictChoices } from "./merge/ConflictChoices.js";
import { Asked } from "./OpenDialogs.js";
import { Planned } from "./planned/Planned.js";
import { Summary } from "./Summary.js";
import type { EpisodeServices } from "./services.js";
import { Steps } from "./steps/Steps.js";

/** Selectors of the parts of a step; one without the field is closed, and its head opens it. */
const panelParts = { fields: ".panel-body", head: "[aria-expanded]" };

/** The episode editor's screen, or the condition of one of its steps in its place. */
export function EpisodeScreen(props: {
  model: EpisodeModel;
  commands: EditorCommands;
  services: EpisodeServices;
}) {
  const { model, commands, services } = props;
  const settings = useAtomValue(model.atoms.settings);
  const slide = useAtomValue(model.atoms.slide);
  const context = useMemo<EpisodeScreenContext>(
    () => ({ model, commands, services }),
    [model, commands, services],
  );
  const references = useMemo(() => ({ settings, lists: services.page.lists }), [settings, services]);
  const near = useNearList();
  usePrefetch(...conditionParts, ...messageParts, onRequestPart);
  return (
    <EpisodeProvider value={context}>
      <ReferencesProvider value={references}>
        <NearProvider value={near}>
          <RecentEmojiProvider>
            {slide === null ? (
              <Editor />
            ) : (
              <EpisodeCondition key={slide} rowKey={slide} editor={<Editor />} />
            )}
            <EpisodeAnnouncer />
          </RecentEmojiProvider>
        </NearProvider>
      </ReferencesProvider>
    </EpisodeProvider>
  );
}

function Editor() {
  const { model, commands, services } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const problems = useAtomValue(model.atoms.shown);
  const loading = useAtomValue(model.atoms.loading);
  const isGone = useAtomValue(model.atoms.isGone);
  const isRunning = useAtomValue(model.atoms.isRunning);
  const screen = useFocusRequest(model, panelParts);
  const [isAsking, setAsking] = useState(false);
  const isThere = loading === null;
  /** A running sequence asks before its contents are changed; a page that submits is not. */
  const asking = useMemo<EditorCommands>(
    () => ({
      ...commands,
      submit: () => (isRunning && model.problems().length === 0 ? setAsking(true) : commands.submit()),
    }),
    [commands, isRunning, model],
  );
  return (
    <ListEditorFrame
      ref={screen}
      model={model}
      commands={asking}
      canFinish={isThere && !isGone}
      problems={problems}
      words={{ finish: words.save, at: words.at }}
      selectionTools={fixed ? null : <SelectionTools model={model} locale={settings.locale} />}
      content={recordContent(loading, { ...words, failed: words.loadFailed }, services.loadAgain)}
    >
      <LoadFailure />
      {isThere ? (
        <div className="episode">
          {isGone ? <Notice tone="info">{words.isDeleted}</Notice> : null}
          <ConflictChoices />
          <Basics />
          <Steps />
          <Planned />
          <Summary />
        </div>
      ) : null}
      {isAsking ? (
        <Asked
          question="save"
          onAnswer={(isMeant) => {
            setAsking(false);
            if (isMeant) commands.submit();
          }}
        />
      ) : null}
    </ListEditorFrame>
  );
}
