import { describe, expect, it } from "vitest";
import { createServerClient } from "../../src/collection/index.js";
import type { ListKind } from "../../src/features/picker/index.js";
import { createHttp } from "../../src/lib/http.js";
import { createPageLists } from "../../src/references/lists.js";
import { createSharedLists } from "../../src/references/shared-lists.js";

const settings = { apiBase: () => "", csrfToken: () => null, origin: () => "https://console.example" };

/** Lists whose calls nobody answers, and the servers they were to be asked of. */
function sharedLists() {
  const servers: string[] = [];
  const lists = createSharedLists(createServerClient(), (server) => {
    servers.push(server);
    return createHttp(settings);
  });
  return { lists, servers };
}

describe("the lists of a page", () => {
  it("are each one for all who ask, by kind and server", () => {
    const { lists, servers } = sharedLists();
    const kinds: ListKind[] = ["tag", "journey", "response_mark"];
    for (const server of ["", "/other"]) {
      const found = kinds.map((kind) => lists.list(server, kind));
      expect(kinds.map((kind) => lists.list(server, kind))).toEqual(found);
      expect(new Set(found).size).toBe(kinds.length);
    }
    expect(lists.list("", "tag")).not.toBe(lists.list("/other", "tag"));
    expect(servers).toEqual(["", "", "", "/other", "/other", "/other"]);
  });

  it("and the choices of each variable", () => {
    const { lists } = sharedLists();
    expect(lists.choices("", 7)).toBe(lists.choices("", 7));
    expect(lists.choices("", 7)).not.toBe(lists.choices("", 8));
  });

  it("are another page's own", () => {
    expect(sharedLists().lists.list("", "tag")).not.toBe(sharedLists().lists.list("", "tag"));
  });

  it("are those of the server that the editor names in the turn", async () => {
    const { lists } = sharedLists();
    let server = "";
    const own = createPageLists(lists, createHttp(settings), () => server);
    expect(own.list("tag")).toBe(lists.list("", "tag"));
    server = "/other";
    await Promise.resolve();
    expect(own.list("tag")).toBe(lists.list("/other", "tag"));
  });
});
