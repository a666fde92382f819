import { element, type XmlNode } from './xml-node.ts';

/** Where the data of a chart stands: a column of categories and one for each series, with their titles above. */
export type ChartCells = {
  sheet: string;
  headRow: number;
  /** Of the first and the last point. */
  firstRow: number;
  lastRow: number;
  categories: string;
  values: readonly string[];
};

const quoted = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;
const cell = ({ sheet }: ChartCells, column: string, row: number): string =>
  `${quoted(sheet)}!$${column}$${row}`;
const range = (cells: ChartCells, column: string): string =>
  `${cell(cells, column, cells.firstRow)}:$${column}$${cells.lastRow}`;

const points = (values: readonly (string | number | null)[]): XmlNode[] => [
  element('c:ptCount', { val: values.length }),
  ...values.flatMap((value, idx) =>
    value === null ? [] : [element('c:pt', { idx }, element('c:v', {}, String(value)))],
  ),
];

const texts = (formula: string, values: readonly string[]): XmlNode =>
  element('c:strRef', {}, element('c:f', {}, formula), element('c:strCache', {}, ...points(values)));

/** The title of a series, its categories and its values: cells, with what they hold. */
export const seriesTitle = (cells: ChartCells, index: number, title: string): XmlNode =>
  element('c:tx', {}, texts(cell(cells, cells.values[index] ?? '', cells.headRow), [title]));

export const seriesCategories = (cells: ChartCells, labels: readonly string[]): XmlNode =>
  element('c:cat', {}, texts(range(cells, cells.categories), labels));

export const seriesValues = (
  cells: ChartCells,
  index: number,
  numbers: readonly (number | null)[],
  format: string,
): XmlNode =>
  element(
    'c:val',
    {},
    element(
      'c:numRef',
      {},
      element('c:f', {}, range(cells, cells.values[index] ?? '')),
      element('c:numCache', {}, element('c:formatCode', {}, format), ...points(numbers)),
    ),
  );
