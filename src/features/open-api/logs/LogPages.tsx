import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { LogPage } from "../../../api/open-api-calls.js";
import { Button } from "../../../kit/Button.js";
import { useComposition } from "../../../kit/composition.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { TextField } from "../../../kit/TextField.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { rangeOf } from "./frozen-log.js";
import { logWords } from "./messages.js";

/** Which calls of how many are shown, and the way to the others. */
export function LogPages({ shown, asked }: { shown: LogPage; asked: number | null }) {
  const { model } = useOpenApi();
  const { settings, words: frame } = useOpenApiSettings();
  const words = logWords[settings.locale];
  const { page, lastPage, perPage, total } = shown;
  const [text, setText] = useState(String(page));
  const isTyped = useRef(false);
  const { tracker, handlers } = useComposition();
  // Another page is shown: the field says which.
  useEffect(() => setText(String(page)), [page]);
  const range = rangeOf(
    { current_page: page, last_page: lastPage, per_page: perPage, total },
    shown.logs.length,
  );
  const goTo = (next: number) => model.logs.goTo(next);
  function write(next: string): void {
    isTyped.current = true;
    setText(next);
  }
  /** Goes to the typed page; a page that was asked for by Enter is not asked for again as the field is left. */
  function go(): void {
    if (!isTyped.current) return;
    isTyped.current = false;
    const wanted = Number(text.normalize("NFKC").trim());
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= lastPage) {
      if (wanted !== page) goTo(wanted);
    } else setText(String(page));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || tracker.owns(event)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what is written in its field.
    <div className="open-api-pages" onKeyDown={onKeyDown} {...handlers}>
      <StatusRegion visible className="" text={words.range(range.from, range.to, range.total)} />
      <span className="open-api-grow" />
      <Button
        size="s"
        unavailable={page <= 1}
        busy={asked !== null && asked < page}
        busyLabel={frame.working}
        onPress={() => goTo(page - 1)}
      >
        {words.previous}
      </Button>
      <span className="open-api-page">
        <TextField label={words.page} value={text} onChange={write} onLeave={go} />
        <span>{words.ofPages(lastPage)}</span>
      </span>
      <Button
        size="s"
        unavailable={page >= lastPage}
        busy={asked !== null && asked > page}
        busyLabel={frame.working}
        onPress={() => goTo(page + 1)}
      >
        {words.next}
      </Button>
    </div>
  );
}
