import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { episodeEditorDeclaration } from "./declaration.js";

/** Documentation of `<episode-editor>`. */
export const episodeEditorDocumentation: ElementDocumentation<typeof episodeEditorDeclaration> = {
  description:
    "Editor of one sequence of messages: before a goal or a reservation, or after a visit, with every date.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The sequence as JSON: an `Episode`. Absent or `null`, without `episode-id`: a new one.",
    "finish-path":
      "Path that the whole sequence is posted to, in place of calls of its own. Absent: the calls that create it, save its steps and link it.",
    "episode-id":
      "Id of a sequence (a deleted one too), which is loaded unless a `value` is given. Nothing can be edited or finished before it is there.",
    "salon-id":
      "Id of the salon that the sequence is for. A new sequence of a salon is a reservation reminder or a follow-up.",
    attr: "Field of the salon that the sequence is linked to: the reminder (`episode_id`) or the follow-up (`follow_id`). It decides the kind of a new sequence.",
  },
  events: {
    ...finishingEventDocs,
    activated: { detail: "EpisodeActivatedDetail", description: "The sequence was started on the server." },
    deleted: { detail: "EpisodeDeletedDetail", description: "The sequence was deleted on the server." },
    linked: {
      detail: "EpisodeLinkedDetail",
      description: "The sequence was linked to the salon, or its link was removed.",
    },
  },
  properties: {
    ...finishingPropertyDocs,
    reservations: {
      type: "readonly SampleReservation[]",
      description:
        'Real reservations to try the sequence with: `[{id, name, date: "YYYY-MM-DD", from: "HH:mm", to: "HH:mm"}]`. They are never sent; one that cannot be read is left out.',
    },
  },
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
