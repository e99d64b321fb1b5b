import type { Ask } from "./ask.js";
import type { Finding } from "./finding.js";
import { unknownPath } from "./judge-unknown.js";
import { type CallResponse, textOf } from "./response.js";

/** Why nobody can be asked at an address, with what to do; `null` where somebody answers. */
export async function noServer(
  response: CallResponse,
  base: string,
  askAt: (base: string) => Ask,
): Promise<Finding | null> {
  if (response.kind === "timeout")
    return finding("no answer in time", "See what keeps the server from answering.");
  if (response.kind === "skipped") return null;
  if (base.startsWith("http:") && (await wantsHttps(response, base, askAt)))
    return finding(
      "an https port that was asked by http",
      `Ask it by https: check ${base.replace("http:", "https:")}`,
    );
  return response.kind === "answer" ? null : because(response.reason, base);
}

function because(reason: string, base: string): Finding {
  if (/^E(NOTFOUND|AI_AGAIN)$/.test(reason))
    return finding(
      "no such name",
      "See whether the name is spelt right, and whether this computer knows it (hosts, VPN).",
    );
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/.test(reason))
    return finding(
      "nothing listens there",
      "Start the server, and see whether its port is right, and whether it listens at this address (127.0.0.1, ::1).",
    );
  if (/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/.test(reason))
    return finding("a certificate that is out of date", "Renew it.");
  if (reason === "ERR_TLS_CERT_ALTNAME_INVALID")
    return finding(
      "a certificate of another name",
      "Ask by the name that it is for, or have one made for this name.",
    );
  if (isMistrust(reason))
    return finding(
      "a certificate that Node does not trust",
      'Name the file of who signed it, or of itself where it is self-signed: NODE_EXTRA_CA_CERTS=file.pem before the command. Of mkcert: NODE_EXTRA_CA_CERTS="$(mkcert -CAROOT)/rootCA.pem"',
    );
  if (/^ERR_SSL_|^EPROTO$/.test(reason) && base.startsWith("https:"))
    return finding("no https at this port", `Ask it by http: check ${base.replace("https:", "http:")}`);
  return finding(
    `no connection (${reason})`,
    "Start it, and see whether the address and the port are right, and what stands between.",
  );
}

function isMistrust(reason: string): boolean {
  return /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|^CERT_|INVALID_CA/.test(reason);
}

/** Servers say so by 400, close the connection, or answer in bytes that are no HTTP: then https tells. */
async function wantsHttps(
  response: CallResponse,
  base: string,
  askAt: (base: string) => Ask,
): Promise<boolean> {
  if (response.kind === "answer")
    return response.status === 400 && /https (port|server)/i.test(textOf(response) ?? "");
  if (response.kind !== "unreachable" || !/^(UND_ERR_SOCKET|ECONNRESET|EPIPE|HPE_.*)$/.test(response.reason))
    return false;
  const other = await askAt(base.replace("http:", "https:"))({
    method: "GET",
    path: unknownPath,
    bare: true,
  });
  return other.kind === "answer" || (other.kind === "unreachable" && isMistrust(other.reason));
}

function finding(came: string, todo: string): Finding {
  return {
    ...{ code: "no-server", weight: "wrong", at: "connection", expected: "a server at this address" },
    ...{ came, shows: "Every element says that the server was not reached.", todo },
  };
}
