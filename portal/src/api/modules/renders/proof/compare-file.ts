/** Reads a file back and compares it with what it must show. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { hasFigure, ITEM_TYPES } from '@lienzo/schema/report/item';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { dataItems, type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { watermarkText } from '@lienzo/schema/report/watermark';
import { PROOF_DIFFERENCES, type ProofDifference } from '@lienzo/schema/reports/report-proof';
import type { Figures } from '@lienzo/templates/drawing/draw-context';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { otherFigures } from './compare-figures.ts';
import { type DrawnItem, type DrawnPage, type DrawnSource, drawnPages } from './drawn-pages.ts';
import { drawnSignatures } from './drawn-signatures.ts';
import { drawnSource } from './drawn-source.ts';
import { drawnTexts } from './drawn-texts.ts';
import type { Expected } from './expected-items.ts';
import { matchFixedSheets } from './match-fixed-sheet.ts';
import { type Misplaced, matchPages, type PagesMatch } from './match-pages.ts';
import { matchSheet } from './match-sheet.ts';
import { otherSheets } from './other-sheets.ts';
import { plainText } from './plain-text.ts';
import { type PageWord, type ReadPage, textOf } from './read-page.ts';
import type { NamedSheet } from './read-xlsx.ts';
import { sheetContent } from './sheet-lines.ts';

export type ProofSource = { report: ReportDocument; expected: Expected; today: string };

/** `values`: how many stand in the file as they must. */
export type FileProof = { differences: ProofDifference[]; values: number };

/** Loads the one library that the format needs: the others cost the worker more time than a small file. */
export async function compareFile(
  format: RenderFormat,
  bytes: Uint8Array,
  { report, expected, today }: ProofSource,
): Promise<FileProof> {
  const source = drawnSource(report, expected, today, format);
  const names = new Map(expected.items.map(({ uuid, name }) => [uuid, name]));
  const { differences, values } =
    format === 'xlsx'
      ? await compareWorkbook(bytes, source, names)
      : inDifferences(format, await comparePages(format, bytes, source), names);
  const figures = dataItems(source.report).flatMap((item, at): ProofDifference[] => {
    const own = expected.items[at];
    if (own === undefined) return [];
    return otherFigures(item, own, source).map((one) => ({ ...one, format, item: own.name, row: null }));
  });
  const charts = await compareCharts(format, bytes, source, names);
  return {
    differences: [...differences, ...charts.differences, ...figures].slice(0, PROOF_DIFFERENCES),
    values: values + charts.values,
  };
}

/** The charts that Word and Excel draw themselves; those of a PDF are words of its pages. */
async function compareCharts(
  format: RenderFormat,
  bytes: Uint8Array,
  source: DrawnSource,
  names: ReadonlyMap<string, string>,
): Promise<FileProof> {
  if (format === 'pdf' || !reportItems(source.report).some(({ nombre }) => nombre === 'grafica'))
    return { differences: [], values: 0 };
  const [{ readCharts }, { matchCharts }] = await Promise.all([
    import('./read-charts.ts'),
    import('./match-charts.ts'),
  ]);
  return matchCharts(format, source, await readCharts(format, bytes), names);
}

async function comparePages(
  format: Exclude<RenderFormat, 'xlsx'>,
  bytes: Uint8Array,
  source: DrawnSource,
): Promise<PagesMatch> {
  const figures = await figuresFor(source.report);
  if (format === 'docx') {
    const { readDocx } = await import('./read-docx.ts');
    return matchPages(drawnPages(source, 'word', figures), await readDocx(bytes), {
      goesOnOverPages: reportItems(source.report).some(
        (item) => item.nombre === 'tabla' && startsPages(item),
      ),
    });
  }
  const { readPdf } = await import('./read-pdf.ts');
  const { margins } = withRegionMargins(source.report).page;
  // Headers and footers stand in the margins.
  const { marca_agua: mark } = source.report.page;
  const bodyOf = ({ height, words }: ReadPage): ReadPage => ({
    height,
    words: (mark === undefined ? words : withoutWatermark(words, watermarkText(mark))).filter(
      ({ run }) => run !== undefined && run.y > margins.bottom && run.y < height - margins.top,
    ),
  });
  return matchPages(drawnPages(source, 'paper', figures), (await readPdf(bytes)).map(bodyOf), {
    goesOnOverPages: true,
  });
}

