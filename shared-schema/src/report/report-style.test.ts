import { expect, it } from 'vitest';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { reportStyle, styledItem, styleEffect, styleOfReport } from './report-style.ts';

const title = (color: string, font_size?: number) => ({
  ...newItem('titulo'),
  nivel: 1 as const,
  estilo_item: { color, ...(font_size !== undefined && { font_size }) },
});
const table = { ...newItem('tabla'), zebra: true, relleno_encabezado: '#16305a' };
const reportOf = (items: ReportDocument['layouts'][number]['items'], fuente?: 'serif'): ReportDocument => ({
  ...emptyReport('Uno'),
  page: { ...emptyReport().page, ...(fuente && { fuente }) },
  layouts: [{ index: 0, separation: false, items }],
});

it('is the look that most items of each part have', () => {
  const line = { ...newItem('linea'), color: '#b42318' };
  const style = styleOfReport(
    reportOf([title('#067647'), title('#16305a', 12), title('#16305a', 12), table, line], 'serif'),
  );
  expect(style).toEqual({
    fuente: 'serif',
    titulo_1: { color: '#16305a', font_size: 12 },
    tabla: { zebra: true, relleno_encabezado: '#16305a' },
    acento: '#b42318',
  });
  expect(reportStyle.parse(JSON.parse(JSON.stringify(style)))).toEqual(style);
});

it('takes back what it has not, and leaves parts alone that it does not know', () => {
  const style = { fuente: 'inter' as const, tabla: { zebra: false, cuadricula: true } };
  expect(styledItem(table, style)).toEqual({
    ...newItem('tabla'),
    uuid: table.uuid,
    zebra: false,
    cuadricula: true,
  });
  const heading = title('#067647');
  expect(styledItem(heading, style)).toBe(heading);
});

it('tells what would change, and nothing once it is applied', () => {
  const given = reportOf([title('#067647'), { ...table, estilo_item: { fuente: 'estrecha' as const } }]);
  const style = styleOfReport(reportOf([title('#16305a'), newItem('tabla')], 'serif'));
  const effect = styleEffect(given, style);
  expect(effect.font).toEqual({ before: 'inter', after: 'serif' });
  expect(effect.items.map(({ nombre }) => nombre)).toEqual(['titulo', 'tabla']);
  expect(effect.ownFonts).toBe(1);
  // The table's own font stays.
  expect(effect.items[1]?.estilo_item.fuente).toBe('estrecha');
  expect(styleEffect(reportOf(effect.items, 'serif'), style)).toMatchObject({ font: null, items: [] });
});

it('has a colour of indicators, whose figure keeps its size', () => {
  const indicator = { ...newItem('indicador'), estilo_item: { color: '#16305a', font_size: 14 } };
  const style = styleOfReport(reportOf([indicator]));
  expect(style).toEqual({ fuente: 'inter', indicador: { color: '#16305a' } });
  const other = { ...newItem('indicador'), estilo_item: { font_size: 9 } };
  expect(styledItem(other, style).estilo_item).toEqual({ color: '#16305a', font_size: 9 });
});

it('refuses a font that nobody has, in words', () => {
  const { error } = reportStyle.safeParse({ fuente: 'comic' });
  expect(error?.issues[0]?.message).toContain('Source Serif 4');
});
