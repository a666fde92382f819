import type { Saved } from '@lienzo/schema/api/capture-rows';
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { BulkContext } from '@lienzo/schema/bulk/bulk-line';
import type { CheckedBulk } from '@lienzo/schema/bulk/check-bulk-lines';
import { call } from '../../../shared/api/call';
import { sendEvidence } from '../disabilities/send-evidence';
import { evidenceOf } from './match-evidence';

/** Bulk (docs/decisions/2026-11-23-bulk-load.md). */
const TIPO_CARGA = 2;

export type ToSave = {
  checked: CheckedBulk;
  context: BulkContext;
  evidence: readonly File[];
  /** Whether people who are not among the rows keep what they have. */
  onlyThese: boolean;
};

/**
 * Saves the rows in one transaction: what stands there of the kind is replaced, of everybody or of the people of the rows.
 * The evidence of disabilities is sent before.
 */
export async function saveBulk({ checked, context, evidence, onlyThese }: ToSave): Promise<Saved> {
  const { paysheet_id, period_id } = context;
  const place = (ids: readonly number[]) => ({
    paysheet_id,
    period_id,
    ...(onlyThese ? { only: versionsOf(ids, context) } : {}),
  });
  switch (checked.kind) {
    case 'I': {
      const body = { ...place(checked.rows.map((row) => row.id_empleado)), employees: checked.rows };
      return (await call(endpoints.set_incidents, { query: {}, body })).result;
    }
    case 'E': {
      const body = {
        ...place(checked.rows.map(({ id }) => id)),
        empleados: checked.rows,
        tipo_carga: TIPO_CARGA,
        status: 'C' as const,
      };
      return (await call(endpoints.horas_create_newMasiva, { body })).result;
    }
    case 'IN': {
      const folios = [...new Set(checked.rows.map(({ folio }) => folio))];
      const files = await sendEvidence(
        folios.map((folio) => ({ key: folio, chosen: evidenceOf(folio, evidence) ?? null })),
        { paysheet_id, period_id },
      );
      const employees = checked.rows.map((row) => ({
        ...row,
        archivo_id: files.get(row.folio) ?? row.archivo_id,
      }));
      const body = { ...place(checked.rows.map(({ id }) => id)), employees };
      return (await call(endpoints.set_incidents, { query: { incapacidad: 'true' }, body })).result;
    }
  }
}

function versionsOf(ids: readonly number[], { employees }: BulkContext) {
  const wanted = new Set(ids);
  return employees
    .filter(({ id }) => wanted.has(id))
    .map(({ id, version }) => ({ employee_id: id, version }));
}
