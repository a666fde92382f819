import type { FontFamily } from '@lienzo/schema/report/font-family';
import { type PageRegions, REGIONS, type Region } from '@lienzo/schema/report/page-regions';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { hasBackdrop } from '@lienzo/schema/report/watermark';
import { reportFont } from '@lienzo/schema/report/with-fonts';
import { type LaidZone, laidZones, ZONE_GAP } from '@lienzo/templates/drawing/zone-widths';
import {
  Footer,
  Header,
  type ISectionOptions,
  Paragraph,
  type Run,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { NO_BORDERS, spacer } from '../blocks/spacing.ts';
import { twips } from '../blocks/word-units.ts';
import type { WordContext } from '../items/word-context.ts';
import { wordParagraphs } from '../items/word-paragraphs.ts';
import { pageColorRun, watermarkRun } from './word-backdrop.ts';
import { backgroundRun, colorBelowPicture } from './word-background.ts';

/** Word's own styles. */
const STYLES = { header: 'Header', footer: 'Footer' } as const;
const ALIGNMENTS = { todo: undefined, izquierda: undefined, centro: 'center', derecha: 'right' } as const;

/**
 * The headers and footers of a section, with those of its first page if they differ. What stands behind the pages is part
 * of the headers.
 * @param isLater whether it follows another section, whose regions it would inherit without its own.
 */
export function wordRegions(
  report: Pick<ReportDocument, 'orientation' | 'page'>,
  context: WordContext,
  isLater: boolean,
): Pick<ISectionOptions, 'headers' | 'footers'> {
  const { page } = report;
  const { primera_pagina: first } = page;
  const [headers, footers] = REGIONS.map((region) => {
    const behind = region === 'header' && hasBackdrop(page);
    const needed = behind || isLater || hasFirstPage(page) || isShown(page, region);
    const blocksOf = (regions: PageRegions, isFirst: boolean): Blocks => {
      const blocks = regionBlocks(regions, { region, font: reportFont(report) }, context);
      if (!behind) return blocks;
      const picture = backgroundRun(report, context, isFirst);
      // From the lowest to the uppermost.
      const color = page.imagen_fondo === undefined ? pageColorRun(report) : colorBelowPicture(report);
      const runs = [color, picture, watermarkRun(report)];
      return withBackdrop(
        blocks,
        runs.filter((run) => run !== undefined),
      );
    };
    return {
      ...(needed && { default: blocksOf(page, false) }),
      ...(hasFirstPage(page) && { first: blocksOf(first ?? page, true) }),
    };
  });
  return {
    ...(hasAny(headers) && { headers: mapped(headers, (children) => new Header({ children })) }),
    ...(hasAny(footers) && { footers: mapped(footers, (children) => new Footer({ children })) }),
  };
}

/** Whether the first page has regions of its own: other texts, or a picture that no other page has. */
export const hasFirstPage = ({
  primera_pagina,
  imagen_fondo,
}: Pick<ReportDocument['page'], 'primera_pagina' | 'imagen_fondo'>): boolean =>
  primera_pagina !== undefined || imagen_fondo?.paginas === 'primera';

type Blocks = (Paragraph | Table)[];
type Parts = { default?: Blocks; first?: Blocks };

const hasAny = (parts: Parts | undefined): parts is Parts => parts?.default !== undefined;

const mapped = <Part>(parts: Parts, make: (blocks: Blocks) => Part): { default?: Part; first?: Part } => ({
  ...(parts.default && { default: make(parts.default) }),
  ...(parts.first && { first: make(parts.first) }),
});

/** The shapes belong to the last paragraph: a table cannot carry them. */
function withBackdrop(blocks: Blocks, runs: readonly Run[]): Blocks {
  const last = blocks.at(-1);
  if (last instanceof Paragraph) for (const run of runs.toReversed()) last.addRunToFront(run);
  return blocks;
}

/** A text that is blank is a header too: it takes a line. */
const isShown = (regions: PageRegions, region: Region): boolean =>
  regions[region] !== null || laidZones(regions, region, 1).length > 0;

/** Header or footer, in the font of its report. */
type Placed = { region: Region; font: FontFamily };

function regionBlocks(regions: PageRegions, placed: Placed, context: WordContext): Blocks {
  const { region, font } = placed;
  const zones = laidZones(regions, region, context.draw.bodyWidth);
  const [only] = zones;
  if (zones.length > 1) return [zoneTable(zones, placed, context), ...spacer(1)];
  if (only !== undefined) return zoneParagraphs(only, placed, context);
  const own = regions[region];
  return own === null ? spacer(1) : wordParagraphs(own, context, { style: STYLES[region], font });
}

const zoneParagraphs = (
  { zone, text }: LaidZone,
  { region, font }: Placed,
  context: WordContext,
): Paragraph[] => {
  const paragraphs = wordParagraphs(text, context, { style: STYLES[region], font, align: ALIGNMENTS[zone] });
  return paragraphs.length === 0 ? spacer(1) : paragraphs;
};

/** Zones as cells of a table without lines, with empty cells as gaps. */
function zoneTable(zones: readonly LaidZone[], placed: Placed, context: WordContext): Table {
  const cell = (width: number, children: Paragraph[]): TableCell =>
    new TableCell({
      width: { size: twips(width), type: WidthType.DXA },
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      verticalAlign: VerticalAlignTable.CENTER,
      children,
    });
  const cells = zones.flatMap((zone, index) => [
    ...(index === 0 ? [] : [cell(ZONE_GAP, spacer(1))]),
    cell(zone.width, zoneParagraphs(zone, placed, context)),
  ]);
  const grid = zones.flatMap(({ width }, index) => [...(index === 0 ? [] : [twips(ZONE_GAP)]), twips(width)]);
  return new Table({
    width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: grid,
    layout: TableLayoutType.FIXED,
    borders: NO_BORDERS,
    rows: [new TableRow({ children: cells })],
  });
}
