/** Bulk load: the layouts, and what a filled one says (specification 3 §7). */
import type {
  BulkFile,
  cargar_layout_incidencias,
  get_xls_incident,
} from '@lienzo/schema/api/bulk-endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { type BulkKind, DISABILITY_KEYS, LAYOUT_NAMES } from '@lienzo/schema/bulk/bulk-line';
import { personNumber } from '@lienzo/schema/bulk/find-person';
import { captureRuleMessages } from '@lienzo/schema/messages/capture-rule-messages';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { captureLayout } from '@lienzo/templates/layouts/capture-layout';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { bulkContextOf } from '../bulk/bulk-context.ts';
import { checkLayout } from '../bulk/check-layout.ts';
import { readLayout } from '../bulk/read-layout.ts';
import { listCaptureConcepts, listPeople } from '../repositories/capture-people.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { listPaysheetNames, type SummaryPaysheet } from '../repositories/summary.ts';
import { loadPeriod } from '../saving/open-period.ts';
import type { Handler } from '../services.ts';

type Ids = { paysheet_id: number; period_id: number };

async function loadPlace(
  trx: TenantTransaction,
  caller: Caller,
  { paysheet_id: paysheetId, period_id: periodId }: Ids,
): Promise<{ paysheet: SummaryPaysheet; period: CapturePeriodRow }> {
  const period = await loadPeriod(trx, caller, { paysheetId, periodId });
  const [paysheet] = await listPaysheetNames(trx, caller.organizationId, period.client_id, [paysheetId]);
  if (paysheet === undefined)
    throw new DomainError({ code: 'not_found', message: captureRuleMessages.periodGone });
  return { paysheet, period };
}

/** The layout of a kind, to be filled in. */
export const layoutHandler =
  (kind: BulkKind): Handler<typeof get_xls_incident> =>
  async ({ body, caller, services, context }) => {
    const layout = await inTenant(services.db, caller, async (trx) => {
      const { paysheet, period } = await loadPlace(trx, caller, body);
      const { organizationId } = caller;
      const people = [...(await listPeople(trx, organizationId, paysheet.id)).values()];
      const concepts = [...(await listCaptureConcepts(trx, organizationId, paysheet.id)).values()];
      const collator = new Intl.Collator('es-MX');
      return {
        ...{ paysheet, period, concepts },
        people: people
          .filter(
            ({ hire_date, termination_date }) =>
              hire_date <= period.end_date && (termination_date ?? period.end_date) >= period.initial_date,
          )
          .map((person) => ({ number: personNumber(person), name: person.name }))
          .toSorted((one, other) => collator.compare(one.name, other.name)),
      };
    });
    return context.body(await writeWorkbook(captureLayout(kind, layout)), 200, {
      'Content-Type': MEDIA_TYPES.xlsx,
      'Content-Disposition': contentDisposition('attachment', LAYOUT_NAMES[kind]),
      'Cache-Control': 'no-store',
    });
  };

/** Reads and checks a filled layout. The file is read outside of any transaction. */
export const loadHandler =
  (kind: BulkKind): Handler<typeof cargar_layout_incidencias> =>
  async ({ body, file, caller, services, context }) => {
    if (file === undefined) throw new DomainError({ code: 'required_parameter', field: 'file' });
    if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
    const { organizationId } = caller;
    const { paysheet, period, concepts } = await inTenant(services.db, caller, async (trx) => ({
      ...(await loadPlace(trx, caller, body)),
      concepts: await listCaptureConcepts(trx, organizationId, body.paysheet_id),
    }));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const groups = groupsOf(kind, period, [...concepts.values()]);
    const layout = await readLayout(bytes, { kind, paysheet, period, groups }, context.req.raw.signal);
    const folios = layout.rows.flatMap(({ lines }) => lines.map(({ valores: { FOLIO = '' } }) => FOLIO));
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
