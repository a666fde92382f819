import { expect, it } from 'vitest';
import { describeChanges } from '../changes/describe-changes.ts';
import { diffReports } from '../changes/diff-reports.ts';
import { emptyReport, reportDocument } from './report.ts';
import { validateReport } from './validate-report.ts';
import { NEW_WATERMARK, watermark, watermarkColor } from './watermark.ts';

const reportWith = (texto: string) => {
  const report = emptyReport('Constancia');
  return { ...report, page: { ...report.page, marca_agua: { ...NEW_WATERMARK, texto } } };
};
const problemsOf = (texto: string) =>
  validateReport(reportWith(texto)).filter(({ field }) => field === 'marca_agua');

it('asks for a text that fits on a page, and keeps one that does not until it is shortened', () => {
  expect(problemsOf('BORRADOR')).toEqual([]);
  expect(problemsOf(` ${'a'.repeat(60)} `)).toEqual([]);
  expect(problemsOf(' \n ')).toMatchObject([{ message: 'Escribe el texto de la marca de agua o quítala.' }]);
  const long = 'a'.repeat(500);
  expect(problemsOf(long)).toEqual([
    {
      uuid: null,
      field: 'marca_agua',
      message: 'La marca de agua tiene 500 caracteres y caben 60: acórtala.',
    },
  ]);
  expect(reportDocument.parse(reportWith(long)).page.marca_agua?.texto).toBe(long);
});

it.each([
  { angulo: 91 },
  { angulo: -91 },
  { opacidad: 4 },
  { opacidad: 100 },
  { color: 'red' },
  { color: '#fff;x' },
])('refuses %o', (change) => {
  expect(watermark.safeParse({ ...NEW_WATERMARK, ...change }).success).toBe(false);
});

it('is mixed with the colour of its page', () => {
  expect(watermarkColor({ ...NEW_WATERMARK, color: '#000000', opacidad: 20 })).toBe('#cccccc');
  expect(watermarkColor({ ...NEW_WATERMARK, color: '#000000', opacidad: 50 }, '#ff0000')).toBe('#800000');
});

it('is named where two versions differ', () => {
  const [before, after] = [emptyReport('Constancia'), reportWith('COPIA')];
  expect(describeChanges(before, after, diffReports(before, after))).toEqual(['Cambió la marca de agua.']);
  const colored = { ...before, page: { ...before.page, fondo: '#fffaeb' } };
  expect(describeChanges(before, colored, diffReports(before, colored))).toEqual([
    'Cambió el color de fondo de la página.',
  ]);
});
