import type { Row } from '@lienzo/schema/data/column';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawItem } from './draw-item.ts';

const CENTER = 'cost_centers.cost_center';
const SEX = 'employees.gender';

const ITEM: TablaCruzadaItem = {
  ...newItem('tabla_cruzada'),
  selected_tables: ['employees', 'cost_centers'],
  selected_columns: [
    { column: CENTER, data_type: 'text', readable_name: 'Centro' },
    { column: SEX, data_type: 'text', readable_name: 'Sexo' },
    { column: 'medida-1', data_type: 'integer', readable_name: 'Personas' },
  ],
  columnas: [SEX],
  resumen: { medidas: [{ id: 'medida-1', column: 'employees.rfc', funcion: 'cuenta' }] },
};

const group = (center: string, sex: string, count: number): Row => ({
  ...{ [CENTER]: center, [SEX]: sex, 'medida-1': count },
  ...{ 'medida-1@0': 9, 'medida-1@1': 5, 'medida-1@2': 7 },
});

const context = (rows: Row[], changes: Partial<DrawContext> = {}): DrawContext => ({
  ...{
    rowsOf: () => rows,
    imageSource: () => null,
    today: '2026-11-27',
    bodyWidth: 500,
    placeholders: false,
  },
  ...changes,
});

it('names each row by a heading, shows what is empty as the author asks, and escapes every text', () => {
  const rows = [group('<b>Norte</b>', 'F', 3), group('Sur', 'M & otros', 4)];
  const html = drawItem(ITEM, context(rows));
  expect(html).toMatch(/<th scope="row" class="lz-left">&lt;b&gt;Norte&lt;\/b&gt;<\/th>/);
  expect(html).toContain('M &amp; otros');
  expect(html.split('>—<')).toHaveLength(3);
  expect(drawItem({ ...ITEM, vacias: 'vacio' }, context(rows))).not.toContain('—');
  expect(html).toContain('lz-row-total');
});

it('draws the first rows on the canvas, with the totals of all', () => {
  const rows = Array.from({ length: 30 }, (_, at) => group(`Centro ${at}`, 'F', at));
  const html = drawItem(
    ITEM,
    context(rows, { firstRows: 12, rowsNote: 'y 18 filas más', placeholders: true }),
  );
  expect(html.split('scope="row"')).toHaveLength(13);
  expect(html).toContain('y 18 filas más');
  expect(html).toMatch(/lz-totals.*>7</);
});

it('says what to do in the place of a table that is too large, and of one that lacks something', () => {
  const wide = Array.from({ length: 300 }, (_, at) => group('Norte', `S${at}`, 1));
  for (const placeholders of [true, false])
    expect(drawItem(ITEM, context(wide, { placeholders }))).toContain('tendría 300 columnas');
  const incomplete = { ...ITEM, columnas: [] };
  expect(drawItem(incomplete, context([], { placeholders: true }))).toContain('por filas y columnas');
  expect(drawItem(incomplete, context([]))).not.toContain('lz-hint');
});
