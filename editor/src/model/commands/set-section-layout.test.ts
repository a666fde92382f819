import { expect, test } from 'vitest';
import { sampleDocument } from '../sample/sample-document.ts';
import { toReport } from '../to-report.ts';
import { setSectionLayout } from './set-section-layout.ts';

test('sets alignment and space within limits, and leaves nothing behind', () => {
  const start = sampleDocument([[1, 2], [3]]);
  const id = start.order[0] ?? '';
  const set = setSectionLayout(start, {
    id,
    layout: { alineacion: 'abajo', espacio_antes: 900, espacio_despues: 12.345 },
  }).document;
  expect(toReport(set).layouts[0]).toMatchObject({
    alineacion: 'abajo',
    espacio_antes: 216,
    espacio_despues: 12.35,
  });
  expect(toReport(set).layouts[1]).toEqual(toReport(start).layouts[1]);
  const back = setSectionLayout(set, {
    id,
    layout: { alineacion: 'arriba', espacio_antes: 0, espacio_despues: -3 },
  }).document;
  expect(toReport(back)).toEqual(toReport(start));
});
