import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawFirma } from './draw-firma.ts';

const context: DrawContext = {
  ...{ rowsOf: () => [], imageSource: () => null, today: '2026-11-20', bodyWidth: 504, placeholders: false },
};
const NAME: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: 'employees.name' } }] }],
};
const item = {
  ...newItem('firma'),
  firmas: [
    { id: 'firma-1', quien: NAME, puesto: plainRichText('Trabajador') },
    { id: 'firma-2', quien: plainRichText('Ana <Ruiz>'), puesto: plainRichText('') },
  ],
};

it('each signature has its texts below its line, a column is that of the row of the page', () => {
  const html = drawFirma(item, {
    ...context,
    current: {
      ...{ driver: 'uno', index: 0, row: { 'employees.name': 'Luis' } },
      columns: [{ column: 'employees.name', data_type: 'text', readable_name: 'Nombre' }],
    },
  });
  expect(html.split('lz-signer"')).toHaveLength(3);
  expect(html).toMatch(/Luis.*Trabajador.*Ana &lt;Ruiz&gt;/);
  expect(html).not.toContain('data-lz-part');
});

it('on the canvas the open text leaves its place to its editor', () => {
  const html = drawFirma(item, { ...context, placeholders: true, openPart: 'firma-2.quien' });
  expect(html).toContain('data-lz-part="firma-2.quien"></div>');
  expect(html).toContain('Trabajador');
});
