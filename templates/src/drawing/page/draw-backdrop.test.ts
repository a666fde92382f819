import { NEW_BACKGROUND_PICTURE } from '@lienzo/schema/report/background-picture';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { NEW_WATERMARK, type Watermark } from '@lienzo/schema/report/watermark';
import { expect, it } from 'vitest';
import { textWidth } from '../text/text-width.ts';
import { drawBackdrop, watermarkSize } from './draw-backdrop.ts';

const reportWith = (page: Partial<ReportDocument['page']>): ReportDocument => {
  const report = emptyReport();
  return { ...report, page: { ...report.page, ...page } };
};

const ON_FIRST = { imageSource: (valor: string) => `/${valor}`, isFirst: true };

it('has a picture below the watermark, on all pages or on those with the first header', () => {
  const imagen_fondo = { ...NEW_BACKGROUND_PICTURE, valor: 'a"b', tamaño: 50 };
  const all = drawBackdrop(reportWith({ imagen_fondo, marca_agua: NEW_WATERMARK }), ON_FIRST);
  expect(all).toContain('<img src="/a&quot;b" alt="" style="position:absolute;top:25%;left:25%;width:50%');
  expect(all.indexOf('<img')).toBeLessThan(all.indexOf('BORRADOR'));
  const first = reportWith({ imagen_fondo: { ...imagen_fondo, fit: 'cover', paginas: 'primera' } });
  expect(drawBackdrop(first, ON_FIRST)).toContain('width:100%;height:100%');
  expect(drawBackdrop(first, { ...ON_FIRST, isFirst: false })).not.toContain('<img');
  expect(drawBackdrop(first, { isFirst: true, imageSource: () => null })).not.toContain('<img');
});

it('draws nothing where nothing stands behind the page', () => {
  expect(drawBackdrop(emptyReport(), ON_FIRST)).toBe('');
});

it('is a colour, a turned text, or both; its text is escaped', () => {
  const color = drawBackdrop(reportWith({ fondo: '#fffaeb' }), ON_FIRST);
  expect(color).toContain('background-color:#fffaeb');
  expect(color).not.toContain('rotate');
  const both = drawBackdrop(
    reportWith({ fondo: '#fffaeb', marca_agua: { ...NEW_WATERMARK, texto: 'A <b>' } }),
    ON_FIRST,
  );
  expect(both).toContain('rotate(-45deg)');
  expect(both).toContain('A &lt;b&gt;');
});

it.each([
  ['short', 'X', 0],
  ['as long as may be', 'M'.repeat(60), 0],
  ['rising', 'CONFIDENCIAL', 45],
  ['upright', 'NO VÁLIDO SIN FIRMA', -90],
])('fits on the page when it is %s', (_name, texto, angulo) => {
  const mark: Watermark = { ...NEW_WATERMARK, texto, angulo };
  const { letters, width } = watermarkSize(mark, emptyReport());
  const [cos, sin] = [
    Math.abs(Math.cos((angulo * Math.PI) / 180)),
    Math.abs(Math.sin((angulo * Math.PI) / 180)),
  ];
  expect(width).toBeGreaterThan(letters * textWidth(texto));
  expect(width * cos + letters * sin).toBeLessThanOrEqual(612);
  expect(width * sin + letters * cos).toBeLessThanOrEqual(792);
  expect(letters).toBeGreaterThan(6);
});
