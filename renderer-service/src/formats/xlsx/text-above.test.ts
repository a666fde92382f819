import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, it } from 'vitest';
import { textAbove } from './text-above.ts';

const reportOf = (...items: ReportItem[]): ReportDocument => ({
  ...emptyReport('Reporte'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
});
const titulo = (label: string): ReportItem => ({ ...newItem('titulo'), valor: plainRichText(label) });
const texto = (phrase: string): ReportItem => ({ ...newItem('texto'), valor: plainRichText(phrase) });
const above = (report: ReportDocument) => {
  const { before, more } = textAbove(report, '2026-11-20');
  return { texts: [...before.values()].map((lines) => lines.map(({ text }) => text)), more };
};

it('the texts before a table stand above it, in their order', () => {
  const report = reportOf(
    titulo('Incidencias del periodo'),
    texto('Nómina: Operación Cancún. Periodo: del 16/11/2026 al 30/11/2026'),
    newItem('tabla'),
    titulo('En horas'),
    newItem('tabla'),
  );
  expect(above(report)).toEqual({
    texts: [
      ['Incidencias del periodo', 'Nómina: Operación Cancún. Periodo: del 16/11/2026 al 30/11/2026'],
      ['En horas'],
    ],
    more: false,
  });
});

it('long texts, many lines and what comes after the last table need a sheet', () => {
  expect(above(reportOf(texto('Con fundamento '.repeat(20)), newItem('tabla')))).toEqual({
    texts: [[]],
    more: true,
  });
  const many = Array.from({ length: 9 }, (_none, index) => texto(`Línea ${index}`));
  expect(above(reportOf(...many, newItem('tabla')))).toMatchObject({ more: true });
  expect(above(reportOf(newItem('tabla'), texto('Firma')))).toEqual({ texts: [[]], more: true });
});

it('the texts of a page that repeats belong to its rows', () => {
  const report = reportOf(titulo('Recibo'), newItem('texto_dinamico'), newItem('tabla'));
  expect(above(report)).toEqual({ texts: [[], []], more: false });
});

it('a horizontal line is the border of the text before it, and takes no row', () => {
  const { before } = textAbove(reportOf(titulo('Nómina'), newItem('linea'), newItem('tabla')), '2026-11-20');
  expect([...before.values()]).toEqual([
    [
      {
        text: 'Nómina',
        level: 1,
        border: { bottom: { style: 'thin', color: { argb: 'FF344054' } } },
      },
    ],
  ]);
});
