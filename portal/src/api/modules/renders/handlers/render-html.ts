import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type { render_report } from '@lienzo/schema/reports/render-endpoints';
import type { Handler } from '../services.ts';

/** The rendering service takes from the HTML what could run or reach out; nothing is stored. */
export const renderHtml: Handler<typeof render_report> = async ({
  query,
  body,
  caller,
  services,
  context,
}) => {
  const { orientation, file_type: format } = query;
  const { signal } = context.req.raw;
  const { organizationId: tenant } = caller;
  const rendered = await services.renderer.html({ tenant, format, orientation, body, signal });
  return new Response(rendered.body, {
    headers: {
      'Content-Type': MEDIA_TYPES[format],
      'Content-Disposition': contentDisposition('attachment', `${body.nombre_reporte.trim()}.${format}`),
      'Cache-Control': 'no-store',
    },
  });
};
