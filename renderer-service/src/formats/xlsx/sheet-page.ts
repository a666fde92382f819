import { formatLongDate } from '@lienzo/schema/data/format';
import { type PageRegions, type Region, zoneTexts } from '@lienzo/schema/report/page-regions';
import { DEFAULT_PAPER, type Paper, type PaperName } from '@lienzo/schema/report/paper';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type InlineNode, isDataField } from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import { regionHeight } from '@lienzo/templates/drawing/region-margins';
import type { HeaderFooter, PageSetup } from 'exceljs';
import { cleanText } from '../clean-text.ts';

const POINTS_PER_INCH = 72;
/** Excel's own distance of a header from the paper's edge, in points. */
const EDGE = 21.6;
/** The size and colour of headers and footers of the drawing, whose height the margins are made for. */
const TEXT_CODES = '&8&K667085';
/** Excel's longest header or footer, in characters. */
const MAX_REGION = 255;

/** The page of a report's sheets: its paper, margins, header and footer; one page wide, as many long as it needs. */
export function sheetPage(
  report: ReportDocument,
  today: string,
): { pageSetup: Partial<PageSetup>; headerFooter: Partial<HeaderFooter> } {
  const { orientation, page } = report;
  const { top, right, bottom, left } = page.margins;
  const inches = (points: number): number => Math.round((points / POINTS_PER_INCH) * 100) / 100;
  const { primera_pagina: first } = page;
  const header = regionCodes(page, 'header', today);
  const footer = regionCodes(page, 'footer', today);
  return {
    pageSetup: {
      ...paperSizeOf(page.papel),
      orientation: orientation === 'horizontal' ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: {
        top: inches(top),
        right: inches(right),
        bottom: inches(bottom),
        left: inches(left),
        header: inches(regionEdge('header', top, report)),
        footer: inches(regionEdge('footer', bottom, report)),
      },
    },
    headerFooter: {
      ...(header !== '' && { oddHeader: header }),
      ...(footer !== '' && { oddFooter: footer }),
      ...(first && {
        differentFirst: true,
        firstHeader: regionCodes(first, 'header', today),
        firstFooter: regionCodes(first, 'footer', today),
      }),
    },
  };
}

/** Excel's numbers of papers (ECMA-376-1, 18.3.1.63). Folio is the nearest to Oficio that fits on it. */
const PAPER_SIZES: Record<PaperName, number> = { carta: 1, oficio: 14, a4: 9, media_carta: 6 };

/** The paper of a sheet; a letter is Excel's own, and a custom one has no number. */
const paperSizeOf = (papel: Paper | undefined): Partial<PageSetup> =>
  typeof papel === 'string' && papel !== DEFAULT_PAPER ? { paperSize: PAPER_SIZES[papel] } : {};

/** Where a header or footer begins, from the paper's edge in points: a high one has as much air on either side. */
const regionEdge = (region: Region, margin: number, report: ReportDocument): number =>
  Math.min(EDGE, Math.max(0, margin - regionHeight(region, report)) / 2);

const POSITIONS = { left: '&L', justify: '&L', center: '&C', right: '&R' } as const;
const ZONE_ALIGNMENTS = { todo: 'left', izquierda: 'left', centro: 'center', derecha: 'right' } as const;
type Position = (typeof POSITIONS)[keyof typeof POSITIONS];

/**
 * A header or footer in Excel's codes (ECMA-376-1, 18.3.1.39): each paragraph at its side, one below another; those of a
 * zone in Excel's part of the same place.
 */
function regionCodes(regions: PageRegions, region: Region, today: string): string {
  const positions = new Map<Position, string[]>([
    ['&L', []],
    ['&C', []],
    ['&R', []],
  ]);
  for (const { zone, text } of zoneTexts(regions, region))
    for (const block of text.content) {
      if (block.type !== 'paragraph' && block.type !== 'heading') continue;
      const own = zone === 'todo' ? block.attrs?.textAlign : undefined;
      const lines = positions.get(POSITIONS[own ?? ZONE_ALIGNMENTS[zone]]);
      lines?.push(lineCodes(block.content ?? [], today));
    }
  let codes = '';
  for (const [place, lines] of positions) {
    const part = lines.join('\n').trimEnd();
    // A part more would make the whole invalid.
    const whole = place + TEXT_CODES + part;
    if (part.trim() !== '' && codes.length + whole.length <= MAX_REGION) codes += whole;
  }
  return codes;
}

function lineCodes(nodes: InlineNode[], today: string): string {
  return nodes
    .map((node) => {
      if (node.type === 'hardBreak') return '\n';
      if (node.type === 'text') return cleanText(node.text).replaceAll('&', '&&');
      if (node.type === 'formula') return reportFormulaMessages.noResult;
      if (node.type === 'column' || node.type === 'parameter') return '';
      const { field } = node.attrs;
      if (isDataField(field)) return drawingMessages.untoldField;
      return { page: '&P', pages: '&N', date: formatLongDate(today), logo: '' }[field];
    })
    .join('');
}
