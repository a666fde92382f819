import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { expect, it } from 'vitest';
import { changesOf } from './report-change';

const all = {
  edit: true,
  clone: true,
  disable: true,
  delete: true,
  combine: true,
  split: true,
  set_editable: true,
};
const none = {
  edit: false,
  clone: false,
  disable: false,
  delete: false,
  combine: false,
  split: false,
  set_editable: false,
};
const report = (changes: Partial<ReportSummary>): ReportSummary => ({
  id: 1,
  nombre: 'Nómina',
  orientation: 'vertical',
  es_estatico: false,
  habilitado: true,
  editable: 'true',
  user_id: '11111111-1111-4111-8111-111111111111',
  usuario_nombre: 'Ana',
  updated_at: '2026-11-20T18:00:00.000Z',
  can: all,
  ...changes,
});

it('offers what may be done, and either to disable or to enable', () => {
  expect(changesOf(report({}))).toEqual(['clone', 'disable', 'delete']);
  expect(changesOf(report({ habilitado: false, can: { ...all, clone: false } }))).toEqual([
    'enable',
    'delete',
  ]);
  expect(changesOf(report({ can: none }))).toEqual([]);
});
