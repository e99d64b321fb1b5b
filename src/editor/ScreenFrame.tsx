import { useAtomValue } from "jotai";
import { type ReactNode, type Ref, useCallback, useRef } from "react";
import { AlertRegion } from "../kit/AlertRegion.js";
import { StatusNotice } from "../kit/Notice.js";
import { RegionNameProvider } from "../kit/region-name.js";
import type { Locale } from "../lib/locale.js";
import { pageAddress } from "../lib/page-address.js";
import { Content, type ScreenContent } from "./Content.js";
import { whyUnread } from "./explain-failure.js";
import { type EditingWords, editingWords } from "./messages.js";
import type { ScreenCommands } from "./session.js";
import { useEditorNumber } from "./use-editor-number.js";
import { followWriting } from "./use-focus-request.js";

/** The parts that every screen has in the same place: what cannot be read, the content or what stands for it, alerts. */
export interface ScreenFrameProps {
  commands: ScreenCommands;
  locale: Locale;
  /** Without it the content is there. */
  content?: ScreenContent | undefined;
  /** Above everything, when the screen arrives. */
  arrival?: ReactNode;
  /** Above the content. */
  top?: ReactNode;
  /** In place of the failed call, while there is none. */
  alerts?: ReactNode;
  /** Below the content, in view: over the alerts, and under them. */
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function ScreenFrame(props: ScreenFrameProps) {
  const { commands, locale, content, top = null, children } = props;
  const words = editingWords[locale];
  const topBox = useRef<HTMLDivElement>(null);
  const contentBox = useRef<HTMLDivElement>(null);
  const number = useEditorNumber(commands.pageEditors, topBox);
  const regionName = useCallback(
    (name: string) => (number === 1 ? name : words.inEditor(name, number)),
    [number, words],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only learns what is written in it.
    <div className="editor" part="editor" ref={props.ref} onInput={followWriting} onKeyUp={followWriting}>
      <InputProblems commands={commands} words={words} />
      {props.arrival}
      <div ref={topBox} className={top === null ? "editor-inputs" : "editor-top"}>
        {top}
      </div>
      <RegionNameProvider value={regionName}>
        <div className="editor-content" ref={contentBox} tabIndex={content && -1}>
          {content ? (
            <Content {...content} commands={commands} box={contentBox} locale={locale}>
              {children}
            </Content>
          ) : (
            children
          )}
        </div>
      </RegionNameProvider>
      <div className="editor-finish sticks">
        {props.tools}
        {props.alerts ?? <FailureAlert commands={commands} locale={locale} />}
        {props.foot}
      </div>
    </div>
  );
}

/** Messages on what the page gave and could not be read. In the document before there are any, so that they are announced. */
function InputProblems({ commands, words }: { commands: ScreenCommands; words: EditingWords }) {
  const names = useAtomValue(commands.session.unreadableInputs);
  const inexact = useAtomValue(commands.session.inexactInputs);
  const lines = names.map((name) => whyUnread(name, inexact[name], words).join(" "));
  return <StatusNotice tone="danger" text={lines.join("\n")} />;
}

/** One alert region for the calls of a screen. */
export function FailureAlert({ commands, locale }: { commands: ScreenCommands; locale: Locale }) {
  const failure = useAtomValue(commands.session.failure);
  if (failure === null) return <AlertRegion problems={[]} />;
  return (
    <AlertRegion
      title={failure.title}
      action={failure.isPage ? <LogInLink words={editingWords[locale]} /> : null}
      problems={failure.reasons.map((text, id) => ({ id, text }))}
    />
  );
}

/** The page itself, in another tab: the server shows its login there, and this one keeps the work. */
export function LogInLink({ words }: { words: EditingWords }) {
  return (
    <a href={pageAddress()} target="_blank" rel="noopener noreferrer">
      {words.logInElsewhere}
    </a>
  );
}
