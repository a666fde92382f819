import type { SelectedColumn } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
import { drawTableOpen } from './draw-table-open.ts';
import { minimumColumnWidths, tableLayout } from './table-layout.ts';

const column = (key: string, readable_name: string, encabezado_comun?: string): SelectedColumn => ({
  column: `extra_hours.${key}`,
  data_type: 'numeric',
  readable_name,
  ...(encabezado_comun !== undefined && { encabezado_comun }),
});
const DOUBLES = column('a', 'Dobles', 'Horas <extra>');
const TRIPLES = column('b', 'Triples', 'Horas <extra>');
const NAME = column('c', 'Nombre');
const BLANK: SelectedColumn = { column: 'empty-a', data_type: 'empty', readable_name: '' };
const same = <Value>(value: Value): Value => value;

function headOf(columns: SelectedColumn[], band = 0, width = 540): string {
  const item = { ...newItem('tabla'), selected_columns: columns };
  const layout = tableLayout(item, [], width, same);
  const own = layout.bands[band];
  if (own === undefined) throw new Error('no such band');
  return /<thead>(.*)<\/thead>/.exec(drawTableOpen(item, layout, own))?.[1] ?? '';
}
const plain = (html: string): string => html.replaceAll(/ class="[^"]*"/g, '');

it('a shared heading spans its columns; those beside it take both rows', () => {
  expect(plain(headOf([NAME, DOUBLES, TRIPLES, BLANK]))).toBe(
    '<tr><th scope="col" rowspan="2">Nombre</th>' +
      '<th scope="colgroup" colspan="2"><div>Horas &lt;extra&gt;</div></th><td rowspan="2"></td></tr>' +
      '<tr><th scope="col">Dobles</th><th scope="col">Triples</th></tr>',
  );
});

it('a table without shared headings has one row of them, as before', () => {
  expect(plain(headOf([NAME, BLANK]))).toBe('<tr><th scope="col">Nombre</th><td></td></tr>');
});

it('each band of columns has the headings of its own columns', () => {
  const many = Array.from({ length: 30 }, (_, at) => column(`k${'x'.repeat(at)}`, `Concepto ${at}`, 'Mes'));
  const columns = [NAME, ...many];
  const counts = [0, 1].map((band) => /colspan="(\d+)"/.exec(headOf(columns, band, 300))?.[1]);
  expect(counts.every((count) => Number(count) > 1 && Number(count) < 30)).toBe(true);
});

it('its longest word has room over its columns', () => {
  const long = 'Extraordinariamente';
  const widthOf = (heading?: string): number => {
    const columns = [NAME, column('a', 'A', heading), column('b', 'B', heading)];
    const widths = minimumColumnWidths({ ...newItem('tabla'), selected_columns: columns }, [], 540, same);
    return (widths[1] ?? 0) + (widths[2] ?? 0);
  };
  expect(widthOf(long)).toBeGreaterThan(widthOf());
  expect(widthOf(long)).toBeGreaterThan(long.length * 4);
});
