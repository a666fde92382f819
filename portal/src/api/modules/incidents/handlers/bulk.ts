/** Bulk load: what a filled layout says (specification 3 §7). */

import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import type { BulkFile, cargar_layout_incidencias } from '@lienzo/schema/bulk/bulk-endpoints';
import { type BulkKind, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { bulkContextOf } from '../bulk/bulk-context.ts';
import { checkLayout } from '../bulk/check-layout.ts';
import { readLayout } from '../bulk/read-layout.ts';
import { loadScope } from '../exports/load-layout.ts';
import { listCaptureConcepts } from '../repositories/capture-people.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import type { Handler } from '../services.ts';

/** Reads and checks a filled layout. The file is read outside of any transaction. */
export const loadHandler =
  (kind: BulkKind): Handler<typeof cargar_layout_incidencias> =>
  async ({ body, file, caller, services, context }) => {
    if (file === undefined) throw new DomainError({ code: 'required_parameter', field: 'file' });
    if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
    const { organizationId } = caller;
    const { paysheet, period, concepts } = await inTenant(services.db, caller, async (trx) => ({
      ...(await loadScope(trx, caller, body)),
      concepts: await listCaptureConcepts(trx, organizationId, body.paysheet_id),
    }));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const groups = groupsOf(kind, period, [...concepts.values()]);
    const layout = await readLayout(
      bytes,
      { kind, paysheet, period, groups },
      { user: caller, signal: context.req.raw.signal },
    );
    const folios = layout.rows.flatMap(({ lines }) =>
      lines.flatMap(({ valores: { FOLIO = '', 'FOLIO INICIAL': initial = '' } }) => [FOLIO, initial]),
    );
    const known = await inTenant(services.db, caller, (trx) =>
      bulkContextOf(trx, organizationId, { period, kind, folios }),
    );
    const result: BulkFile = {
      tipo: kind,
      Nomina: [paysheet.id_humansite, paysheet.paysheet],
      'Año-periodo': [period.calendar, period.mes],
      ...{ idNomina: paysheet.id, periodo: period.id },
      ...checkLayout(kind, layout, known),
      context: known,
    };
    return { result };
  };

/** What a line can be of: a concept of the payroll, a day of the period, a kind of disability. */
function groupsOf(
  kind: BulkKind,
  { initial_date, end_date }: CapturePeriodRow,
  concepts: readonly { key: string }[],
): Set<string> {
  switch (kind) {
    case 'I':
      return new Set(concepts.map(({ key }) => key));
    case 'E': {
      const days = new Set<string>();
      for (let day = initial_date; day <= end_date; day = addDays(day, 1)) days.add(day);
      return days;
    }
    case 'IN':
      return new Set(Object.keys(DISABILITY_KEYS));
  }
}
