import { elementTag } from "../element-tag.js";

/** How a page places an `<episode-editor>`. */
export interface EpisodeEditorTag {
  readonly id?: string;
  readonly episodeId?: string;
  readonly salonId?: string;
  readonly attr?: string;
  readonly finisher?: "post" | "postemit" | "emit";
  readonly draftKey?: string;
  readonly name?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly readonly?: boolean;
  readonly cancelable?: boolean;
  readonly locale?: string;
}

/** The tag, and what stands there until the element is defined. */
export function episodeEditor(tag: EpisodeEditorTag) {
  const attributes = {
    id: tag.id,
    name: tag.name,
    "episode-id": tag.episodeId,
    "salon-id": tag.salonId,
    attr: tag.attr,
    finisher: tag.finisher,
    "draft-key": tag.draftKey,
    value: tag.value,
    required: tag.required,
    readonly: tag.readonly,
    cancelable: tag.cancelable,
    locale: tag.locale,
  };
  return elementTag("episode-editor", attributes, "配信の編集には JavaScript が必要です。");
}
