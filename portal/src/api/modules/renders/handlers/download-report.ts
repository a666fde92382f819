import type { download_report } from '@lienzo/schema/reports/report-endpoints';
import { reportToRender } from '../printing/report-to-render.ts';
import type { Handler } from '../services.ts';
import { answerFile } from './answer-file.ts';

export const downloadReport: Handler<typeof download_report> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { report } = await reportToRender(body, caller, services);
  const { format, orientation, pdf, reporte } = body;
  const reportId = reporte === undefined ? body.report_id : undefined;
  return answerFile({ caller, services, context }, report, {
    format,
    orientation,
    pdf,
    name: report.nombre,
    reportId,
  });
};
