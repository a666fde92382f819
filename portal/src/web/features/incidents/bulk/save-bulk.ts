import type { BulkContext } from '@lienzo/schema/bulk/bulk-line';
import type { CheckedBulk } from '@lienzo/schema/bulk/check-bulk-lines';
import type { Saved } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';
import { askFirst } from '../../../shared/dialogs/ask-first';
import { saveCertificates } from '../disabilities/save-certificates';
import { sendEvidence } from '../disabilities/send-evidence';
import { evidenceOf } from './match-evidence';

/** Bulk (docs/decisions/2026-11-23-bulk-load.md). */
const TIPO_CARGA = 2;

export type ToSave = {
  checked: CheckedBulk;
  context: BulkContext;
  evidence: readonly File[];
};

/**
 * Saves the rows in one transaction: they replace what the people have of the kind, as it was when the file was read.
 * The evidence of disabilities is sent before.
 */
export async function saveBulk({ checked, context, evidence }: ToSave): Promise<Saved> {
  const { paysheet_id, period_id } = context;
  const position = { paysheet_id, period_id, only: versionsOf(checked.people, context) };
  switch (checked.kind) {
    case 'I': {
      const body = { ...position, employees: checked.rows };
      return (
        await askFirst((confirmado) =>
          call(endpoints.set_incidents, { query: {}, body: { ...body, confirmado } }),
        )
      ).result;
    }
    case 'E': {
      const body = {
        ...position,
        empleados: checked.rows,
        tipo_carga: TIPO_CARGA,
        status: 'C' as const,
      };
      return (
        await askFirst((confirmado) =>
          call(endpoints.horas_create_newMasiva, { body: { ...body, confirmado } }),
        )
      ).result;
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
      const body = { ...position, employees };
      return (await saveCertificates(body)).result;
    }
  }
}

function versionsOf(ids: readonly number[], { employees }: BulkContext) {
  const requested = new Set(ids);
  return employees
    .filter(({ id }) => requested.has(id))
    .map(({ id, version }) => ({ employee_id: id, version }));
}
