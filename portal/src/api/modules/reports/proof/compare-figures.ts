/** Compares the numbers of charts and the contents of codes with what a file says of them. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { ProofDifference } from '@lienzo/schema/api/report-proof';
import { reportProofMessages } from '@lienzo/schema/messages/report-proof-messages';
import { reportProblemMessages } from '@lienzo/schema/messages/rules/report-problem-messages';
import type { ExpectedChart } from './expected-chart.ts';
import type { ExpectedCode } from './expected-codes.ts';
import type { ExpectedItem } from './expected-items.ts';
import { plainText } from './plain-text.ts';
import type { ReadText } from './read-text.ts';
import { type ReadSheet, textOfCell } from './read-xlsx.ts';

/** A chart under the name of its table. */
type NamedChart = { name: string; chart: ExpectedChart };

/** A sheet has a row for each category, with its name and a number of each series. */
export function compareChartSheet({ name, chart }: NamedChart, sheet: ReadSheet): ProofDifference[] {
  const { points, series, column } = chart;
  const lines = sheet.map(([label, ...cells]) => ({
    label: plainText(String(label ?? '')),
    texts: cells.map((cell) => textOfCell(cell, column)),
  }));
  return points.flatMap(({ label, texts }) => {
    const line = lines.findLast((one) => one.label === plainText(label));
    return texts.flatMap((expected, at) => {
      const found = line?.texts[at] ?? '';
      if (found === plainText(expected)) return [];
      const place = { format: 'xlsx', item: name, column: series[at] ?? '', row: null } as const;
      return [{ ...place, group: label, expected, found }];
    });
  });
}

/** In Word a chart is a picture whose description names the largest and the smallest value; a page has its labels. */
export function compareChartText(
  format: Exclude<RenderFormat, 'xlsx'>,
  { name, chart }: NamedChart,
  read: ReadText,
): ProofDifference[] {
  const missing = (label: string, column: string, expected: string): ProofDifference => ({
    format,
    item: name,
    column,
    row: null,
    group: label,
    expected,
    found: '',
  });
  if (format === 'docx')
    return (chart.described ? extremesMissing(chart, read) : []).map(({ label, texts }) =>
      missing(label, chart.series[0] ?? '', texts[0] ?? ''),
    );
  const words = new Set(read.words);
  const text = read.text.replaceAll('\n', '');
  return chart.labels
    .filter(({ figure, within }) =>
      within === '' ? !words.has(plainText(figure)) : !text.includes(plainText(within)),
    )
    .map(({ label, series, figure }) => missing(label, series, figure));
}

type Point = ExpectedChart['points'][number];

function extremesMissing({ points }: ExpectedChart, { descriptions }: ReadText): Point[] {
  const known = points
    .filter(({ figure }) => figure !== null)
    .toSorted((one, other) => Number(other.figure) - Number(one.figure));
  return [known[0], known.length > 1 ? known.at(-1) : undefined]
    .filter((extreme) => {
      // Of equal ones either may be named.
      const named = known.filter(({ figure }) => Number(figure) === Number(extreme?.figure));
      const says = ({ label, texts }: Point): string => plainText(`${label}, ${texts[0]}`);
      return (
        extreme !== undefined &&
        !named.some((point) => descriptions.some((description) => description.includes(says(point))))
      );
    })
    .filter((extreme) => extreme !== undefined);
}

/** From this length on a content is found by itself. */
const LONG = 12;

const CODE_NAMES = { qr: 'Código QR', code128: 'Código de barras' } as const;

/** A code is a picture: what it holds stands in its description in Word, and below it where the report asks for that. */
export function compareCodes(
  format: RenderFormat,
  codes: readonly ExpectedCode[],
  { descriptions, words, text }: ReadText,
): ProofDifference[] {
  const known = new Set(words);
  const whole = text.replaceAll('\n', '');
  return codes.flatMap(({ symbology, content, row, inText }) => {
    const name = CODE_NAMES[symbology];
    const isDescribed = format !== 'docx' || descriptions.includes(plainText(`${name}: ${content}`));
    const plain = plainText(content);
    // A long one may be broken over lines.
    const isPrinted = !inText || known.has(plain) || (plain.length > LONG && whole.includes(plain));
    // One that has no room is explained in its place.
    const isRefused = whole.includes(plainText(reportProblemMessages.code.narrow[symbology]));
    if ((isDescribed && isPrinted) || isRefused) return [];
    const column = reportProofMessages.codeContent;
    return [{ format, item: name, column, row, expected: content, found: '' }];
  });
}

/**
 * In a workbook the content of a code is a cell of the rows that it is taken from; a fixed one stands in the sheet of
 * texts of a report without data, and nowhere else.
 */
export function compareCodeSheets(
  codes: readonly ExpectedCode[],
  items: readonly ExpectedItem[],
  sheets: readonly ReadSheet[],
): ProofDifference[] {
  const cells = sheets.map(
    (sheet) => new Set(sheet.flatMap((row) => row.map((cell) => plainText(String(cell ?? ''))))),
  );
  return codes.flatMap(({ symbology, driver, content, row }) => {
    if (driver === null && items.length > 0) return [];
    const sheet = driver === null ? 0 : items.findIndex(({ uuid }) => uuid === driver);
    if (cells[sheet]?.has(plainText(content)) === true) return [];
    const place = {
      format: 'xlsx',
      item: CODE_NAMES[symbology],
      column: reportProofMessages.codeContent,
    } as const;
    return [{ ...place, row, expected: content, found: '' }];
  });
}
