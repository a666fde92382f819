/**
 * Sums at the ends of pages. Where pages end is known once a table is laid out, so its rows are drawn with what they add
 * (`data-sums`), its sums without figures. `continueGroups` puts a sum at each end of a page; whoever laid the table out
 * then reads its rows, has `pageSumTexts` add them up, and fills them in.
 */
import { columnDataType, columnFormat, type SelectedColumn } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell } from '@lienzo/schema/data/format';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import { hasPageSums, pageSumColumns } from '@lienzo/schema/report/page-sums';
import { pageSumMessages } from '@lienzo/schema/reports/page-sum-messages';
import { drawTotalsRow } from './draw-totals-row.ts';
import type { TableBand } from './table-layout.ts';
import type { TableLine } from './table-lines.ts';

/** The class of a table with sums of its pages. */
export const PAGE_SUMS_CLASS = 'lz-page-sums';
/** The class of a row with the sums of a page, and of one with the sums of the pages before it. */
export const PAGE_SUM_CLASS = 'lz-page-sum';
export const CARRIED_CLASS = 'lz-page-carried';
/** The classes of a row after which a page ends, and of one with which a page begins. */
export const PAGE_END_CLASS = 'lz-page-end';
export const PAGE_START_CLASS = 'lz-page-start';
/** The class of a line that begins the pages of a group, or what follows the last one; and where page numbers begin again. */
export const GROUP_PAGE_CLASS = 'lz-group-page';
export const RUN_START_CLASS = 'lz-run-start';
/** The class of a sum over rows some of which are missing. */
const UNKNOWN_CLASS = 'lz-unknown';

/** The columns of a band that are summed by page. */
const sumColumns = (item: DrawnTable, { columns }: TableBand): SelectedColumn[] => {
  if (!hasPageSums(item)) return [];
  const summed = new Set(pageSumColumns(item).map(({ column }) => column));
  return columns.filter(({ column }) => summed.has(column));
};

/** What a row adds to the sums of a band, for its element; '' in a table without them. */
export function drawAddends(
  item: DrawnTable,
  band: TableBand,
  addends: Extract<TableLine, { kind: 'row' }>['addends'],
): string {
  if (addends === undefined) return '';
  const columns = sumColumns(item, band);
  if (columns.length === 0) return '';
  return ` data-sums="${columns.map(({ column }) => addends.get(column) ?? '').join('|')}"`;
}

/** The class of a table's element; '' for one without page sums. */
export const pageSumsClass = (item: DrawnTable, band: TableBand): string =>
  sumColumns(item, band).length === 0 ? '' : PAGE_SUMS_CLASS;

/** What the sums at the ends of pages are copied from. */
export function drawPageSumTemplates(item: DrawnTable, band: TableBand): string {
  if (sumColumns(item, band).length === 0) return '';
  const carried = item.viene_pagina === true ? drawSumRow(item, band, 'carried', PAGE_START_CLASS) : '';
  const sum = item.suma_pagina === true ? drawSumRow(item, band, 'sum', PAGE_END_CLASS) : '';
  return `<template>${carried}${sum}</template>`;
}

/** The sum of the last page of a table or a group. @param isUnknown whether rows are missing. */
export const drawLastPageSum = (item: DrawnTable, band: TableBand, isUnknown: boolean): string =>
  item.suma_pagina !== true || sumColumns(item, band).length === 0
    ? ''
    : drawSumRow(item, band, 'sum', isUnknown ? UNKNOWN_CLASS : '');

/** The sums of the pages before a part of a table. @param sums exact decimals by column; absent: of no row. */
export function drawCarried(item: DrawnTable, band: TableBand, sums: ReadonlyMap<string, string>): string {
  if (item.viene_pagina !== true || sumColumns(item, band).length === 0) return '';
  return drawSumRow(item, band, 'carried', '', drawAddends(item, band, sums));
}

function drawSumRow(
  item: DrawnTable,
  band: TableBand,
  kind: 'sum' | 'carried',
  look: string,
  attributes = '',
): string {
  const totals = new Map(sumColumns(item, band).map(({ column }) => [column, null]));
  const line = { caption: pageSumMessages[kind], whole: true, totals };
  const own = kind === 'sum' ? PAGE_SUM_CLASS : CARRIED_CLASS;
  const row = drawTotalsRow(band, line, look === '' ? own : `${own} ${look}`, true, true);
  return attributes === '' ? row : row.replace('<tr ', `<tr${attributes} `);
}

