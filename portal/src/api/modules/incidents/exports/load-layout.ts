/** What the workbooks of a payroll and period are made of. */
import type { CaptureConcept } from '@lienzo/schema/capture/check-incident-rows';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type CapturePerson, listCaptureConcepts, listPeople } from '../repositories/capture-people.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { listPaysheetNames, type SummaryPaysheet } from '../repositories/summary.ts';
import { loadPeriod } from '../saving/open-period.ts';

export type PeriodScope = { paysheet: SummaryPaysheet; period: CapturePeriodRow };
export type LayoutFacts = PeriodScope & {
  concepts: CaptureConcept[];
  /** Everybody of the payroll, by name. */
  people: CapturePerson[];
};

type Ids = { paysheet_id: number; period_id: number };

/** @throws DomainError not_found. */
export async function loadScope(
  trx: TenantTransaction,
  caller: Pick<Actor, 'organizationId'>,
  { paysheet_id: paysheetId, period_id: periodId }: Ids,
): Promise<PeriodScope> {
  const period = await loadPeriod(trx, caller, { paysheetId, periodId });
  const [paysheet] = await listPaysheetNames(trx, caller.organizationId, period.client_id, [paysheetId]);
  if (paysheet === undefined)
    throw new DomainError({ code: 'not_found', message: captureRuleMessages.periodGone });
  return { paysheet, period };
}

/** @throws DomainError not_found. */
export async function loadLayout(
  trx: TenantTransaction,
  caller: Pick<Actor, 'organizationId'>,
  ids: Ids,
): Promise<LayoutFacts> {
  const { paysheet, period } = await loadScope(trx, caller, ids);
  const { organizationId } = caller;
  const people = [...(await listPeople(trx, organizationId, paysheet.id)).values()];
  const collator = new Intl.Collator('es-MX');
  return {
    ...{ paysheet, period },
    concepts: [...(await listCaptureConcepts(trx, organizationId, paysheet.id)).values()],
    people: people.toSorted((one, other) => collator.compare(one.name, other.name) || one.id - other.id),
  };
}
