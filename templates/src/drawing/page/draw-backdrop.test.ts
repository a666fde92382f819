import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { NEW_WATERMARK, type Watermark } from '@lienzo/schema/report/watermark';
import { expect, it } from 'vitest';
import { textWidth } from '../text/text-width.ts';
import { drawBackdrop, watermarkSize } from './draw-backdrop.ts';

const reportWith = (page: Partial<ReportDocument['page']>): ReportDocument => {
  const report = emptyReport();
  return { ...report, page: { ...report.page, ...page } };
};

it('draws nothing where nothing stands behind the page', () => {
  expect(drawBackdrop(emptyReport())).toBe('');
});

it('is a colour, a turned text, or both; its text is escaped', () => {
  const color = drawBackdrop(reportWith({ fondo: '#fffaeb' }));
  expect(color).toContain('background-color:#fffaeb');
  expect(color).not.toContain('rotate');
  const both = drawBackdrop(
    reportWith({ fondo: '#fffaeb', marca_agua: { ...NEW_WATERMARK, texto: 'A <b>' } }),
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
