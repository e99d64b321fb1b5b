import {
  type Episode,
  type EpisodeEditorElement,
  type EpisodeStep,
  episodeSchema,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const sequence: EpisodeEditorElement = document.createElement("episode-editor");
sequence.episodeId = 9;
sequence.attr = "follow_id";
sequence.reservations = [{ id: 1, name: "佐藤", date: "2026-12-01", from: "15:00", to: "16:00" }];
sequence.addEventListener("activated", (event) => keep(event.detail.episodeId + 1, event.detail.response));
sequence.addEventListener("linked", (event) => keep(event.detail.salonId + 1, event.detail.episodeId));
sequence.addEventListener("deleted", (event) => keep(event.detail.episodeId + 1));
const episode: Episode = sequence.value;
const step: EpisodeStep | undefined = episode.steps[0];
keep(step?.content.template_id, episodeSchema["~standard"].vendor);
// @ts-expect-error: a type is one of four.
episode.type = 12;
