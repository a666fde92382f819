import { MEDIA_TYPES, type RenderFormat } from '@lienzo/schema/api/render-contract';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Actor } from '../../../platform/caller.ts';
import { deliverToFolder, type FolderOrder } from '../delivery/deliver-to-folder.ts';
import { watchWork } from '../printing/watch-work.ts';
import type { RenderServices } from '../services.ts';
import { newReportRender } from './new-report-render.ts';
import { renderFile } from './render-file.ts';

export type RenderToFolder = Omit<FolderOrder, 'file'> & {
  report: ReportDocument;
  format: RenderFormat;
  /** Of the file, without its extension. */
  name: string;
};

/**
 * Prints a report over the rows that the person sees now and puts it into a folder; under one key once.
 * @throws DomainError what printing and the directory refuse.
 */
export async function renderToFolder(
  services: RenderServices,
  actor: Actor,
  { report, format, name, ...order }: RenderToFolder,
): Promise<{ fileId: string }> {
  const { request } = await newReportRender(services, actor, { reporte: report, format });
  using watch = watchWork(services.workLimits);
  const { sha256, size } = await renderFile(services, {
    actor,
    request,
    password: undefined,
    watch,
    limit: undefined,
  });
  const file = { sha256, size, name: `${name}.${format}`, media_type: MEDIA_TYPES[format] };
  return deliverToFolder(services, actor, { ...order, file });
}
