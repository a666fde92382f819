import { expect, it } from 'vitest';
import { POINTS_PER_CENTIMETER } from './centimeters.ts';
import type { Etiquetas } from './item.ts';
import { labelSizeProblem, labelsThatFit } from './label-size.ts';
import { newItem } from './new-item.ts';
import { emptyReport } from './report.ts';
import { validateReport } from './validate-report.ts';

const labels = (width: number, height: number): Etiquetas & { medida: NonNullable<Etiquetas['medida']> } => ({
  ...{ columnas: 1, filas: 1, separacion: 0, contorno: true },
  medida: { ancho: width * POINTS_PER_CENTIMETER, alto: height * POINTS_PER_CENTIMETER },
});
// Letter with margins of 1.91 cm: 17.78 × 24.13 cm.
const REPORT = emptyReport();

it.each([
  [8.56, 5.4, null],
  [17.78, 24.13, null],
  [1, 1, null],
  [0.9, 5, 'Una etiqueta mide al menos 1 × 1 cm: dale más ancho o más alto.'],
  [
    ...[25, 5],
    'La etiqueta mide 25 × 5 cm y entre los márgenes caben 17.78 × 24.13 cm: redúcela, reduce los márgenes o elige otro papel.',
  ],
] as const)('%d × %d cm on a letter: %s', (width, height, problem) => {
  expect(labelSizeProblem(labels(width, height), REPORT)).toBe(problem);
});

it('counts as many as fit, and as many as a sheet may have', () => {
  const body = { width: 504, height: 684 };
  expect(labelsThatFit(labels(8.56, 5.4), body)).toEqual({ columnas: 2, filas: 4 });
  expect(labelsThatFit(labels(1, 1), body)).toEqual({ columnas: 6, filas: 20 });
  expect(labelsThatFit(labels(40, 40), body)).toEqual({ columnas: 1, filas: 1 });
});

it('is a problem of the report that cannot be saved with them', () => {
  const item = { ...newItem('texto_dinamico'), etiquetas: labels(25, 5) };
  const report = { ...REPORT, layouts: [{ index: 0, separation: false, items: [item] }] };
  const problems = validateReport(report).filter(({ field }) => field === 'tamaño');
  expect(problems).toMatchObject([{ uuid: item.uuid, message: expect.stringContaining('25 × 5 cm') }]);
});