/** The rows of a laid-out table, in order, as `pageSumTexts` needs them. */
export type PageSumTable = {
  /** `data-sum` of the figures of its first sum. */
  formats: readonly string[];
  /** Each row as its class and, behind a space and a colon, its `data-sums`. */
  rows: readonly string[];
};

/** Reads a table's rows, as `PageSumTable`; refers to nothing outside of it. */
export const READ_PAGE_SUMS_SOURCE = `((table) => {
  const rows = [...table.querySelectorAll(':scope>tbody>tr')];
  const first = rows.find((row) => row.matches('.${PAGE_SUM_CLASS},.${CARRIED_CLASS}'));
  return {
    formats: first === undefined ? [] : [...first.querySelectorAll('[data-sum]')].map((figure) => figure.dataset.sum),
    rows: rows.map((row) => row.className + ' :' + (row.dataset.sums ?? '')),
  };
})`;

/** What stands for a sum over rows some of which are missing. */
const UNKNOWN = '…';

/** The figures of a table's page sums as texts: of each such row, in order, those of its columns. */
export function pageSumTexts({ formats, rows }: PageSumTable): string[][] {
  const sums = new PageSums(formats);
  const texts: string[][] = [];
  for (const row of rows) {
    const [classes = '', addends = ''] = row.split(' :');
    const kinds = new Set(classes.split(' '));
    if (kinds.has('lz-rows-note')) sums.isUnknown = true;
    if (kinds.has(GROUP_PAGE_CLASS)) sums.restart();
    if (kinds.has(CARRIED_CLASS)) texts.push(sums.beginPage(addends));
    else if (kinds.has(PAGE_SUM_CLASS))
      texts.push(kinds.has(UNKNOWN_CLASS) ? formats.map(() => UNKNOWN) : sums.endPage());
    else sums.add(addends);
  }
  return texts;
}

/** Adds up the rows of a table, page after page; exact. A column without a value on the rows has no figure. */
export class PageSums {
  private readonly formats: readonly string[];
  private readonly page: Sums;
  private readonly before: Sums;
  /** Set where rows are missing: what follows is not known. */
  isUnknown = false;

  /** @param formats `data-sum` of the figures of a sum. */
  constructor(formats: readonly string[]) {
    this.formats = formats;
    this.page = new Sums(formats.length);
    this.before = new Sums(formats.length);
  }

  /** Called where the pages of another group begin. */
  restart(): void {
    this.page.clear();
    this.before.clear();
  }

  /** Takes a row. @param addends its `data-sums`. */
  add(addends: string): void {
    this.page.add(addends);
  }

  /** Ends a page. @returns the figures of its sum. */
  endPage(): string[] {
    const texts = this.textsOf(this.page);
    this.before.addAll(this.page);
    this.page.clear();
    return texts;
  }

  /** Begins another page. @param addends of rows that are not there. @returns the figures of all pages before it. */
  beginPage(addends = ''): string[] {
    this.before.addAll(this.page);
    this.page.clear();
    this.before.add(addends);
    return this.textsOf(this.before);
  }

  private textsOf(sums: Sums): string[] {
    return this.isUnknown ? this.formats.map(() => UNKNOWN) : sums.texts(this.formats);
  }
}

/** Exact sums of columns, null where there was no value. */
class Sums {
  private sums: (InstanceType<typeof ExactDecimal> | null)[];

  constructor(count: number) {
    this.sums = Array.from({ length: count }, () => null);
  }

  /** @param addends decimals, one for each column, '' for none. */
  add(addends: string): void {
    if (addends === '') return;
    for (const [at, addend] of addends.split('|').entries())
      if (addend !== '') this.sums[at] = (this.sums[at] ?? new ExactDecimal(0)).plus(addend);
  }

  addAll(others: Sums): void {
    this.add(others.sums.map((sum) => sum?.toFixed() ?? '').join('|'));
  }

  clear(): void {
    this.sums = this.sums.map(() => null);
  }

  texts(formats: readonly string[]): string[] {
    return formats.map((format, at) => {
      const space = format.indexOf(' ');
      const [type, shown] = [format.slice(0, space), format.slice(space + 1)];
      return formatCell(
        this.sums[at]?.toFixed() ?? null,
        columnDataType.parse(type),
        columnFormat.parse(shown),
      );
    });
  }
}
