/** Error codes of the API and their HTTP status (specification 1 §8); what they say stands in `apiErrorMessages`. */
import { z } from 'zod';

type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 413
  | 415
  | 416
  | 422
  | 429
  | 499
  | 500
  | 502
  | 503
  | 507;

export const ERROR_STATUSES = {
  client_exists: 409,
  file_exists: 409,
  file_not_found: 404,
  folder_exists: 409,
  folder_not_found: 404,
  internal_error: 500,
  invalid_token: 401,
  invalid_organization: 409,
  organization_not_found: 404,
  move_into_itself: 409,
  protected_folder: 409,
  folder_too_deep: 422,
  required_parameter: 400,
  user_mail_exists: 409,
  user_not_found: 401,
  file_too_large: 413,
  file_name_differs: 422,
  file_infected: 403,
  file_pending: 409,
  invalid_ticket: 403,
  invalid_link: 403,
  quota_exceeded: 413,
  storage_full: 507,
  storage_unavailable: 503,
  database_full: 507,
  invalid_range: 416,
  invalid_user: 403,
  wrong_password: 422,
  weak_password: 422,
  own_account: 403,
  last_admin: 409,
  INVITATION_NOT_FOUND: 404,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_request: 400,
  invalid_json: 400,
  unsupported_media_type: 415,
  unsupported_version: 400,
  missing_api_key: 400,
  body_too_large: 413,
  too_many_requests: 429,
  invalid_report: 422,
  newer_report: 422,
  report_conflict: 409,
  report_not_found: 404,
  block_exists: 409,
  block_conflict: 409,
  style_exists: 409,
  style_conflict: 409,
  schedule_not_found: 404,
  report_not_combinable: 409,
  report_disabled: 409,
  report_not_divisible: 422,
  too_many_parts: 422,
  parts_differ: 409,
  too_many_drafts: 409,
  unknown_table: 422,
  unknown_column: 422,
  unknown_condition: 422,
  unknown_operator: 422,
  unrelated_tables: 422,
  service_busy: 503,
  query_timeout: 503,
  invalid_image: 422,
  invalid_logo: 422,
  logo_too_large: 413,
  image_too_large: 413,
  unreadable_document: 422,
  render_busy: 429,
  render_timeout: 503,
  render_cancelled: 499,
  render_failed: 502,
  render_not_found: 404,
  render_not_ready: 409,
  api_token_not_found: 404,
  too_many_api_tokens: 409,
  idempotency_conflict: 409,
  refused_webhook: 422,
  already_taken: 409,
  same_person: 409,
  calendar_in_use: 409,
  period_in_use: 409,
  periods_overlap: 409,
  concept_in_use: 409,
  master_in_use: 409,
  master_has_people: 409,
  master_has_registers: 409,
  master_has_captures: 409,
  master_ended: 409,
  employment_dates: 422,
  employments_overlap: 409,
  captured_days: 409,
  same_place: 422,
  leave_instead: 422,
  employment_needed: 409,
  credit_overlaps: 409,
  credit_dates: 422,
  payroll_closed: 409,
  capture_closed: 403,
  before_service: 409,
  run_refused: 409,
  imss_refused: 409,
  run_closed: 409,
  after_service: 409,
  capture_conflict: 409,
  invalid_capture: 422,
  early_close: 409,
  hours_on_absence: 409,
  vacation_exceeded: 409,
  maternity_of_man: 409,
} as const satisfies Record<string, ErrorStatus>;

export type ErrorCode = keyof typeof ERROR_STATUSES;

/** One entry of an answer that failed; `field` is a path in the request or an item's uuid. */
export const errorEntry = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });
export const errorAnswer = z.object({ errorList: z.array(errorEntry).min(1) });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
