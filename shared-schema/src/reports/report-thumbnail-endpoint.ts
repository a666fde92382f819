/** The picture of a report on its card. */
import { z } from 'zod';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { reportId } from '../api/report-number.ts';
import { orientation, pageSetup } from '../report/report.ts';

/**
 * The first page as the one drawing draws it, with invented rows: nobody's data is in it, so it is the same for
 * everybody who sees the report. `html` is the content of a `.lz-paper` element; null when the page is too large to be
 * shown small, or cannot be read by this version.
 */
export const reportThumbnail = z.object({
  html: z.string().nullable(),
  orientation,
  papel: pageSetup.shape.papel,
  /** Of the page without its margins, in points. */
  body_height: z.number(),
  margins: pageSetup.shape.margins,
});
export type ReportThumbnail = z.infer<typeof reportThumbnail>;

export const get_thumbnail = endpoint({
  name: 'get_thumbnail',
  method: 'GET',
  path: '/report/get_thumbnail',
  roles: ROLES,
  query: z.object({ report_id: reportId }),
  response: reportThumbnail,
  kind: 'json',
});
