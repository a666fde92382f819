/** Limits of request bodies, per call. */
import type { EndpointName } from '@lienzo/schema/api/endpoints';
import type { ErrorCode } from '@lienzo/schema/api/errors';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { MAX_LOGO_BYTES } from '@lienzo/schema/api/organization-endpoints';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '../domain-error.ts';
import { MAX_IMAGE_BYTES } from '../storage/sniff-image.ts';
import type { ApiEnv } from './api-env.ts';

const KILOBYTE = 1024;
const DEFAULT_LIMIT = 64 * KILOBYTE;
/** A report of 200 sections full of text. */
const REPORT_LIMIT = 4 * KILOBYTE * KILOBYTE;
/** HTML with its pictures: what the rendering service takes. */
const HTML_LIMIT = 8 * KILOBYTE * KILOBYTE;
/** The capture of a payroll of thousands of people, day by day. */
const CAPTURE_LIMIT = 16 * KILOBYTE * KILOBYTE;
/** Overhead of a form around its file, in bytes. */
const FORM_OVERHEAD = 16 * KILOBYTE;

const LIMITS: Partial<Record<string, { bytes: number; code: ErrorCode }>> = {
  create_report: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  update_report: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  get_report_changes: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  update_draft: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  download_report: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  create_render: { bytes: REPORT_LIMIT, code: 'body_too_large' },
  render_report: { bytes: HTML_LIMIT, code: 'body_too_large' },
  preview_rows: { bytes: 256 * KILOBYTE, code: 'body_too_large' },
  worst_rows: { bytes: 256 * KILOBYTE, code: 'body_too_large' },
  update_filters: { bytes: 512 * KILOBYTE, code: 'body_too_large' },
  update_own_filters: { bytes: 512 * KILOBYTE, code: 'body_too_large' },
  create_user: { bytes: 256 * KILOBYTE, code: 'body_too_large' },
  set_user_organization_clients: { bytes: 256 * KILOBYTE, code: 'body_too_large' },
  set_incidents: { bytes: CAPTURE_LIMIT, code: 'body_too_large' },
  horas_create: { bytes: CAPTURE_LIMIT, code: 'body_too_large' },
  horas_create_newMasiva: { bytes: CAPTURE_LIMIT, code: 'body_too_large' },
  cargar_layout_incidencias: { bytes: FILE_LIMIT + FORM_OVERHEAD, code: 'file_too_large' },
  cargar_layout_horas_extra: { bytes: FILE_LIMIT + FORM_OVERHEAD, code: 'file_too_large' },
  cargar_layout_incapacidades: { bytes: FILE_LIMIT + FORM_OVERHEAD, code: 'file_too_large' },
  import_masters: { bytes: FILE_LIMIT + FORM_OVERHEAD, code: 'file_too_large' },
  organization_logo: { bytes: MAX_LOGO_BYTES + FORM_OVERHEAD, code: 'logo_too_large' },
  create_asset: { bytes: MAX_IMAGE_BYTES + FORM_OVERHEAD, code: 'image_too_large' },
} satisfies Partial<Record<EndpointName, { bytes: number; code: ErrorCode }>>;

/** @returns a middleware that answers larger bodies with 413, by the declared length or while reading. */
export function limitBody(name: string): MiddlewareHandler<ApiEnv> {
  const { bytes, code } = LIMITS[name] ?? { bytes: DEFAULT_LIMIT, code: 'body_too_large' };
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new DomainError(code);
    },
  });
}
