// What the contenders of `salon` are given: who can do what, for all of them; for ours a salon's server too.
(() => {
  const list = (length, make) => Array.from({ length }, (_, at) => make(at));
  const colors = ["#2971c6", "#2e854d", "#b4541a", "#8a4bb0"];
  const at = { salon_id: 1, description: "", deleted_at: null, updated_at: "2026-11-02T10:00:00+09:00" };
  const course = (index) => ({
    ...{
      id: index + 1,
      ...at,
      name: `コース ${index + 1}`,
      order: index + 1,
      duration_min: 30 + (index % 8) * 15,
    },
    ...{ price: 1000 + (index % 90) * 100, color: colors[index % 4], is_public: index % 7 > 0 },
  });
  const resource = (index) => ({
    ...{ id: index + 1, ...at, name: `担当 ${index + 1}`, order: index + 1, capacity: 1, fee: null },
    ...{ icon_url: null, color: colors[index % 4], is_public: true },
  });
  /** Nearly half of the pairs are off; of the first four rows and columns none, so that a change shows in their headings. */
  const isOff = (row, column) => row > 3 && column > 3 && (row * 7 + column * 13) % 20 < 9;

  /** Hours of a week, and special days. */
  function hours(days) {
    const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear();
    const usual = [{ from: "10:00", to: "19:00" }];
    const first = Date.UTC(year, 0, 1);
    return {
      config: {
        ...{ id: 1, salon_id: 1, enable_online: true, sync_shift: false, push_notification_status: true },
        ...{ change_permission: 1, cancel_permission: 1, slot_minutes: 15, updated_at: at.updated_at },
        // Every second day for two years: on the others the week is seen.
        special_dates: list(days, (day) => ({
          date: new Date(first + 2 * day * 86_400_000).toISOString().slice(0, 10),
          ...{ closed: day % 3 === 0, note: "臨時" },
          ranges: day % 3 === 0 ? [] : [{ from: "10:00", to: "17:00" }],
        })),
      },
      opening: {
        ...{ year, type: 1, common: usual, dates: {} },
        weekdays: Object.fromEntries(list(7, (day) => [day, usual])),
      },
    };
  }

  /** Bytes lie outside of the heap, before and after somebody reads them. */
  const bytesOf = (data) => new TextEncoder().encode(JSON.stringify({ data }));

  Object.assign(globalThis.workloadData, {
    salonSettings: ({ n, rows, columns, days }) => {
      const courses = list(rows, course);
      const resources = list(columns, resource);
      const off = courses.flatMap((_, row) =>
        resources.flatMap((_, column) => (isOff(row, column) ? [{ row, column }] : [])),
      );
      const { config, opening } = hours(days);
      const shop_info = { name: "店舗", tel: "", address: "", image_url: null, description: "", notice: "" };
      const online = { id: 301, salon_id: 1, is_public: true, shop_info, customer_info: [], actions: [] };
      // The first salon has long lists, the second the grid.
      const answers = Object.entries({
        "1/courses/all": list(n, course),
        "1/resources/all": list(columns, resource),
        "1/configs": config,
        "1/configs?attr=opening": opening,
        "1/online_configs": { ...online, updated_at: at.updated_at },
        "1/online_url": { url: "https://booking.example.test/1", qr_url: "" },
        "1/googlecalendars": { accounts: [], links: [] },
        "1/salon_urls": [],
        "2/courses/all": courses,
        "2/resources/all": resources,
        "2/resource_course_unlinks": off.map(({ row, column }) => ({
          course_id: courses[row].id,
          resource_id: resources[column].id,
        })),
        "2/configs": config,
      }).map(([name, data]) => [`/api/salon/${name}`, bytesOf(data)]);
      return {
        courses,
        resources,
        off: new Set(off.map(({ row, column }) => `${row}:${column}`)),
        opening,
        config,
        fetch: async (address) => {
          const { pathname, searchParams } = new URL(address.url ?? address, location.href);
          const attr = searchParams.get("attr");
          const path = attr === null ? pathname : `${pathname}?attr=${attr}`;
          const found = answers.find(([name]) => path.endsWith(name));
          return new Response(
            found?.[1] ?? bytesOf({ items: {}, groups: {}, ids: [], group_ids: [], meta: {} }),
            {
              headers: { "content-type": "application/json" },
            },
          );
        },
      };
    },
  });
})();