/** The words of a page after its watermark, which is painted first. */
function withoutWatermark(terms: readonly PageWord[], mark: string): readonly PageWord[] {
  const whole = textOf(mark)
    .map(({ text }) => text)
    .join('');
  let read = '';
  for (const [at, { text }] of terms.entries()) {
    read += text;
    if (read === whole) return terms.slice(at + 1);
    if (!whole.startsWith(read)) break;
  }
  return terms;
}

/** Charts and codes need large libraries. */
async function figuresFor(report: ReportDocument): Promise<Figures | undefined> {
  if (!reportItems(report).some(hasFigure)) return undefined;
  const { figures } = await import('@lienzo/templates/figures/figures');
  return figures;
}

/** @param names of the items with data. */
async function compareWorkbook(
  bytes: Uint8Array,
  source: DrawnSource,
  names: ReadonlyMap<string, string>,
): Promise<FileProof> {
  const { readXlsx, textOfSheet } = await import('./read-xlsx.ts');
  const sheets = await readXlsx(bytes);
  const items = dataItems(source.report);
  const compareTexts = (drawn: DrawnPage, sheet: NamedSheet | undefined): FileProof =>
    inDifferences(
      'xlsx',
      matchPages([drawn], [textOfSheet(sheet?.rows ?? [])], { goesOnOverPages: false }),
      names,
    );
  // The last sheet, where there are any.
  const signatures = drawnSignatures(source);
  const signed = signatures === null ? NOTHING : compareTexts(signatures, sheets.at(-1));
  const unsigned = signatures === null ? sheets : sheets.slice(0, -1);
  const fixed = reportItems(source.report).filter(({ nombre }) => nombre === 'tabla_fija').length;
  const typed = matchFixedSheets(source, unsigned.slice(unsigned.length - fixed));
  const shown = unsigned.slice(0, unsigned.length - fixed);
  const others = otherSheets(source.report, shown.slice(Math.max(1, items.length)));
  if (items.length === 0)
    return together([compareTexts(drawnTexts(source), shown[0]), others, typed, signed]);
  const matches = items.flatMap((item, at) => {
    const content = sheetContent(item, source);
    return content === null ? [] : [matchSheet(names.get(item.uuid) ?? '', content, sheets[at]?.rows ?? [])];
  });
  const texts =
    others.texts === undefined
      ? missingTexts(drawnTexts(source), shown)
      : compareTexts(drawnTexts(source), others.texts);
  return together([...matches, others, texts, typed, signed]);
}

/** Rows of a sheet among which the texts above its head are. */
const ROWS_ABOVE = 200;

/** Texts of a workbook without a sheet for them: each stands above a table. What is no text has no place there. */
function missingTexts({ sections }: DrawnPage, sheets: readonly NamedSheet[]): FileProof {
  // A text of several lines stands in several rows.
  const above = sheets.map(({ rows }) =>
    rows
      .slice(0, ROWS_ABOVE)
      .map(([first]) => plainText(String(first ?? '')))
      .join(''),
  );
  const texts = sections.flat().flatMap(({ item, cells }) => {
    const isAbove = item?.nombre === 'titulo' || item?.nombre === 'texto';
    return isAbove ? cells.filter(({ text }) => text !== '') : [];
  });
  const gone = texts.filter(({ text }) => !above.some((one) => one.includes(text)));
  return {
    differences: gone.map(({ shown }) => ({
      ...({ format: 'xlsx', item: '', column: '', row: null } as const),
      ...{ expected: shown, found: '' },
    })),
    values: texts.length - gone.length,
  };
}

const NOTHING: FileProof = { differences: [], values: 0 };

const together = (proofs: readonly FileProof[]): FileProof => ({
  differences: proofs.flatMap(({ differences }) => differences),
  values: proofs.reduce((sum, { values }) => sum + values, 0),
});

const inDifferences = (
  format: RenderFormat,
  { misplaced, values }: PagesMatch,
  names: ReadonlyMap<string, string>,
): FileProof => ({ values, differences: misplaced.map((one) => differenceOf(format, one, names)) });

const differenceOf = (
  format: RenderFormat,
  { drawn, cell, title, found }: Misplaced,
  names: ReadonlyMap<string, string>,
): ProofDifference => ({
  format,
  item: nameOf(drawn, names),
  column: title,
  row: cell?.row ?? drawn?.row ?? null,
  ...(cell?.group !== undefined && { group: cell.group }),
  expected: cell?.shown ?? '',
  found,
});

function nameOf(drawn: DrawnItem | null, names: ReadonlyMap<string, string>): string {
  if (drawn === null || drawn.item === null) return '';
  return names.get(drawn.item.uuid) || ITEM_TYPES[drawn.item.nombre].etiqueta;
}
