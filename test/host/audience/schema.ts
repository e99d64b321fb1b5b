/** The tables of `tables.ts` in SQL. They can be made again from the friends' documents at any time. */
export const audienceSchema = `
  CREATE TABLE friend (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded_name TEXT NOT NULL, folded_short_name TEXT NOT NULL,
    folded_nickname TEXT NOT NULL, folded_status_message TEXT NOT NULL, registered_on TEXT NOT NULL,
    is_blocked INTEGER NOT NULL, is_hidden INTEGER NOT NULL, mark INTEGER NOT NULL, richmenu_id INTEGER,
    folded_mail_address TEXT NOT NULL, mail_status INTEGER NOT NULL, is_on_chat INTEGER NOT NULL,
    last_reaction_on TEXT, has_sent_message INTEGER NOT NULL, has_pressed_button INTEGER NOT NULL
  );
  CREATE TABLE friend_memo (friend_id INTEGER NOT NULL, folded TEXT NOT NULL);
  CREATE TABLE friend_tag (friend_id INTEGER NOT NULL, tag_id INTEGER NOT NULL);
  CREATE INDEX friends_by_tag ON friend_tag (tag_id, friend_id);
  CREATE TABLE friend_variable (
    friend_id INTEGER NOT NULL, var_id INTEGER NOT NULL, value TEXT NOT NULL, number REAL, day TEXT
  );
  CREATE INDEX friends_by_variable ON friend_variable (var_id, value, number, day, friend_id);
  CREATE TABLE friend_scenario (
    friend_id INTEGER NOT NULL, scenario_id INTEGER NOT NULL, state TEXT NOT NULL, sent_day INTEGER
  );
  CREATE INDEX friends_by_scenario ON friend_scenario (scenario_id, state, sent_day, friend_id);
  CREATE TABLE friend_event_reservation (
    friend_id INTEGER NOT NULL, slot_id INTEGER NOT NULL, status INTEGER NOT NULL
  );
  CREATE INDEX friends_by_slot ON friend_event_reservation (slot_id, status, friend_id);
  CREATE TABLE friend_reservation (
    friend_id INTEGER NOT NULL, salon_id INTEGER NOT NULL, day TEXT NOT NULL, resource_id INTEGER,
    course_id INTEGER, status TEXT NOT NULL
  );
  CREATE INDEX friends_by_salon ON friend_reservation (salon_id, friend_id);
  CREATE TABLE friend_conversion (friend_id INTEGER NOT NULL, tracker_id INTEGER NOT NULL);
  CREATE INDEX friends_by_tracker ON friend_conversion (tracker_id, friend_id);
  CREATE TABLE friend_landing (
    friend_id INTEGER NOT NULL, landing_id INTEGER NOT NULL, at TEXT NOT NULL,
    m1 TEXT NOT NULL, m2 TEXT NOT NULL, m3 TEXT NOT NULL
  );
  CREATE INDEX friends_by_landing ON friend_landing (landing_id, at, m1, m2, m3, friend_id);
  CREATE TABLE friend_reminder (
    friend_id INTEGER NOT NULL, episode_id INTEGER NOT NULL, is_current INTEGER NOT NULL,
    origin_date TEXT NOT NULL, origin_time TEXT NOT NULL
  );
  CREATE INDEX friends_by_reminder ON friend_reminder (episode_id, origin_date, friend_id);
  CREATE TABLE friend_form (friend_id INTEGER NOT NULL, form_id INTEGER NOT NULL, answered_on TEXT NOT NULL);
  CREATE INDEX friends_by_form ON friend_form (form_id, answered_on, friend_id);
  CREATE TABLE friend_phase (friend_id INTEGER NOT NULL, journey_tag_id INTEGER NOT NULL);
  CREATE INDEX friends_by_phase ON friend_phase (journey_tag_id, friend_id);
  CREATE TABLE friend_external_value (
    friend_id INTEGER NOT NULL, event TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, number REAL
  );
  CREATE INDEX friends_by_external_value ON friend_external_value (event, key, value, number, friend_id);
  CREATE INDEX tags_by_folder ON documents (json_extract(body, '$.group_id')) WHERE resource = 'tag_item';`;
