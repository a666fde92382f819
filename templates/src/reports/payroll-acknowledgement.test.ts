import { expect, test } from 'vitest';
import { payrollAcknowledgement } from './payroll-acknowledgement.ts';

const report = payrollAcknowledgement({
  ...{ paysheet_id: 7, id_humansite: 'A-1', initial_date: '2026-11-01', end_date: '2026-11-15', logo: null },
  ...{ cliente: 'Talleres', nomina: 'A-1 Quincenal', proceso: 'Ordinario', periodo: 'Noviembre' },
  ...{ estado: 'Capturada', kinds: ['overtime'] as const },
});

test('who hands it over and who takes it sign on a line of their own', () => {
  const signed = report.layouts.at(-1)?.items ?? [];
  expect(signed.map(({ nombre }) => nombre)).toEqual(['firma', 'firma']);
  for (const [at, role] of ['Entregó', 'Recibió'].entries())
    for (const part of [role, 'Nombre y firma']) expect(JSON.stringify(signed[at])).toContain(part);
});

test('it says its payroll and period once, above everything', () => {
  const notified = JSON.stringify(report.layouts);
  expect(notified.split('A-1 Quincenal')).toHaveLength(2);
  expect(notified).not.toContain('del 01/11/2026');
});
