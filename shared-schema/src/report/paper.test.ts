import { expect, it } from 'vitest';
import { POINTS_PER_CENTIMETER } from './centimeters.ts';
import { newItem } from './new-item.ts';
import { type Paper, paper } from './paper.ts';
import { paperText } from './paper-text.ts';
import { emptyReport, type Orientation, pageSize, type ReportDocument } from './report.ts';
import { plainRichText } from './rich-text.ts';
import { validateReport } from './validate-report.ts';

const cm = (centimeters: number): number => centimeters * POINTS_PER_CENTIMETER;
const custom = (one: number, other: number): Paper => ({ lado_corto: cm(one), lado_largo: cm(other) });

function reportOn(papel: Paper | undefined, margin: number, orientation: Orientation = 'vertical') {
  const report: ReportDocument = { ...emptyReport('Credenciales'), orientation };
  report.layouts = [
    { index: 0, separation: false, items: [{ ...newItem('texto'), valor: plainRichText('Hola') }] },
  ];
  report.page = {
    ...report.page,
    papel,
    margins: { top: cm(margin), right: cm(margin), bottom: cm(margin), left: cm(margin) },
  };
  return report;
}
const problems = (report: ReportDocument) =>
  validateReport(report).map(({ field, message }) => [field, message]);

it('is a letter where a report names none', () => {
  expect(pageSize('vertical')).toEqual({ width: 612, height: 792 });
  expect(pageSize('horizontal', 'carta')).toEqual({ width: 792, height: 612 });
  expect(paperText(undefined)).toBe('Carta');
});

it.each([
  ['oficio', 21.59, 34],
  ['a4', 21, 29.7],
  ['media_carta', 13.97, 21.59],
] as const)('has %s of %d by %d centimetres', (papel, short, long) => {
  const { width, height } = pageSize('vertical', papel);
  expect(width).toBeCloseTo(cm(short), 0);
  expect(height).toBeCloseTo(cm(long), 0);
  expect(pageSize('horizontal', papel)).toEqual({ width: height, height: width });
});

it('is turned by the orientation, whichever side comes first', () => {
  expect(pageSize('vertical', custom(8.5, 5.4))).toEqual(pageSize('vertical', custom(5.4, 8.5)));
  expect(pageSize('horizontal', custom(5.4, 8.5)).width).toBeCloseTo(cm(8.5));
  expect(paperText(custom(8.5, 5.4))).toBe('personalizado de 5.4 × 8.5 cm');
});

it('is between a label of one centimetre and what Word can hold', () => {
  expect(paper.safeParse(custom(1, 55)).success).toBe(true);
  for (const sides of [custom(0.9, 5), custom(5, 56), custom(-5, 5), custom(Number.NaN, 5)])
    expect(paper.safeParse(sides).success).toBe(false);
});

it('must be larger than its margins together, which it says in centimetres', () => {
  expect(problems(reportOn(custom(5.4, 8.5), 2))).toEqual([]);
  expect(problems(reportOn(custom(3.8, 8.5), 1.9))).toEqual([
    [
      'papel',
      'Los márgenes izquierdo y derecho suman 3.8 cm y la hoja mide 3.8 cm de ancho; reduce los márgenes o elige un papel más ancho.',
    ],
  ]);
  expect(problems(reportOn(custom(3.8, 8.5), 1.9, 'horizontal'))).toEqual([
    [
      'papel',
      'Los márgenes superior e inferior suman 3.8 cm y la hoja mide 3.8 cm de alto; reduce los márgenes o elige un papel más alto.',
    ],
  ]);
  expect(problems(reportOn(undefined, 7.6))).toEqual([]);
});
