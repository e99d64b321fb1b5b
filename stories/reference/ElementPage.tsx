import { DocsContext, Primary } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { ElementReference } from "./ElementReference.js";
import { HostPage } from "./HostPage.js";
import { elementOf } from "./manifest.js";
import { Prose } from "./Prose.js";

/** The docs page of an element: live, then its page for host developers, the states it has stories of, and everything its manifest says. */
export function ElementPage() {
  const stories = useContext(DocsContext).componentStories();
  const element = elementOf(stories[0]?.parameters.element);
  if (!element) throw new Error("`parameters.element` of these stories names no element of the manifest.");
  return (
    <>
      <header className="page reference sb-unstyled">
        <h1>{`<${element.tagName}>`}</h1>
        <p>
          <Prose text={element.description} />
        </p>
      </header>
      <Primary />
      <HostPage tag={element.tagName} />
      <nav className="page reference sb-unstyled" aria-label="States">
        <h2>States</h2>
        <p>Each is a story; the Controls beside it set every attribute.</p>
        <ul>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ElementReference element={element} />
    </>
  );
}
