import type { MessageTimelineElement } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const timeline: MessageTimelineElement = document.createElement("message-timeline");
timeline.pattern = "memberDetail";
timeline.memberId = "7";
timeline.poll = 30;
timeline.value = [101, 102];
timeline.append([{ id: 103, text: "はい" }]);
keep(timeline.state.selectedMessageIds.length, timeline.state.alert);
timeline.addEventListener("finish", (event) => keep(event.detail.payload[0]));
// @ts-expect-error: there is no such pattern.
timeline.pattern = "all";
