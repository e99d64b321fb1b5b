#!/usr/bin/env bash
# invalidateQueries of TanStack Query, while a query is loaded for the first time: @tanstack/query-core 5.108.0 makes no call. It
# resolves with the answer of the call under way, which was read before the change, and the query counts as up to date
# afterwards. While a query with data is refreshed, the same line gives the running call up and makes another. The option
# cancelRefetch changes nothing of it: it is asked only where there is data.
# Seen on Node 20.20.2. Ends with 0 while it is so, with 1 when the output has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tanstack/query-core@5.108.0
cat >run.mjs <<'JS'
import { QueryClient, QueryObserver } from "@tanstack/query-core";
const client = new QueryClient();
async function changeDuring(name, warm) {
  let [stored, calls] = ["before", 0];
  const queryFn = async () => {
    calls += 1;
    const read = stored;
    await new Promise((done) => setTimeout(done, 50));
    return read;
  };
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false });
  const leave = observer.subscribe(() => {});
  if (warm) {
    await new Promise((done) => setTimeout(done, 100));
    void observer.refetch();
    calls = 1;
  }
  await new Promise((done) => setTimeout(done, 10));
  stored = "after";
  await client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: true });
  const { data, isInvalidated } = client.getQueryCache().find({ queryKey: [name] }).state;
  console.log(`${name}: ${calls} call${calls > 1 ? "s" : ""}, shows "${data}", out of date: ${isInvalidated}`);
  leave();
}
await changeDuring("first load", false);
await changeDuring("refresh", true);
client.clear();
JS
came=$(node run.mjs)
expected='first load: 1 call, shows "before", out of date: false
refresh: 2 calls, shows "after", out of date: false'
echo "$came"
[ "$came" = "$expected" ] && echo "As it was seen." || { echo "It has changed."; exit 1; }
