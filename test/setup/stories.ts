import { afterEach, expect, type TestContext } from "vitest";
import { complaints, type ReadingParameters } from "../../stories/reading.js";
import { drawnClosedDialogs } from "../tools/closed-dialogs.js";
import { coveredAtZoom } from "../tools/story-focus.js";
import { readAtEachWidth } from "../tools/story-reading.js";

/** Storybook gives each test its story, which stands until the next one, and sets the size of the window before each. */
type StoryContext = TestContext & { story?: { parameters: { reading?: ReadingParameters } } };

afterEach(async ({ task, story }: StoryContext) => {
  // Halfway through a gesture that failed there is nothing to read.
  if (!story || task.result?.state === "fail") return;
  expect(drawnClosedDialogs()).toEqual([]);
  // What is laid out by an observer follows the window a moment later, and until then may lie over something.
  await expect.poll(async () => complaints(await readAtEachWidth(), story.parameters.reading)).toEqual([]);
  expect(await coveredAtZoom()).toEqual([]);
});
