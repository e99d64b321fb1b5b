import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import fieldTokensSheet from "../../src/kit/field-tokens.css?inline";
import fieldTokensCss from "../../src/kit/field-tokens.css?raw";
import { useSheet } from "../../src/kit/sheets.js";
import tokensCss from "../../src/kit/tokens.css?raw";
import widgetTokensSheet from "../../src/kit/widget-tokens.css?inline";
import widgetTokensCss from "../../src/kit/widget-tokens.css?raw";
import { readTokenGroups, readTokens, type Token } from "../../test/tools/manifest/tokens.js";
import { pageThemeOf } from "../page-theme.js";
import { onStage, Stage } from "../stage.js";
import tokensPage from "./tokens-page.css?inline";

/** The design tokens as the style sheets have them, with their comments. */
export default {
  title: "デザイン/トークン",
  render: (_, { globals }) => (
    <Stage theme={pageThemeOf(globals.theme)}>
      <TokensPage />
    </Stage>
  ),
} satisfies Meta;

export const 一覧: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement);
    const names = [tokensCss, fieldTokensCss, widgetTokensCss].flatMap(readTokens).map(({ name }) => name);
    const shown = stage.getAllByRole("term").map((term) => term.textContent);
    await expect(new Set(shown)).toEqual(new Set(names));
    await expect(shown).toHaveLength(names.length);
    const [light, dark] =
      stage.getByText("--ce-surface").closest("div")?.querySelectorAll(".token-sample > span") ?? [];
    await expect(light && getComputedStyle(light).backgroundColor).toBe("rgb(255, 255, 255)");
    await expect(dark && getComputedStyle(dark).backgroundColor).toBe("rgb(20, 23, 29)");
  },
};

function TokensPage() {
  useSheet(fieldTokensSheet);
  useSheet(widgetTokensSheet);
  useSheet(tokensPage);
  return (
    <div className="tokens-page">
      <h1>トークン</h1>
      <Groups title="どのエディタにもあるもの" css={tokensCss} />
      <Groups title="閉じた入力欄のもの" css={fieldTokensCss} />
      <Groups title="後から読み込まれる部品のもの" css={widgetTokensCss} />
    </div>
  );
}

function Groups({ title, css }: { title: string; css: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {readTokenGroups(css).map(({ heading, tokens }) => (
        <section key={heading} aria-label={heading}>
          <h3>{heading}</h3>
          <dl>
            {tokens.map((token) => (
              <div key={token.name} className="token">
                <dt>{token.name}</dt>
                <dd className="token-samples">
                  {(["light", "dark"] as const).map((scheme) => (
                    <Sample key={scheme} token={token} scheme={scheme} />
                  ))}
                </dd>
                <dd className="token-value">{token.default}</dd>
                <dd>{token.description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Sample({ token: { name, default: value }, scheme }: { token: Token; scheme: "light" | "dark" }) {
  const style = sampleStyle(name, value);
  if (style === undefined) return null;
  // What does not depend on the scheme is shown once.
  if (scheme === "dark" && !value.includes("light-dark(")) return null;
  const text = name.startsWith("--ce-type-") ? "予約 Aa 123" : null;
  return (
    <span className="token-sample" style={{ colorScheme: scheme }}>
      <span style={style}>{text}</span>
    </span>
  );
}

/** How a token shows what it is; none for figures that only mean something in use. */
function sampleStyle(name: string, value: string): CSSProperties | undefined {
  const used = `var(${name})`;
  if (name.startsWith("--ce-type-")) return { font: used };
  if (name.startsWith("--ce-shadow-")) return { ...box, background: "var(--ce-floating)", boxShadow: used };
  if (name.startsWith("--ce-radius-")) return { ...box, ...outlined, borderRadius: used };
  if (value.startsWith("light-dark(")) return { ...box, ...outlined, background: used };
  if (/^\d+px$/.test(value) && !name.includes("type")) return { ...bar, inlineSize: used };
  return undefined;
}

const box = { display: "block", inlineSize: 56, blockSize: 28, borderRadius: "var(--ce-radius-1)" };
const outlined = { border: "1px solid var(--ce-border)", boxSizing: "border-box" } as const;
const bar = { display: "block", blockSize: 8, maxInlineSize: "100%", background: "var(--ce-accent)" };
