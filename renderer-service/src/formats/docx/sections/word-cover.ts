import type { CombineOptions } from '@lienzo/schema/api/render-contract';
import { formatLongDate } from '@lienzo/schema/data/format';
import { pageSize } from '@lienzo/schema/report/report';
import {
  BorderStyle,
  InternalHyperlink,
  LeaderType,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { cleanText } from '../../clean-text.ts';
import type { WordSection } from '../blocks/word-block.ts';
import { halfPoints, twips } from '../blocks/word-units.ts';

/** Margins of the cover in points, as its drawing for PDF has them. */
const MARGINS = { top: 72, right: 63, bottom: 72, left: 63 };

/**
 * Cover and table of contents of a combined document. Word fills in the page numbers when it opens the file; where each
 * report has its own page numbers the entries are only links, because Word would show "1" for each.
 */
export function wordCover(
  reports: { name: string; bookmark: string }[],
  options: CombineOptions,
  today: string,
): WordSection {
  const { width, height } = pageSize('vertical');
  return {
    options: {
      properties: {
        page: {
          size: { width: twips(width), height: twips(height) },
          margin: {
            top: twips(MARGINS.top),
            right: twips(MARGINS.right),
            bottom: twips(MARGINS.bottom),
            left: twips(MARGINS.left),
          },
        },
      },
    },
    blocks: [
      ...(options.cover ? coverHead(options, today) : []),
      ...(options.table_of_contents
        ? tableOfContents(reports, options, twips(width - MARGINS.left - MARGINS.right))
        : []),
    ],
  };
}

function coverHead({ title, author = '' }: CombineOptions, today: string): Paragraph[] {
  const border = { left: { style: BorderStyle.SINGLE, size: 32, color: '1A56A8', space: 14 } };
  const by = author === '' ? '' : ` · ${cleanText(author)}`;
  return [
    new Paragraph({
      border,
      indent: { left: twips(18) },
      spacing: { before: twips(72) },
      children: [new TextRun({ text: cleanText(title), bold: true, size: halfPoints(30) })],
    }),
    new Paragraph({
      border,
      indent: { left: twips(18) },
      spacing: { before: twips(6), after: twips(54) },
      children: [
        new TextRun({ text: `${formatLongDate(today)}${by}`, color: '667085', size: halfPoints(11) }),
      ],
    }),
  ];
}

function tableOfContents(
  reports: { name: string; bookmark: string }[],
  { numbering }: CombineOptions,
  end: number,
): Paragraph[] {
  const size = halfPoints(10.5);
  const numbered = numbering === 'continua';
  return [
    new Paragraph({
      keepNext: true,
      spacing: { after: twips(8) },
      children: [new TextRun({ text: 'Contenido', bold: true, size: halfPoints(15) })],
    }),
    ...reports.map(
      ({ name, bookmark }) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: end, leader: LeaderType.DOT }],
          spacing: { before: twips(4), after: twips(4) },
          children: [
            new InternalHyperlink({
              anchor: bookmark,
              children: [
                new TextRun({ text: cleanText(name), size }),
                ...(numbered ? [new TextRun({ children: [new Tab()], size })] : []),
              ],
            }),
            ...(numbered ? [new PageReference(bookmark, { hyperlink: true })] : []),
          ],
        }),
    ),
  ];
}
