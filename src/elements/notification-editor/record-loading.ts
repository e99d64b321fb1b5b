import { type Boilerplate, loadNotification } from "../../api/notifications.js";
import type { Query } from "../../collection/index.js";
import type { NotificationModel } from "../../features/notification/index.js";
import type { Http } from "../../lib/http.js";
import type { PlainData } from "../../lib/plain-data.js";

/**
 * Brings what is edited from the server: the notification that the page names, unless it gives a value; else what the
 * boilerplate has for a new one, as long as nobody has written anything.
 */
export class RecordLoading {
  #loadedId: number | null = null;
  #leaving: AbortController | null = null;
  #leaveBoilerplate = (): void => {};
  #hasBegun = false;

  constructor(
    readonly port: {
      http: Http;
      model(): NotificationModel;
      id(): number | null;
      hasValue(): boolean;
      boilerplate(): Query<Boilerplate>;
      show(data: PlainData): void;
    },
  ) {}

  /** The element is on the page. */
  start(): void {
    const query = this.port.boilerplate();
    const look = () => this.#beginWith(query.state().data);
    this.#leaveBoilerplate = query.subscribe(look);
    look();
    this.follow();
  }

  stop(): void {
    this.#leaveBoilerplate();
    this.#leaving?.abort();
    this.#leaving = null;
  }

  /** The page may name another notification, or give a value. */
  follow(): void {
    const id = this.port.id();
    if (this.port.hasValue() || id === null) {
      this.#loadedId = null;
      this.#leaving?.abort();
      this.port.model().becomeLoading(null);
    } else if (id !== this.#loadedId) this.load();
  }

  /** Asks for it, also once more after a failure. */
  load(): void {
    const id = this.port.id();
    if (id === null) return;
    this.#loadedId = id;
    this.#leaving?.abort();
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.port.model().becomeLoading({ is: "loading" });
    void loadNotification(this.port.http, id, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (!answer.ok) {
        this.port.model().becomeLoading({ is: "failed", failure: answer.failure });
        return;
      }
      this.port.model().becomeLoading(null);
      this.port.show(answer.data);
    });
  }

  #beginWith(boilerplate: Boilerplate | null): void {
    if (this.#hasBegun || boilerplate === null) return;
    this.#hasBegun = true;
    const { model, id, hasValue, show } = this.port;
    if (hasValue() || id() !== null || boilerplate.notification === null) return;
    if (model().isBlank() && !model().isDirty()) show(boilerplate.notification);
  }
}
