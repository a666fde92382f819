import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type Layout } from '@lienzo/schema/report/report';
import { expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawItem } from '../items/draw-item.ts';
import { drawPages, undrawnPages } from './draw-pages.ts';
import { labelGrid } from './label-grid.ts';

const NAME = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' } as const;

type Labels = { columnas: number; filas: number };

/** A page with a dynamic text, as labels or not, for so many people. */
const pagesOf = (people: number, etiquetas?: Labels): string[] => [
  ...drawPages(...pageOf(people, etiquetas)),
];

function pageOf(people: number, etiquetas?: Labels): Parameters<typeof drawPages> {
  const item = newItem('texto_dinamico');
  const group: Layout[] = [
    {
      index: 0,
      separation: false,
      items: [
        {
          ...item,
          selected_tables: ['employees'],
          selected_columns: [NAME],
          valor: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'column', attrs: { column: 'employees.name' } }] },
            ],
          },
          ...(etiquetas && { etiquetas: { ...etiquetas, separacion: 10, contorno: true } }),
        },
      ],
    },
  ];
  const context: DrawContext = {
    rowsOf: () =>
      Array.from({ length: people }, (_, index) => ({ 'employees.name': `Persona ${index + 1}` })),
    imageSource: () => null,
    today: '2026-11-20',
    bodyWidth: 504,
    placeholders: false,
  };
  return [group, emptyReport(), context];
}

const labelsOf = (page: string): number => page.split('class="lz-label').length - 1;

it('draws a page for each row, or as many rows on a sheet as it has labels', () => {
  expect(pagesOf(3)).toHaveLength(3);
  const sheets = pagesOf(13, { columnas: 2, filas: 3 });
  expect(sheets.map(labelsOf)).toEqual([6, 6, 1]);
  expect(sheets[1]).toContain('Persona 7<');
  expect(pagesOf(0, { columnas: 2, filas: 3 })).toEqual([]);
});

it.each([undefined, { columnas: 2, filas: 3 }])(
  'draws pages one by one as all at once, labels %o',
  (etiquetas) => {
    const pages = [...undrawnPages(...pageOf(13, etiquetas))];
    expect(pages.map((page) => page.draw(drawItem))).toEqual(pagesOf(13, etiquetas));
    expect(pages.at(-1)?.current?.row).toEqual({ 'employees.name': 'Persona 13' });
    expect(pages[0]?.draw(() => 'celda')).toContain('celda');
    expect(pages[0]?.draw(() => 'celda')).not.toContain('Persona');
  },
);

it('shares the body among labels and what is between them', () => {
  const grid = labelGrid({ columnas: 2, filas: 4, separacion: 12, contorno: false }, emptyReport());
  expect(grid.width * 2 + 12).toBeCloseTo(504);
  expect(grid.height * 4 + 3 * 12).toBeLessThan(684);
  expect(grid.height * 4 + 3 * 12).toBeGreaterThan(683);
});

it('gives labels their own size, as many as fit, and never more than the sheet has', () => {
  const own = { columnas: 1, filas: 1, separacion: 12, contorno: false };
  const cards = labelGrid({ ...own, medida: { ancho: 242.6, alto: 153.1 } }, emptyReport());
  expect(cards).toMatchObject({ columnas: 2, filas: 4, width: 242.6, height: 153.1 });
  expect(cards.free).toBeCloseTo(683.5 - 4 * 153.1 - 36);
  const huge = labelGrid({ ...own, medida: { ancho: 1500, alto: 100 } }, emptyReport());
  expect(huge).toMatchObject({ columnas: 1, filas: 6, width: 504, height: 100 });
});
