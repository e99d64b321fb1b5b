import { useEffect, useRef } from "react";
import type { Hear } from "./events.js";
import { openPage } from "./framed-page.js";

/** A snippet of HTML as a page of its own, as high as what it holds. */
export function LivePage(props: {
  html: string;
  colorScheme: string;
  hear: Hear;
  fault(text: string): void;
}) {
  const { html, colorScheme } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const { current: iframe } = frame;
    if (!iframe) return;
    openPage(iframe, html, {
      colorScheme: latest.current.colorScheme,
      hear: (name, detail) => latest.current.hear(name, detail),
      fault: (text) => latest.current.fault(text),
    });
    const root = iframe.contentDocument?.documentElement;
    if (!root) return;
    const observer = new ResizeObserver(() => {
      iframe.style.blockSize = `${Math.ceil(root.getBoundingClientRect().height)}px`;
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [html]);

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.style.colorScheme = colorScheme;
  }, [colorScheme]);

  return <iframe ref={frame} className="live-page" title="The snippet, running" />;
}
