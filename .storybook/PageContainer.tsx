import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { themes } from "storybook/theming";
import { colorSchemes, pageThemeOf } from "../stories/page-theme.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** What docs pages stand on: Storybook's own ground in the colours that the toolbar asks for. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const systemIsDark = useSyncExternalStore(onSystemChange, () => dark.matches);
  const [story] = context.componentStories();
  const theme = pageThemeOf(story && context.getStoryContext(story).globals.theme);
  const isDark = theme === "dark" || (theme === "auto" && systemIsDark);
  return (
    <div style={{ colorScheme: colorSchemes[theme] }}>
      <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
        {children}
      </DocsContainer>
    </div>
  );
}

function onSystemChange(listener: () => void): () => void {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
}
