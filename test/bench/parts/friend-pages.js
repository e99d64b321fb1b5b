/** How many rows a page has, and how long an operator rests from typing before it is searched: as ours. */
const size = 50;
const restMs = 300;

/** Friends by pages of the page's server: each is asked for when a row of it is looked at. `changed` is called after each answer. */
export function createFriendPages(changed) {
  let pages = new Map();
  let total = 0;
  let name = "";
  let rest;

  async function ask(page) {
    const own = pages;
    if (own.has(page)) return;
    own.set(page, []);
    const query = new URLSearchParams({ page, per_page: size, ...(name && { name }) });
    const { data, pagination } = await (await fetch(`/api/v1/allow_members?${query}`)).json();
    if (own !== pages) return;
    own.set(page, data);
    total = pagination.total;
    changed();
  }

  return {
    total: () => total,
    at: (place) => pages.get(Math.floor(place / size) + 1)?.[place % size],
    look(first, last) {
      for (let page = Math.floor(first / size); page <= Math.floor(last / size); page += 1) ask(page + 1);
    },
    search(text) {
      clearTimeout(rest);
      rest = setTimeout(() => {
        name = text;
        pages = new Map();
        ask(1);
      }, restMs);
    },
    one: async (id) => (await (await fetch(`/api/v1/allow_members/${id}`)).json()).data,
  };
}

/** What a row says in its third line. */
export function factsOf({ richmenu, target_vars, user_forms }) {
  return [
    ...(richmenu ? [richmenu.name] : []),
    ...target_vars.map(({ name, value }) => `${name}: ${value}`),
    ...user_forms.map((form) => form.name),
  ].join("、");
}

export function timeOf({ last_message_at }) {
  return last_message_at ? new Date(last_message_at).toTimeString().slice(0, 5) : "";
}

export const rowHeight = 84;
export const viewHeight = 600;
