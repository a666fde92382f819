/** What the service writes of cells and names that somebody else sent: however long they are, nobody waits for it. */

import { contentDisposition } from '@lienzo/schema/api/file-name';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { tableLayout } from '@lienzo/templates/drawing/table-layout';
import { ENORMOUS_VALUES } from '@lienzo/tests/enormous/enormous-values';
import { longestHold } from '@lienzo/tests/enormous/longest-hold';
import { describe, expect, it } from 'vitest';
import { imageSource } from '../assets/images/image-source.ts';
import { cleanHtml } from '../html/clean/clean-html.ts';
import { cellValue } from './cells/cell-value.ts';
import { cleanText } from './clean-text.ts';
import { cellXml } from './xlsx/sheet-cell.ts';
import { sheetName } from './xlsx/sheet-name.ts';

/** What nobody notices: a few linear passes over a megabyte. */
const UNNOTICED = 100;
/** Letters of a name; the contract allows no more. */
const NAME = 200;
/** Letters of HTML that are cleaned in the service's own worker. */
const CLEANED_HERE = 8_000;
const column = (data_type: SelectedColumn['data_type']): SelectedColumn => ({
  column: 'employees.name',
  data_type,
  readable_name: 'x',
});

const WRITERS: Record<string, (value: string) => unknown> = {
  ...Object.fromEntries(
    (['text', 'numeric', 'date', 'timestamp'] as const).map((type) => [
      `a cell of Excel, ${type}`,
      (value: string) => {
        const cell = cellValue(value, column(type));
        return cellXml('A1', 1, cell);
      },
    ]),
  ),
  'the text of a document': cleanText,
  'the widths of a table': (value) =>
    tableLayout(
      { ...newItem('tabla'), selected_columns: [column('text'), column('numeric')] },
      [{ 'employees.name': value }],
      500,
      (row) => row,
    ),
  'the name of a sheet': (value) => sheetName(value.slice(0, NAME), new Set()),
  'the name of a file': (value) => contentDisposition('attachment', `${value.slice(0, NAME)}.pdf`),
  'a picture': (value) => imageSource({})(value),
  'HTML that is cleaned at once': (value) =>
    cleanHtml(`<p style="margin:${value.slice(0, CLEANED_HERE)}">x</p>`),
};

describe('a value of a megabyte keeps nobody waiting', () => {
  it.each(Object.entries(WRITERS))('%s', (_name, write) => {
    const slow = Object.entries(ENORMOUS_VALUES).flatMap(([name, value]) => {
      const retained = longestHold(() => write(value), UNNOTICED);
      return retained > UNNOTICED ? [`${name}: ${Math.round(retained)} passes`] : [];
    });
    expect(slow).toEqual([]);
  });
});
