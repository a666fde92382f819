import { hasPicture } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO, usesOrganizationLogo } from '@lienzo/schema/report/organization-logo';
import { reportItems } from '@lienzo/schema/report/report';
import type { Printer } from '../../../browser/printer.ts';
import { webpToPng } from '../../../browser/webp-to-png.ts';
import { imageSource } from '../../../images/image-source.ts';
import type { RenderJob } from '../../render-job.ts';
import { withChartPictures } from './chart-pictures.ts';

/** A job with everything that Word needs as PNG: charts, and pictures that were WebP. */
export async function withWordPictures(
  job: RenderJob,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  return await withPngsOfWebp(await withChartPictures(job, browser, signal), browser, signal);
}

/** Converts WebP assets to PNG under the same names. */
async function withPngsOfWebp(job: RenderJob, browser: Printer, signal: AbortSignal): Promise<RenderJob> {
  const source = imageSource(job.assets);
  const assets: Record<string, string> = {};
  for (const valor of pictureNames(job)) {
    const picture = source(valor);
    if (picture?.type !== 'webp') continue;
    const png = await webpToPng(Buffer.from(picture.bytes).toString('base64'), browser, signal);
    if (png !== null) assets[valor] = png;
  }
  return { ...job, assets: { ...job.assets, ...assets } };
}

function pictureNames({ report }: RenderJob): Set<string> {
  const names = reportItems(report).flatMap((item) => (hasPicture(item) ? [item.valor] : []));
  return new Set(usesOrganizationLogo(report) ? [...names, ORGANIZATION_LOGO] : names);
}
