/** The headers and footers of a report: of one text or three zones, and those of its first page. */
import { z } from 'zod';
import { type RichText, richText } from './rich-text.ts';

export const REGIONS = ['header', 'footer'] as const;
export type Region = (typeof REGIONS)[number];

/** The zones of a header or footer, from the left. */
export const ZONES = ['izquierda', 'centro', 'derecha'] as const;
export type Zone = (typeof ZONES)[number];

/** What stands beside a header's or footer's own text, which is then its left zone. */
const furtherZones = z.object({ centro: richText.nullable(), derecha: richText.nullable() });

/** Header and footer, within the margins; null for none. */
export const pageRegions = z.object({
  header: richText.nullable(),
  footer: richText.nullable(),
  /** Absent: one text as wide as the page's body. */
  header_zonas: furtherZones.optional(),
  footer_zonas: furtherZones.optional(),
});
export type PageRegions = z.infer<typeof pageRegions>;

/** The regions of all pages, and those of the first one, which has the same while there are none. */
export type ReportRegions = PageRegions & { primera_pagina?: PageRegions | undefined };

/** A zone with its text; 'todo' for a region of one text. */
export type ZoneText = { zone: Zone | 'todo'; text: RichText };

const ZONE_FIELDS = { header: 'header_zonas', footer: 'footer_zonas' } as const;

/** The regions of a page. @param isFirst of the report, or of a run of page numbers. */
export const regionsOfPage = (page: ReportRegions, isFirst: boolean): PageRegions =>
  isFirst ? (page.primera_pagina ?? page) : page;

/** The texts of a region in their zones, from the left; empty for a region that is not shown. */
export function zoneTexts(regions: PageRegions, region: Region): ZoneText[] {
  const own = regions[region];
  const further = regions[ZONE_FIELDS[region]];
  if (further === undefined) return own === null ? [] : [{ zone: 'todo', text: own }];
  return ZONES.map((zone) => ({
    zone,
    text: (zone === 'izquierda' ? own : further[zone]) ?? { type: 'doc', content: [] },
  }));
}

/** Every text of a report's headers, or of its footers. */
export const regionTexts = (page: ReportRegions, region: Region): RichText[] =>
  [page, ...(page.primera_pagina === undefined ? [] : [page.primera_pagina])].flatMap((regions) =>
    zoneTexts(regions, region).map(({ text }) => text),
  );

/** Every text of a report's headers and footers. */
export const pageTexts = (page: ReportRegions): RichText[] =>
  REGIONS.flatMap((region) => regionTexts(page, region));

/** A page setup with each text of its headers and footers replaced. */
export function mapPageTexts<Page extends ReportRegions>(
  page: Page,
  map: (text: RichText) => RichText,
): Page {
  const { primera_pagina: first } = page;
  return { ...page, ...mapRegions(page, map), ...(first && { primera_pagina: mapRegions(first, map) }) };
}

function mapRegions(regions: PageRegions, map: (text: RichText) => RichText): PageRegions {
  const { header, footer, header_zonas, footer_zonas } = regions;
  const zones = ({ centro, derecha }: z.infer<typeof furtherZones>): z.infer<typeof furtherZones> => ({
    centro: centro && map(centro),
    derecha: derecha && map(derecha),
  });
  return {
    header: header && map(header),
    footer: footer && map(footer),
    ...(header_zonas && { header_zonas: zones(header_zonas) }),
    ...(footer_zonas && { footer_zonas: zones(footer_zonas) }),
  };
}

/** The regions with the text of a zone replaced. @param zone 'todo' and 'izquierda' are the region's own text. */
export function withZoneText(
  regions: PageRegions,
  region: Region,
  { zone, text }: ZoneText,
): Partial<PageRegions> {
  if (zone === 'todo' || zone === 'izquierda') return { [region]: text };
  const field = ZONE_FIELDS[region];
  return { [field]: { ...(regions[field] ?? { centro: null, derecha: null }), [zone]: text } };
}

/** What gives a region three zones, its text in the left one; or one text again, in which nothing is lost. */
export function withZones(regions: PageRegions, region: Region, divided: boolean): Partial<PageRegions> {
  const field = ZONE_FIELDS[region];
  if (divided) return { [field]: { centro: null, derecha: null } };
  const content = zoneTexts(regions, region).flatMap(({ zone, text }) =>
    text.content.map((block) =>
      block.type !== 'paragraph' || zone === 'izquierda' || zone === 'todo' || block.attrs?.textAlign
        ? block
        : { ...block, attrs: { textAlign: zone === 'centro' ? ('center' as const) : ('right' as const) } },
    ),
  );
  return { [region]: { type: 'doc', content }, [field]: undefined };
}

export const hasZones = (regions: PageRegions, region: Region): boolean =>
  regions[ZONE_FIELDS[region]] !== undefined;
