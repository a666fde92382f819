/** The sums that a drawn table has at the ends of its pages. */
import { CARRIED_CLASS, PAGE_SUM_CLASS } from '@lienzo/templates/drawing/page-sums';

export type DrawnPageSums = {
  /** Whether each page ends with its sum, and each but the first begins with those before it. */
  hasSum: boolean;
  hasCarried: boolean;
  /** The formats of its figures, as the drawing writes them, and their columns in the table, from 0. */
  formats: string[];
  columns: number[];
};

const TEMPLATE = /<template>(.*?)<\/template>/s;
const LAST_SUMS = new RegExp(`<tr class="${PAGE_SUM_CLASS}[^>]*>.*?</tr>`, 'gs');

/** @returns by table of an item; undefined for one without page sums. */
export const drawnPageSums = (html: string): (DrawnPageSums | undefined)[] =>
  html
    .split('<table')
    .slice(1)
    .map((table) => {
      const rows = TEMPLATE.exec(table)?.[1];
      return rows === undefined ? undefined : readTemplate(rows);
    });

/** What is drawn of an item beside the sums of pages: they stand where a file's pages end. */
export const withoutPageSums = (html: string): string =>
  html.replaceAll(new RegExp(TEMPLATE, 'gs'), '').replaceAll(LAST_SUMS, '');

function readTemplate(rows: string): DrawnPageSums {
  const formats: string[] = [];
  const columns: number[] = [];
  const [first = ''] = rows.split('</tr>');
  let column = 0;
  for (const [, attributes = '', content = ''] of first.matchAll(/<td([^>]*)>(.*?)<\/td>/gs)) {
    const format = / data-sum="([^"]*)"/.exec(content)?.[1];
    if (format !== undefined) {
      formats.push(format);
      columns.push(column);
    }
    column += Number(/colspan="(\d+)"/.exec(attributes)?.[1] ?? 1);
  }
  return {
    hasSum: rows.includes(PAGE_SUM_CLASS),
    hasCarried: rows.includes(CARRIED_CLASS),
    formats,
    columns,
  };
}
