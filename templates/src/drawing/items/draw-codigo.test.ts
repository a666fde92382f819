import type { CodigoItem } from '@lienzo/schema/report/item';
import { itemProblems } from '@lienzo/schema/report/item-problems';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import { figures } from '../../figures/figures.ts';
import type { DrawContext } from '../draw-context.ts';
import { drawCodigo } from './draw-codigo.ts';
import { itemWidth } from './item-width.ts';

const context: DrawContext = {
  rowsOf: () => [],
  imageSource: () => null,
  today: '2026-11-20',
  bodyWidth: 504,
  placeholders: false,
  figures,
};

it.each([20, 50, 100])('a bar code higher than its item of %i % is wide stays within it', (tamaño) => {
  const code = { ...newItem('codigo'), simbologia: 'code128' as const, valor: 'A1', tamaño, height: 400 };
  const [, least] = /min-width:([\d.]+)pt/.exec(drawCodigo(code, context)) ?? [];
  expect(Number(least)).toBeGreaterThan(0);
  expect(Number(least)).toBeLessThanOrEqual(itemWidth(tamaño, context.bodyWidth));
});

it.each([
  [20, 89.6],
  [100, 300],
])('a QR code in an item of %i %% is as high as it is wide', (tamaño, side) => {
  const code = { ...newItem('codigo'), valor: 'A1', tamaño, height: 300 };
  expect(drawCodigo(code, context)).toContain(`style="height:${side}pt;width:${side}pt"`);
});

describe('a code with texts beside its column', () => {
  const code: CodigoItem = {
    ...newItem('codigo'),
    column: 'employees.human_id',
    antes: 'https://rh.mx/p/',
    despues: '?v=<1>',
    mostrar_texto: true,
  };
  const drawnFor = (value: string | null): string =>
    drawCodigo(code, {
      ...context,
      current: { driver: 'd', index: 0, columns: [], row: { 'employees.human_id': value } },
    });

  it('has both around the stored value, escaped below it', () => {
    expect(drawnFor('00042')).toContain('>https://rh.mx/p/00042?v=&lt;1&gt;<');
  });

  it('is no code where the row has no value', () => {
    expect([drawnFor(null), drawnFor(' ')]).toEqual(['', '']);
  });

  it('shows the column between them in the editor', () => {
    expect(drawCodigo(code, { ...context, placeholders: true })).toMatch(
      /https:\/\/rh\.mx\/p\/<span class="lz-chip">/,
    );
  });

  it('may have only letters that its kind can have', () => {
    const bars = { ...code, simbologia: 'code128' as const, antes: 'Ω' };
    expect(itemProblems(bars, []).map(({ field }) => field)).toEqual(['valor']);
    expect(itemProblems(code, [])).toEqual([]);
    expect(itemProblems({ ...code, antes: undefined, despues: undefined }, [])).toEqual([]);
  });
});
