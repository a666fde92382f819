import { expect, test } from 'vitest';
import { payrollAcknowledgement } from './payroll-acknowledgement.ts';

const report = payrollAcknowledgement({
  ...{ paysheet_id: 7, id_humansite: 'A-1', initial_date: '2026-11-01', end_date: '2026-11-15', logo: null },
  ...{ cliente: 'Talleres', nomina: 'A-1 Quincenal', proceso: 'Ordinario', periodo: 'Noviembre' },
  ...{ estado: 'Capturada', kinds: ['overtime'] as const },
});

test('a signature keeps its line, role and name in one paragraph, which no end of a page parts', () => {
  for (const item of report.layouts.at(-1)?.items ?? []) {
    const [last] = item.nombre === 'texto' ? item.valor.content.slice(-1) : [];
    const reported = JSON.stringify(last);
    for (const part of ['______', /Entregó|Recibió/, 'Nombre y firma'] as const)
      expect(reported).toMatch(part);
  }
});

test('it says its payroll and period once, above everything', () => {
  const notified = JSON.stringify(report.layouts);
  expect(notified.split('A-1 Quincenal')).toHaveLength(2);
  expect(notified).not.toContain('del 01/11/2026');
});
