// What ours asks in `schedule`: the same day on a salon's server, with the push server that tells of changes.
(() => {
  /** Ids of a server begin at 1. */
  const idOf = (name) => Number(name.slice(1)) + 1;
  const { clock } = globalThis.workloadData;

  /** A reservation with all that a server says of one. */
  const rowOf = (date, { id, r, start, end, title }) => ({
    ...{ id: idOf(id), salon_id: 1, name: title, comment: "", contact_address: "090-1111-2222" },
    ...{ course_id: null, member_id: 1, member: { id: 1, name: "はなこ", icon_url: null }, date },
    ...{ from: clock(start), to: clock(end), salon_resource_id: idOf(r), sub_resource_ids: [] },
    ...{ resource_fee_is_charged: false, meta_data: "", status: "approved", change_child: null },
    ...{ cancel_child: null, checked_at: null, visit_status: 0, is_attended: null, source: "online" },
    updated_at: "2030-05-01T09:00:00Z",
  });

  /** Bytes lie outside of the heap, before and after somebody reads them. */
  const bytesOf = (data) => new TextEncoder().encode(JSON.stringify(data));
  const answer = (bytes, status = 200) =>
    new Response(bytes, { status, headers: { "content-type": "application/json" } });

  /**
   * `fetch` answers as the salon's server, all at once, and `Socket` stands for the browser's own (Pusher protocol 7).
   * `changeElsewhere` is somebody else's change, of which the push server tells.
   */
  function salon({ day, resources, events }) {
    const rows = new Map(events.map((event) => [idOf(event.id), rowOf(day, event)]));
    const people = resources.map(({ id, title }) => {
      return { id: idOf(id), name: title, fee: null, deleted_at: null };
    });
    const gets = Object.fromEntries(
      Object.entries({
        "resources/all": people,
        "courses/all": [],
        // The hours that the peers show.
        configs: { slot_minutes: 15, type: 0, common: [{ from: "08:00", to: "22:00" }] },
        time_shifts: [],
        unsolved: { count: 0 },
        reservations: [...rows.values()],
      }).map(([name, data]) => [`/api/salon/1/${name}`, bytesOf({ data })]),
    );
    let versions = 0;
    let socket;

    function change(id, fields) {
      versions += 1;
      const updated_at = `2030-05-01T10:00:00.${String(versions).padStart(3, "0")}Z`;
      const row = { ...rows.get(id), ...fields, id, updated_at };
      rows.set(id, row);
      return row;
    }

    class Socket {
      readyState = 0;

      constructor() {
        queueMicrotask(() => {
          this.readyState = 1;
          this.onopen?.();
          this.say("pusher:connection_established", { socket_id: "1.1", activity_timeout: 120 });
        });
      }

      say(event, data, channel) {
        this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) });
      }

      send(text) {
        const { event, data } = JSON.parse(text);
        if (event !== "pusher:subscribe") return;
        socket = { say: (name, told) => this.say(name, told, data.channel) };
        this.say("pusher_internal:subscription_succeeded", {}, data.channel);
      }

      close() {
        this.readyState = 3;
        this.onclose?.({ code: 1000, wasClean: true });
      }
    }

    return {
      Socket,
      async fetch(...call) {
        const request = new Request(...call);
        const { pathname } = new URL(request.url);
        if (pathname === "/broadcasting/auth") return answer(bytesOf({ auth: "bench:signature" }));
        if (request.method === "PUT") {
          const fields = await request.json();
          return answer(bytesOf({ data: change(fields.id, fields) }));
        }
        return gets[pathname] ? answer(gets[pathname]) : answer(bytesOf({ message: "not here" }), 404);
      },
      changeElsewhere(name, start, end) {
        if (!socket) throw new Error("nobody listens to the salon");
        const reservation = change(idOf(name), { from: clock(start), to: clock(end) });
        const { id, updated_at } = reservation;
        const event = { type: "update", salon_id: 1, reservation_id: id, child_id: null };
        socket.say("salon_reservation_event", { ...event, event_id: `${versions}`, updated_at, reservation });
      },
    };
  }

  Object.assign(globalThis.workloadData, { salon, salonId: idOf });
})();
