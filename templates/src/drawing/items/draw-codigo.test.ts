import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
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
