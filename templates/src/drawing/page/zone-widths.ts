import { type PageRegions, type Region, type ZoneText, zoneTexts } from '@lienzo/schema/report/page-regions';
import { isBlankText } from '@lienzo/schema/report/rich-text';

/** Space between two zones of a header or footer, in points. */
export const ZONE_GAP = 12;

/** A zone as it is laid out, in points. */
export type LaidZone = ZoneText & { width: number };

/**
 * The zones of a region side by side: one with text takes the whole width, left and right share it, with a centre each has
 * a third, so that the centre is that of the page. Empty for a region without text.
 * @param width of the page's body.
 * @param open a zone that is typed, which counts as written.
 */
export function laidZones(
  regions: PageRegions,
  region: Region,
  width: number,
  open?: ZoneText['zone'],
): LaidZone[] {
  const zones = zoneTexts(regions, region);
  const written = zones.filter(({ zone, text }) => zone === open || !isBlankText(text));
  const [only] = written;
  if (only === undefined) return [];
  if (written.length === 1) return [{ ...only, width }];
  const shown = written.some(({ zone }) => zone === 'centro') ? zones : written;
  const share = Math.floor(((width - (shown.length - 1) * ZONE_GAP) / shown.length) * 100) / 100;
  return shown.map((zone) => ({ ...zone, width: Math.max(1, share) }));
}
