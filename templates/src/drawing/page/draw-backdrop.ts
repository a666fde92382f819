import type { BackgroundPicture } from '@lienzo/schema/report/background-picture';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { hasBackdrop, type Watermark, watermarkColor, watermarkText } from '@lienzo/schema/report/watermark';
import { reportFont } from '@lienzo/schema/report/with-fonts';
import type { DrawContext } from '../draw-context.ts';
import { fontStack } from '../font-faces.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { textWidth } from '../text/text-width.ts';

/** The share of the page that a watermark fills, its largest letters in points, and the width that bold ones add. */
const SHARE = 0.85;
const MAX_LETTERS = 140;
const BOLD: Record<FontFamily, number> = { inter: 1.1, serif: 1.02, estrecha: 1.04 };
/** Of its letters' size: the height of its line. */
const LINE = 1.2;

type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/** The size of a watermark in points: its letters, and its line before it is turned. */
export function watermarkSize(
  mark: Watermark,
  { orientation, page }: Paper,
): { letters: number; width: number } {
  const { width, height } = pageSize(orientation, page.papel);
  const em = Math.max(0.5, textWidth(watermarkText(mark), reportFont({ page })) * BOLD[reportFont({ page })]);
  const turn = (mark.angulo * Math.PI) / 180;
  const [across, along] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const letters = Math.min(
    MAX_LETTERS,
    (width * SHARE) / (em * across + LINE * along),
    (height * SHARE) / (em * along + LINE * across),
  );
  return { letters: Math.floor(letters * 100) / 100, width: Math.floor(letters * em * 100) / 100 };
}

/** Where the pictures are, and whether it is a page with the header of the first one. */
type BackdropContext = Pick<DrawContext, 'imageSource'> & { isFirst: boolean };

/**
 * What stands behind a page, to be placed first in a positioned element of the page's size; '' for nothing. Its styles are
 * its own, because the canvas draws pages outside of the paper.
 */
export function drawBackdrop(report: Paper, context: BackdropContext): string {
  const { marca_agua: mark, imagen_fondo: picture, fondo } = report.page;
  if (!hasBackdrop(report.page)) return '';
  const { width, height } = pageSize(report.orientation, report.page.papel);
  const color = fondo === undefined ? '' : `;background-color:${fondo}`;
  return `<div class="lz-backdrop" aria-hidden="true" style="position:absolute;top:0;left:0;width:${width}pt;height:${height}pt;overflow:hidden;pointer-events:none;user-select:none;-webkit-print-color-adjust:exact;print-color-adjust:exact${color}">${drawPicture(picture, context)}${mark === undefined ? '' : drawWatermark(mark, report)}</div>`;
}

function drawPicture(
  picture: BackgroundPicture | undefined,
  { imageSource, isFirst }: BackdropContext,
): string {
  if (picture === undefined || picture.valor === '' || (picture.paginas === 'primera' && !isFirst)) return '';
  const url = imageSource(picture.valor);
  if (url === null) return '';
  const share = picture.fit === 'cover' ? 100 : picture.tamaño;
  const edge = (100 - share) / 2;
  const style = `position:absolute;top:${edge}%;left:${edge}%;width:${share}%;height:${share}%;max-width:none;border:0;object-fit:${picture.fit};opacity:${picture.opacidad / 100}`;
  return `<img src="${escapeHtml(url)}" alt="" style="${style}">`;
}

function drawWatermark(mark: Watermark, report: Paper): string {
  const { letters } = watermarkSize(mark, report);
  const style = `position:absolute;top:50%;left:50%;transform:translate(-50%,-50%) rotate(${-mark.angulo}deg);font:700 ${letters}pt/${LINE} ${fontStack(reportFont(report))};color:${watermarkColor(mark, report.page.fondo)};white-space:nowrap`;
  return `<div style="${escapeHtml(style)}">${escapeHtml(watermarkText(mark))}</div>`;
}
