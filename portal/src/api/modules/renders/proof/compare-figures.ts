/** Compares totals, subtotals and the figures of charts as the drawing has them with what SQL computes. */
import type { Row } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { DataItem, GraficaItem, TablaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFigure } from '@lienzo/templates/drawing/chart-text';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { type TableLine, tableLines } from '@lienzo/templates/drawing/table-lines';
import type { DrawnSource } from './drawn-pages.ts';
import type { ExpectedGroupText } from './expected-group-texts.ts';
import type { ExpectedItem } from './expected-items.ts';
import { countedColumn } from './sheet-lines.ts';
import type { ExpectedTotal } from './total-text.ts';

/** A figure that is another one than SQL's: of a group or a category, or of the whole. */
export type OtherFigure = { column: string; group: string | undefined; expected: string; found: string };

export function otherFigures(item: DataItem, expected: ExpectedItem, source: DrawnSource): OtherFigure[] {
  if (item.nombre === 'tabla') {
    // A cross table and a group by a hidden column have other rows than those of the query.
    const rows = source.rows[item.uuid] ?? [];
    return [...otherTotals(item, { ...expected, rows }), ...otherGroupTexts(item, rows, expected.groupTexts)];
  }
  return item.nombre === 'grafica' ? otherPoints(item, expected, source) : [];
}

type TotalLine = Extract<TableLine, { kind: 'total' | 'subtotal' }>;

function otherTotals(
  item: TablaItem,
  { rows, totals, subtotals }: Pick<ExpectedItem, 'totals' | 'subtotals'> & { rows: readonly Row[] },
): OtherFigure[] {
  if (totals.length === 0) return [];
  const left: TotalLine[] = [];
  for (const line of tableLines(item, rows, (row) => row))
    if (line.kind === 'total' || line.kind === 'subtotal') left.push(line);
  const all = [...subtotals, { name: undefined, figures: totals }];
  return all.flatMap(({ name, figures }) => {
    const own = left.filter((line) => (line.kind === 'total' ? undefined : line.groupName) === name);
    const line = own.find((one) => figures.every((figure) => says(one, figure))) ?? own[0];
    if (line !== undefined) left.splice(left.indexOf(line), 1);
    return figures.flatMap(({ column, text }) => {
      const match = textIn(line, column);
      return match === text
        ? []
        : [{ column: columnTitle(column), group: name, expected: text, found: match }];
    });
  });
}

function otherGroupTexts(
  item: TablaItem,
  rows: readonly Row[],
  expected: readonly ExpectedGroupText[],
): OtherFigure[] {
  if (expected.length === 0) return [];
  const left: ExpectedGroupText[] = [];
  for (const line of tableLines(item, rows, (row) => row))
    if (line.kind === 'group') left.push({ place: 'encabezado', name: line.groupName, text: line.title });
    else if (line.kind === 'foot') left.push({ place: 'pie', name: line.groupName, text: line.text });
  return expected.flatMap(({ place, name, text }) => {
    const own = left.filter((line) => line.place === place && line.name === name);
    const line = own.find((one) => one.text === text) ?? own[0];
    if (line !== undefined) left.splice(left.indexOf(line), 1);
    return line?.text === text ? [] : [{ column: '', group: name, expected: text, found: line?.text ?? '' }];
  });
}

const says = (line: TotalLine, { column, text }: ExpectedTotal): boolean => textIn(line, column) === text;

function textIn(line: TotalLine | undefined, column: ExpectedTotal['column']): string {
  const counted = countedColumn(column);
  return formatCell(line?.totals.get(column.column), counted.data_type, formatOf(counted));
}

function otherPoints(
  item: GraficaItem,
  { chart, rows }: ExpectedItem,
  { today }: DrawnSource,
): OtherFigure[] {
  if (chart === null) return [];
  const data = chartDataOf(item, { rowsOf: rowsByUuid({ [item.uuid]: rows }), today });
  const points = new Map(data?.points.map(({ label, values }) => [label, values]));
  return chart.flatMap(({ label, texts }) =>
    texts.flatMap((expected, at) => {
      const existing = chartFigure(item, points.get(label)?.[at] ?? null);
      return existing === expected
        ? []
        : [{ column: data?.series[at] ?? '', group: label, expected, found: existing }];
    }),
  );
}
