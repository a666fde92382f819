import { ORGANIZATION_LOGO, usesOrganizationLogo } from '@lienzo/schema/report/organization-logo';
import { reportPictures } from '@lienzo/schema/report/report-pictures';
import { imageSource } from '../assets/images/image-source.ts';
import type { Picture } from '../assets/images/picture.ts';
import type { Printer } from '../browser/printer.ts';
import { redrawPicture } from '../browser/redraw-picture.ts';
import type { RenderJob } from './render-job.ts';

/** A job whose pictures are redrawn under the same names where it is needed. */
export async function withRedrawnPictures(
  job: RenderJob,
  isNeeded: (picture: Picture) => boolean,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  const source = imageSource(job.assets);
  const assets: Record<string, string> = {};
  for (const valor of pictureNames(job)) {
    const picture = source(valor);
    if (picture === null || !isNeeded(picture)) continue;
    const redrawn = await redrawPicture(picture, browser, signal);
    if (redrawn !== null) assets[valor] = redrawn;
  }
  return { ...job, assets: { ...job.assets, ...assets } };
}

function pictureNames({ report }: RenderJob): Set<string> {
  const names = reportPictures(report);
  return new Set(usesOrganizationLogo(report) ? [...names, ORGANIZATION_LOGO] : names);
}
