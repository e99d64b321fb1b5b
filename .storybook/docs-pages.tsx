import { type ComponentProps, lazy, Suspense } from "react";

// What docs pages need is large, and a story or a test of one needs none of it.
const Container = lazy(async () => ({ default: (await import("./PageContainer.js")).PageContainer }));
const Page = lazy(async () => ({
  default: (await import("../stories/reference/ElementPage.js")).ElementPage,
}));

/** The ground of every docs page. */
export function container(props: ComponentProps<typeof Container>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** What a docs page shows unless its stories say otherwise. */
export function page() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
