import { expect, it } from 'vitest';
import type { ColumnFormat, SelectedColumn } from '../data/column.ts';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { styleEffect, styleOfReport } from './report-style.ts';
import { formatKind, withFormats } from './style-formats.ts';

const column = (data_type: SelectedColumn['data_type'], formato?: ColumnFormat): SelectedColumn => ({
  ...{ column: 'employees.sbc', data_type, readable_name: 'Columna' },
  ...(formato !== undefined && { formato }),
});
const tableOf = (...selected_columns: SelectedColumn[]) => ({ ...newItem('tabla'), selected_columns });
const reportOf = (...items: ReportDocument['layouts'][number]['items']): ReportDocument => ({
  ...emptyReport('Uno'),
  layouts: [{ index: 0, separation: false, items }],
});

it('tells money, decimals and days; leaves alone what may be a number of a person, a year or a share', () => {
  expect(formatKind(column('numeric', 'moneda'))).toBe('moneda');
  expect(formatKind(column('integer', 'patron:"$"#,##0'))).toBe('moneda');
  expect(formatKind(column('numeric'))).toBe('decimal');
  expect(formatKind(column('numeric', 'patron:0.000'))).toBe('decimal');
  expect(formatKind(column('date'))).toBe('fecha');
  expect(formatKind(column('date', 'patron:dd-mm-aaaa'))).toBe('fecha');
  for (const one of [
    column('integer'),
    column('numeric', 'general'),
    column('numeric', 'porcentaje'),
    column('numeric', 'patron:0.0%'),
    column('date', 'fecha_anio'),
    column('date', 'patron:mmm aaaa'),
    column('timestamp'),
    column('text'),
  ])
    expect(formatKind(one), JSON.stringify(one)).toBeNull();
});

it('are those that most columns have, and are given to columns of their kind alone', () => {
  const whole: ColumnFormat = 'patron:$#,##0';
  const model = reportOf(
    tableOf(
      column('numeric', whole),
      column('numeric', whole),
      column('numeric', 'moneda'),
      column('date', 'fecha_media'),
    ),
  );
  const style = styleOfReport(model);
  expect(style.formatos).toEqual({ moneda: whole, fecha: 'fecha_media' });
  const given = tableOf(column('numeric', 'moneda'), column('numeric'), column('date'), column('integer'));
  const effect = styleEffect(reportOf(given), style);
  expect(effect.formats).toEqual(['moneda', 'fecha']);
  expect(effect.items[0]).toMatchObject({
    selected_columns: [
      column('numeric', whole),
      column('numeric'),
      column('date', 'fecha_media'),
      column('integer'),
    ],
  });
  expect(styleEffect(reportOf(...effect.items), style)).toMatchObject({ items: [], formats: [] });
});

it('leave columns as they are where a style has none', () => {
  const columns = [column('numeric', 'moneda'), column('date')];
  expect(withFormats(columns, {})).toBe(columns);
  expect(withFormats(columns, { moneda: 'moneda', fecha: 'fecha_corta' })).toBe(columns);
});

it('give no column a format that its type has not', () => {
  const columns = [column('date')];
  expect(withFormats(columns, { fecha: 'patron:dd/mm/aaaa hh:mm' })).toBe(columns);
});
