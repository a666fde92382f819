import { dataItems } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { describe, expect, test } from 'vitest';
import { captureReceipt, RECEIPT_KINDS, receiptName } from './capture-receipt.ts';

const OF = {
  ...{ paysheet_id: 7, cliente: 'Aceros del Norte', nomina: 'A-1 Quincenal' },
  initial_date: '2026-11-01',
  end_date: '2026-11-15',
  logo: null,
};

describe.each(RECEIPT_KINDS)('the receipt of %s', (kind) => {
  const report = captureReceipt(kind, OF);

  test('is a report that can be made', () => {
    expect(validateReport(report)).toEqual([]);
  });

  test('shows one payroll and period, in each of its items', () => {
    const items = dataItems(report);
    expect(items.length).toBeGreaterThan(0);
    for (const { filters, selected_tables } of items) {
      const values = filters.map(({ selected_columns: [column], valor }) => [column, valor]);
      expect(values).toContainEqual(['paysheets.id', '7']);
      expect(values).toContainEqual(['periods.end_date', '2026-11-15']);
      expect(selected_tables).toContain('paysheets');
    }
  });

  test('says on paper which client, payroll and period it is of', () => {
    const reported = JSON.stringify(report.layouts);
    expect(reported).toContain('Aceros del Norte');
    expect(reported).toContain('A-1 Quincenal');
    expect(reported).toContain('del 01/11/2026 al 15/11/2026');
    expect(reported).not.toContain('últimos tres meses');
  });

  test('asks for nothing', () => {
    expect(report.parametros).toEqual([]);
  });
});

test('files have the names of the specification', () => {
  expect(RECEIPT_KINDS.map((kind) => [receiptName(kind, 'pdf'), receiptName(kind, 'xlsx')])).toEqual([
    ['incidencias', 'incidencias'],
    ['reporte_hrs_extras_mina', 'acuse_hrs_extras'],
    ['incapacidades', 'incapacidades'],
  ]);
});
