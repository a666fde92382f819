import { hasPicture } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO, usesOrganizationLogo } from '@lienzo/schema/report/organization-logo';
import { reportItems } from '@lienzo/schema/report/report';
import type { Printer } from '../../../browser/printer.ts';
import { needsRedrawing, redrawPicture } from '../../../browser/redraw-picture.ts';
import { imageSource } from '../../../images/image-source.ts';
import type { RenderJob } from '../../render-job.ts';
import { withChartPictures } from './chart-pictures.ts';

/** A job with everything that Word needs as pictures: charts as PNG, WebP as PNG, photographs upright. */
export async function withWordPictures(
  job: RenderJob,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  return await withRedrawnPictures(await withChartPictures(job, browser, signal), browser, signal);
}

/** Redraws WebP pictures and turned photographs under the same names. */
async function withRedrawnPictures(
  job: RenderJob,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  const source = imageSource(job.assets);
  const assets: Record<string, string> = {};
  for (const valor of pictureNames(job)) {
    const picture = source(valor);
    if (picture === null || !needsRedrawing(picture)) continue;
    const redrawn = await redrawPicture(picture, browser, signal);
    if (redrawn !== null) assets[valor] = redrawn;
  }
  return { ...job, assets: { ...job.assets, ...assets } };
}

function pictureNames({ report }: RenderJob): Set<string> {
  const names = reportItems(report).flatMap((item) => (hasPicture(item) ? [item.valor] : []));
  return new Set(usesOrganizationLogo(report) ? [...names, ORGANIZATION_LOGO] : names);
}
