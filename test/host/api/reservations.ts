import { resource } from "../store.js";
import type { FriendLite } from "./friends.js";

/** A course of a salon (rules: salon-item-fields). */
export interface Course {
  id: number;
  salon_id: number;
  name: string;
  order: number;
  duration_min: number;
  price: number | null;
  color: string;
  description: string;
  is_public: boolean;
  deleted_at: string | null;
  updated_at: string;
}

/** What is reserved: a person, a seat, a room (rules: salon-item-fields). */
export interface SalonResource {
  id: number;
  salon_id: number;
  name: string;
  order: number;
  capacity: number;
  fee: number | null;
  color: string;
  icon_url: string | null;
  description: string;
  is_public: boolean;
  deleted_at: string | null;
  updated_at: string;
}

/** A friend's wish to change a reservation, until an operator judges it (rules: reservation-requests). */
export interface EditRequest {
  id: number;
  status: "edit_pending" | "edit_denied";
  date: string;
  from: string;
  to: string;
  course_id: number | null;
  salon_resource_id: number | null;
  sub_resource_ids: number[];
  comment: string;
  requested_at: string;
}

/** A friend's wish to cancel a reservation, until an operator judges it (rules: reservation-requests). */
export interface CancelRequest {
  id: number;
  status: "cancel_pending" | "cancel_denied";
  comment: string;
  requested_at: string;
}

/** A reservation (rules: clock-in-tokyo). Dates and times are wall clock in Tokyo. */
export interface Reservation {
  id: number;
  salon_id: number;
  name: string;
  comment: string;
  contact_address: string;
  course_id: number | null;
  member_id: number | null;
  member: FriendLite | null;
  date: string;
  from: string;
  to: string;
  salon_resource_id: number | null;
  sub_resource_ids: number[];
  resource_fee_is_charged: boolean;
  meta_data: string;
  status: "approved" | "canceled" | "pending" | "denied" | "edit_pending" | "cancel_pending";
  change_child: EditRequest | null;
  cancel_child: CancelRequest | null;
  checked_at: string | null;
  visit_status: 0 | 1 | 2;
  is_attended: boolean | null;
  source: "manager" | "online" | "external";
  created_at: string;
  updated_at: string;
}

export const courses = resource<Course>("course");
export const salonResources = resource<SalonResource>("salon_resource");
export const reservations = resource<Reservation>("reservation");
