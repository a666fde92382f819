import {
  type AdditionalColumn,
  additionalOperator,
  rowCompleter,
} from '@lienzo/schema/data/additional-column';
import type { Cell, ColumnFormat, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableLines } from './table-lines.ts';

const ID = 'adicional-importe';
const GROUP = 'cost_centers.cost_center';

const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => (value / 10_000).toFixed(4));
const rows = fc.array(fc.record({ 'a.x': amount, 'a.y': amount, [GROUP]: fc.constantFrom('Norte', 'Sur') }), {
  minLength: 1,
  maxLength: 40,
});

/** The number that a text on paper stands for. */
const read = (text: string) => new ExactDecimal(text.replace(/[$,%]/g, ''));

/** Adds up what is printed for the rows, by group and in all. */
function checkSums(item: TablaItem, list: Row[], shown: SelectedColumn): void {
  const complete = rowCompleter(item, '2026-11-20');
  const print = (value: Cell | undefined) => formatCell(value, shown.data_type, formatOf(shown));
  let inGroup = new ExactDecimal(0);
  let inTable = new ExactDecimal(0);
  for (const line of tableLines(item, list, complete)) {
    if (line.kind === 'group') inGroup = new ExactDecimal(0);
    if (line.kind === 'row') {
      const printed = print(complete(line.row)[ID]);
      if (printed === '') continue;
      inGroup = inGroup.plus(read(printed));
      inTable = inTable.plus(read(printed));
    }
    if (line.kind === 'subtotal') expect(read(print(line.totals.get(ID))).eq(inGroup)).toBe(true);
    if (line.kind === 'total') expect(read(print(line.totals.get(ID))).eq(inTable)).toBe(true);
  }
}

it('the rows on paper add up to the subtotals and the total on paper, whatever is computed', () => {
  const operators = fc.constantFrom(...additionalOperator.options);
  const formats = fc.constantFrom<ColumnFormat[]>('moneda', 'decimal', 'entero', 'porcentaje');
  fc.assert(
    fc.property(rows, operators, formats, (list, operator, formato) => {
      const column: AdditionalColumn = {
        id: ID,
        nombre: 'Importe',
        tipo: 'numero',
        operator,
        selected_columns: ['a.x', 'a.y'],
        valor: '1.015',
        resultado: null,
      };
      const shown: SelectedColumn = {
        column: ID,
        data_type: 'numeric',
        readable_name: 'Importe',
        formato,
        total: 'suma',
      };
      const item = {
        ...newItem('tabla'),
        additional_columns: [column],
        selected_columns: [shown],
        group_by: [GROUP],
      };
      checkSums(item, list, shown);
    }),
  );
});
