import { expect, test } from 'vitest';
import { sampleDocument } from '../sample/sample-document.ts';
import { setReport } from './set-report.ts';

test('sets name, orientation and audience', () => {
  const start = sampleDocument([[1]]);
  expect(setReport(start, { nombre: 'Nómina' }).document.nombre).toBe('Nómina');
  expect(setReport(start, { orientation: 'horizontal' }).document.orientation).toBe('horizontal');
  expect(setReport(start, { auditorio: [] }).document.auditorio).toEqual([]);
});
