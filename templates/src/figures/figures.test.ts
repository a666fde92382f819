import type { Row } from '@lienzo/schema/data/column';
import type { CodigoItem, GraficaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import type { DrawContext } from '../drawing/draw-context.ts';
import { drawCodigo } from '../drawing/items/draw-codigo.ts';
import { drawGrafica } from '../drawing/items/draw-grafica.ts';
import { figures } from './figures.ts';

function grafica(over: Partial<GraficaItem> = {}): GraficaItem {
  const item = newItem('grafica');
  return {
    ...item,
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.position', data_type: 'text', readable_name: 'Puesto' },
      { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC', formato: 'moneda' },
    ],
    categoria: 'employees.position',
    valores: ['employees.sbc'],
    titulo: 'Costo por puesto',
    ...over,
  };
}
function codigo(over: Partial<CodigoItem>): CodigoItem {
  const item = newItem('codigo');
  return { ...item, ...over };
}
const context = (over: Partial<DrawContext> = {}): DrawContext => ({
  rowsOf: () => [],
  imageSource: () => null,
  today: '2026-11-20',
  bodyWidth: 500,
  placeholders: false,
  figures,
  ...over,
});
const rows: Row[] = [
  { 'employees.position': 'Caja', 'employees.sbc': '1000' },
  { 'employees.position': '<img src=x onerror=alert(1)>', 'employees.sbc': '2500.5' },
];

describe('a chart', () => {
  it.each(['barras', 'barras_horizontales', 'lineas', 'pastel'] as const)(
    'of kind %s is drawn as vectors, its figures in Spanish formats, its texts escaped',
    (tipo) => {
      const html = drawGrafica(grafica({ tipo }), context({ rowsOf: () => rows }));
      expect(html).toContain('<svg ');
      expect(html).toContain('Costo por puesto');
      expect(html).toContain('$2,500.50');
      expect(html).not.toContain('<img');
      expect(html).not.toMatch(/<script|<style|NaN/);
    },
  );

  it('writes the names of many categories whole, aslant where a word is wider than its bar', () => {
    const short = ['Caja', 'Spa', 'Ventas', 'Compras', 'Legal', 'Cocina', 'Planta'];
    const centers = ['Administración', 'Planeación', 'Habitaciones', ...short];
    const many = centers.map((center, index) => ({
      'employees.position': center,
      'employees.sbc': String(1000 + index),
    }));
    const html = drawGrafica(grafica({ tipo: 'barras' }), context({ rowsOf: () => many }));
    for (const center of centers) expect(html).toContain(`>${center}<`);
  });

  it('says in words what it shows, or what its author wrote', () => {
    const labels = drawGrafica(grafica(), context({ rowsOf: () => rows.slice(0, 1) }));
    expect(labels).toContain('suma de sbc por puesto. Caja, $1,000.00.');
    expect(drawGrafica(grafica({ alt: 'Lo mío' }), context({ rowsOf: () => rows }))).toContain(
      'aria-label="Lo mío"',
    );
  });

  it('has a hint while it is not filled in, and says so when there are no rows', () => {
    expect(drawGrafica(grafica({ valores: [] }), context({ placeholders: true }))).toContain(
      'Aquí va la gráfica',
    );
    expect(drawGrafica(grafica({ valores: [] }), context())).toBe('');
    expect(drawGrafica(grafica(), context())).toContain('Sin datos');
  });
});

describe('a code', () => {
  it('is drawn as vectors with its content below', () => {
    for (const simbologia of ['qr', 'code128'] as const) {
      const html = drawCodigo(codigo({ simbologia, valor: 'EMP-1 <ñ>' }), context());
      expect(html).toContain('<path ');
      expect(html).toContain('EMP-1 &lt;ñ&gt;</div>');
    }
  });

  it('takes the stored value of its column in the row of its page', () => {
    const current = { driver: 'x', index: 0, columns: [], row: { 'employees.sbc': '1234.50' } };
    const html = drawCodigo(codigo({ column: 'employees.sbc' }), context({ current }));
    expect(html).toContain('>1234.50</div>');
    expect(drawCodigo(codigo({ column: 'employees.sbc' }), context())).toBe('');
    expect(drawCodigo(codigo({ column: 'employees.sbc' }), context({ placeholders: true }))).toContain(
      'lz-sample',
    );
  });

  it('says why it cannot be drawn instead of failing', () => {
    const html = drawCodigo(codigo({ simbologia: 'code128', valor: 'a'.repeat(300) }), context());
    expect(html).toContain('demasiado largo');
  });

  it('draws the longest contents that are allowed, where there is room', () => {
    expect(drawCodigo(codigo({ valor: 'x'.repeat(2331) }), context())).toContain('<path ');
    const longest = codigo({ simbologia: 'code128', valor: 'ÿ'.repeat(80) });
    expect(drawCodigo(longest, context({ bodyWidth: 2000 }))).toContain('<path ');
  });
});
