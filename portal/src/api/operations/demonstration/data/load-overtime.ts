/** The overtime of a chunk of employees: hours by day, and the lines that capture derives of them. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { IdSource } from './id-source.ts';
import { insertRows, type RowBatch } from './insert-rows.ts';
import { OWNER_COLUMNS, type OwnedRecord, ownerOf } from './owned-record.ts';

export async function loadOvertime(
  trx: TenantTransaction,
  same: RowBatch['same'],
  records: readonly OwnedRecord[],
  ids: IdSource,
): Promise<void> {
  const days: RowBatch['rows'] = [];
  const lines: RowBatch['rows'] = [];
  for (const { employee_id, record } of records) {
    const owner = ownerOf(employee_id, record);
    for (const { fecha, horas } of record.overtimeDays)
      days.push([ids.next('overtime_days'), ...owner, fecha, horas]);
    for (const one of record.overtime)
      lines.push([ids.next('extra_hours'), ...owner, one.semana, one.clave_concepto, one.horas, one.fecha]);
  }
  await insertRows(trx, {
    table: 'overtime_days',
    same,
    columns: { ...OWNER_COLUMNS, fecha: 'date', horas: 'numeric' },
    rows: days,
  });
  await insertRows(trx, {
    table: 'extra_hours',
    same,
    columns: { ...OWNER_COLUMNS, semana: 'text', clave_concepto: 'text', horas: 'numeric', fecha: 'date' },
    rows: lines,
  });
}
