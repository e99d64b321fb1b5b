import { DocsContext, DocsStory } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/** Every way of embedding under the other. */
export function EmbeddingPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <header className="page reference sb-unstyled">
        <h1>Embedding</h1>
        <p>
          One tag is a whole editor. Serve the package's <code>dist/</code> from one folder, here{" "}
          <code>./assets/</code>. Each snippet below runs as a page of its own, from the very text that is
          shown; a demo server in memory answers its calls.
        </p>
      </header>
      {stories.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </>
  );
}
