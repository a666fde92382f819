import { type Region, regionsOfPage } from '@lienzo/schema/report/page-regions';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '../draw-context.ts';
import { withFontClass } from '../font-class.ts';
import { drawRichText } from '../text/draw-rich-text.ts';
import { type LaidZone, laidZones } from './zone-widths.ts';

/**
 * The header or footer of a page, to be placed in a positioned element of the page's size: within the margin, as wide
 * as the body. '' when the report has none or it is empty.
 * @param report with the margins of `withRegionMargins`.
 * @param isFirst whether it is the page that may have regions of its own.
 */
export function drawPageRegion(
  region: Region,
  report: Pick<ReportDocument, 'page'>,
  context: DrawContext,
  isFirst = false,
): string {
  const { margins } = report.page;
  const height = region === 'header' ? margins.top : margins.bottom;
  const zones = laidZones(regionsOfPage(report.page, isFirst), region, context.bodyWidth);
  if (zones.length === 0) return '';
  const position = `left:${margins.left}pt;right:${margins.right}pt;height:${height}pt`;
  return `<div class="lz-region lz-${region}${withFontClass(report.page.fuente)}" style="${position}">${drawZones(zones, context)}</div>`;
}

function drawZones(zones: readonly LaidZone[], context: DrawContext): string {
  const [only] = zones;
  if (zones.length === 1 && only !== undefined)
    return `<div class="lz-rich${zoneClass(only)}">${drawRichText(only.text, context)}</div>`;
  const cells = zones.map(
    (zone) =>
      `<div class="lz-rich${zoneClass(zone)}" style="width:${zone.width}pt">${drawRichText(zone.text, context)}</div>`,
  );
  return `<div class="lz-zones">${cells.join('')}</div>`;
}

/** The class that aligns the text of a zone. */
export const zoneClass = ({ zone }: Pick<LaidZone, 'zone'>): string =>
  zone === 'centro' || zone === 'derecha' ? ` lz-zone-${zone}` : '';
