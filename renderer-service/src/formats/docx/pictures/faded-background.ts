import { imageSource } from '../../../assets/images/image-source.ts';
import type { Printer } from '../../../browser/printer.ts';
import { redrawPicture } from '../../../browser/redraw-picture.ts';
import type { RenderJob } from '../../render-job.ts';

/** The name of the faded picture among the assets; no asset's id. */
const FADED = 'fondo-atenuado';

/**
 * A job whose background picture is as faint as it is to be: not every program that opens a Word file knows how to show
 * the paper through a picture, and a text over a full one could not be read.
 */
export async function withFadedBackground(
  job: RenderJob,
  browser: Printer,
  signal: AbortSignal,
): Promise<RenderJob> {
  const { report, assets } = job;
  const { imagen_fondo: behind, fondo: paper = '#ffffff' } = report.page;
  const picture = behind === undefined ? null : imageSource(assets)(behind.valor);
  if (behind === undefined || picture === null || behind.opacidad === 100) return job;
  const faded = await redrawPicture(picture, browser, signal, { opacity: behind.opacidad / 100, paper });
  const imagen_fondo = faded === null ? undefined : { ...behind, valor: FADED, opacidad: 100 };
  return {
    ...job,
    report: { ...report, page: { ...report.page, imagen_fondo } },
    assets: faded === null ? assets : { ...assets, [FADED]: faded },
  };
}
