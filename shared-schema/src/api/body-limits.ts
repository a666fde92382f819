import type { ErrorCode } from './errors.ts';
import { FILE_LIMIT } from './file-limit.ts';

/** The largest body of a call, in bytes, and the error of a larger one. */
export type BodyLimit = { bytes: number; code: ErrorCode };

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
/** Overhead of a form around its file. */
const FORM_OVERHEAD = 16 * KILOBYTE;

export const MAX_LOGO_BYTES = MEGABYTE;
export const MAX_IMAGE_BYTES = 5 * MEGABYTE;

const json = (bytes: number): BodyLimit => ({ bytes, code: 'body_too_large' });
const form = (bytes: number, code: ErrorCode): BodyLimit => ({ bytes: bytes + FORM_OVERHEAD, code });

/** What the bodies of calls may hold; each entry of the endpoint table with a body names one. */
export const BODY_LIMITS = {
  /** The fields of a form, or the ids of a thousand rows. */
  small: json(64 * KILOBYTE),
  /** Thousands of ids, hundreds of addresses, the query of a table. */
  list: json(256 * KILOBYTE),
  /** Two such lists. */
  lists: json(512 * KILOBYTE),
  filters: json(512 * KILOBYTE),
  /** A report of 200 sections full of text. */
  report: json(4 * MEGABYTE),
  /** The paths of 500 files that are uploaded with their folders. */
  paths: json(8 * MEGABYTE),
  /** HTML with its pictures: what the rendering service takes. */
  html: json(8 * MEGABYTE),
  /** The capture of a payroll of thousands of people, day by day. */
  capture: json(16 * MEGABYTE),
  file: form(FILE_LIMIT, 'file_too_large'),
  logo: form(MAX_LOGO_BYTES, 'logo_too_large'),
  image: form(MAX_IMAGE_BYTES, 'image_too_large'),
} as const satisfies Record<string, BodyLimit>;
