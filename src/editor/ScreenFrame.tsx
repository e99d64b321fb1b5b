import { useAtomValue } from "jotai";
import { type ReactNode, type Ref, type RefObject, useCallback, useRef } from "react";
import { AlertRegion } from "../kit/AlertRegion.js";
import { Button } from "../kit/Button.js";
import { EmptyState } from "../kit/EmptyState.js";
import { ErrorState } from "../kit/ErrorState.js";
import { Notice } from "../kit/Notice.js";
import { RegionNameProvider } from "../kit/region-name.js";
import { Skeleton } from "../kit/Skeleton.js";
import type { Failure } from "../lib/failure.js";
import type { Locale } from "../lib/locale.js";
import { pageAddress } from "../lib/page-address.js";
import { explainFailure } from "./explain-failure.js";
import { type EditingWords, editingWords } from "./messages.js";
import type { ScreenCommands } from "./session.js";
import { useContentFailure } from "./use-content-failure.js";
import { useEditorNumber } from "./use-editor-number.js";

/** Whether what the screen shows is there. A query of `collection/` has this shape. */
export type ContentState =
  | { is: "loading" }
  | { is: "failed"; failure: Failure }
  /** `refreshFailure`: the last try to bring it up to date failed; what is shown is from before. */
  | { is: "ready"; refreshFailure?: Failure | null };

/** How a screen waits for its content. */
export interface ScreenContent {
  state: ContentState;
  words: ContentWords;
  onRetry(): void;
  /** What stands there instead when there is nothing to show. */
  empty?: ReactNode;
}

/** What is said while the content is not there, and while it is from before. */
export interface ContentWords {
  loading: string;
  failed: string;
  refreshFailed: string;
  retry: string;
}

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
    <div className="editor" part="editor" ref={props.ref}>
      <InputProblems commands={commands} words={words} />
      {props.arrival}
      <div ref={topBox} className={top === null ? "editor-inputs" : "editor-top"}>
        {top}
      </div>
      <RegionNameProvider value={regionName}>
        <div className="editor-content" ref={contentBox} tabIndex={content && -1}>
          {content ? (
            <Content {...content} commands={commands} box={contentBox} editingWords={words}>
              {children}
            </Content>
          ) : (
            children
          )}
        </div>
      </RegionNameProvider>
      <div className="editor-finish">
        {props.tools}
        {props.alerts ?? <FailureAlert commands={commands} locale={locale} />}
        {props.foot}
      </div>
    </div>
  );
}

/** What the page gave and could not be read. In the document before there is any, so that it is announced. */
function InputProblems({ commands, words }: { commands: ScreenCommands; words: EditingWords }) {
  const names = useAtomValue(commands.session.unreadableInputs);
  return (
    <div role="status" className="editor-inputs">
      {names.length === 0 ? null : (
        <Notice tone="danger">
          {names.map((name) => (
            <div key={name}>{words.inputUnreadable(name)}</div>
          ))}
        </Notice>
      )}
    </div>
  );
}

interface ContentProps extends ScreenContent {
  commands: ScreenCommands;
  box: RefObject<HTMLElement | null>;
  editingWords: EditingWords;
  children: ReactNode;
}

/** The content, or why it is not there. A failed refresh is said beside what is shown. */
function Content({ state, words, empty, commands, box, ...props }: ContentProps) {
  const failure =
    state.is === "loading" ? null : state.is === "failed" ? state.failure : state.refreshFailure;
  useContentFailure(commands, failure, state.is === "failed" ? words.failed : words.refreshFailed);
  const reasons = failure ? explainFailure(failure, props.editingWords).join(" ") : "";
  function retry(): void {
    // The button goes while it is tried, and takes the focus along.
    box.current?.focus({ preventScroll: true });
    props.onRetry();
  }
  switch (state.is) {
    case "loading":
      return <Skeleton label={words.loading} />;
    case "failed":
      // Another try would end the same.
      if (state.failure.kind === "forbidden")
        return (
          <div role="alert">
            <EmptyState title={reasons} />
          </div>
        );
      return <ErrorState title={words.failed} text={reasons} retryLabel={words.retry} onRetry={retry} />;
    case "ready":
      return (
        <>
          <div role="status" className="editor-inputs">
            {failure ? (
              <Notice
                tone="warning"
                actions={
                  <Button variant="quiet" size="s" onPress={retry}>
                    {words.retry}
                  </Button>
                }
              >
                {words.refreshFailed}
              </Notice>
            ) : null}
          </div>
          {empty ?? props.children}
        </>
      );
  }
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
