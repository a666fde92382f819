import type { LineaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, it } from 'vitest';
import { drawLinea } from './draw-linea.ts';

const line = (fields: Partial<LineaItem>): LineaItem => ({ ...newItem('linea'), ...fields });

it('each shape is a border of its own, hidden from screen readers', () => {
  expect(drawLinea(line({ grosor: 3, trazo: 'guiones', color: '#b42318' }))).toBe(
    '<div class="lz-line" aria-hidden="true" style="border-top:3pt dashed #b42318"></div>',
  );
  expect(drawLinea(line({ forma: 'vertical', height: 40, estilo_item: { align: 'right' } }))).toContain(
    'border-left:1pt solid #344054;height:40pt;width:1pt;margin-left:auto',
  );
  expect(drawLinea(line({ forma: 'elipse', trazo: 'puntos' }))).toContain(
    'border:1pt dotted #344054;height:60pt;border-radius:50%',
  );
});

it('only what has an inside is filled', () => {
  expect(drawLinea(line({ forma: 'rectangulo', relleno: '#eff6ff' }))).toContain('background-color:#eff6ff');
  expect(drawLinea(line({ forma: 'vertical', relleno: '#eff6ff' }))).not.toContain('background-color');
});
