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

/** What is said about `<episode-editor>`. */
export const episodeEditorDocumentation: ElementDocumentation<typeof episodeEditorDeclaration> = {
  description:
    "Editor of one sequence of messages: before a goal or a reservation, or after a visit, with every date.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The sequence as JSON: an `Episode`. Absent or `null`, without `episode-id`: a new one.",
    "finish-path":
      "Posts the whole sequence there, in place of the calls that create it, save its steps and link it.",
    "episode-id":
      "Loads this sequence, a deleted one too, unless a `value` is given. Nothing can be edited or finished before it is there.",
    "salon-id": "The salon that the sequence is for: a new one is a reservation reminder or a follow-up.",
    attr: "The place of the salon that is edited: `episode_id` or `follow_id`. A new one is of the kind of its place.",
  },
  events: {
    ...finishingEventDocs,
    activated: { detail: "EpisodeActivatedDetail", description: "The sequence was started on the server." },
    deleted: { detail: "EpisodeDeletedDetail", description: "The sequence was deleted on the server." },
    linked: {
      detail: "EpisodeLinkedDetail",
      description: "The sequence was put into a place of the salon, or taken out of it.",
    },
  },
  properties: {
    ...finishingPropertyDocs,
    reservations: {
      type: "readonly SampleReservation[]",
      description:
        'Real reservations to try the sequence with: `[{id, name, date: "YYYY-MM-DD", from: "HH:mm", to: "HH:mm"}]`. Nothing of them is sent; what cannot be read is left out.',
    },
  },
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
