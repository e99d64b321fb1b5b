/** A session of plain WebDriver (https://www.w3.org/TR/webdriver2/): the few commands that are needed here. */
export interface WebDriverSession {
  /** What the browser says of itself. */
  capabilities: Readonly<Record<string, unknown>>;
  send<Result>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Result>;
  end(): Promise<void>;
}

export async function startSession(driver: string, wanted: object): Promise<WebDriverSession> {
  const { sessionId, capabilities } = await command<{
    sessionId: string;
    capabilities: Record<string, unknown>;
  }>("POST", `${driver}/session`, { capabilities: { alwaysMatch: wanted } });
  const session = `${driver}/session/${sessionId}`;
  return {
    capabilities,
    send: (method, path, body) => command(method, session + path, body),
    end: () => command("DELETE", session),
  };
}

async function command<Result>(method: string, url: string, body?: object): Promise<Result> {
  const init = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
  const response = await fetch(url, { method, ...init });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
