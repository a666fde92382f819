/** What the rules of bulk load know beside the file. */
import type { BulkContext, BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listCaptureConcepts, listPeople } from '../repositories/capture-people.ts';
import { listVersions } from '../repositories/capture-versions.ts';
import {
  findFolios,
  findInitialFolios,
  listCertificates,
  listDisabledDays,
} from '../repositories/certificates.ts';
import { listIncidentDays, listNamedIncidents } from '../repositories/incident-rows.ts';
import { listHours, listHoursBetween, type StoredHours } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { countCaptured } from '../repositories/summary.ts';
import { takenDays } from '../saving/save-incidents.ts';

/** No certificate lasts longer. */
const MAX_LENGTH = 400;

/** @param folios those of the file, of disabilities. */
export async function bulkContextOf(
  trx: TenantTransaction,
  organizationId: string,
  { period, kind, folios }: { period: CapturePeriodRow; kind: BulkKind; folios: readonly string[] },
): Promise<BulkContext> {
  const { id, paysheet_id, initial_date, end_date } = period;
  const people = await listPeople(trx, organizationId, paysheet_id);
  const versions = await listVersions(trx, { organizationId, periodId: id, kind }, [...people.keys()]);
  const counts = await countCaptured(trx, organizationId, id);
  const concepts = await listCaptureConcepts(trx, organizationId, paysheet_id);
  return {
    ...{ paysheet_id, period_id: id, initial_date, end_date },
    employees: [...people.values()].map((person) => ({
      ...person,
      version: versions.get(person.id)?.version ?? 0,
    })),
    concepts: [...concepts.values()],
    taken: await takenOf(trx, organizationId, period, kind),
    ...(await certificatesOf(trx, organizationId, period, {
      folios: kind === 'IN' ? folios : null,
      people: [...people.keys()],
    })),
    stored: await storedOf(trx, organizationId, { period, kind, people: [...people.keys()] }),
    captured: counts.filter((one) => COUNTED[kind](one)).length,
  };
}

/** What is captured of incidents or overtime. */
async function storedOf(
  trx: TenantTransaction,
  organizationId: string,
  {
    period: { id, client_id },
    kind,
    people,
  }: { period: CapturePeriodRow; kind: BulkKind; people: readonly number[] },
): Promise<BulkContext['stored']> {
  const scope = { organizationId, clientId: client_id, periodId: id, people };
  switch (kind) {
    case 'I':
      return (await listNamedIncidents(trx, organizationId, [id], people)).map(
        ({ employee_id, concept_id, key, capture_date, amount }) => ({
          ...{ employee_id, concept_id },
          ...{ grupo: key, fecha: capture_date, cantidad: amount },
        }),
      );
    case 'E':
      return (await listHours(trx, scope)).map(({ employee_id, fecha, horas }) => ({
        ...{ employee_id, concept_id: null },
        ...{ grupo: fecha, fecha, cantidad: horas },
      }));
    case 'IN':
      return [];
  }
}

type Count = Awaited<ReturnType<typeof countCaptured>>[number];

const COUNTED: Record<BulkKind, (count: Count) => boolean> = {
  I: ({ incidents }) => incidents > 0,
  E: ({ overtime_hours }) => Number(overtime_hours) > 0,
  IN: ({ disability_days }) => disability_days > 0,
};

async function takenOf(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  kind: BulkKind,
): Promise<BulkContext['taken']> {
  const range = { paysheetId: period.paysheet_id, people: null, from: period.initial_date };
  switch (kind) {
    case 'I': {
      const taken = await takenDays(trx, organizationId, period, null);
      return [...taken].map(([key, by]) => {
        const [employee = '', date = ''] = key.split(' ');
        return { employee_id: Number(employee), date, by };
      });
    }
    case 'E': {
      const own = { ...range, to: period.end_date };
      const hours = await listHoursBetween(trx, organizationId, { ...own, without: period.id });
      const days = await listDisabledDays(trx, organizationId, own);
      return [...hours.map(takenByHours), ...days.map((day) => ({ ...day, by: 'disability' as const }))];
    }
    case 'IN': {
      const days = { ...range, to: addDays(period.end_date, MAX_LENGTH), without: null };
      const incidents = await listIncidentDays(trx, organizationId, { ...days, withHours: true });
      const hours = await listHoursBetween(trx, organizationId, days);
      return [...incidents.map((day) => ({ ...day, by: 'incident' as const })), ...hours.map(takenByHours)];
    }
  }
}

const takenByHours = ({ employee_id, fecha }: StoredHours) => ({
  ...{ employee_id, date: fecha },
  by: 'hours' as const,
});

async function certificatesOf(
  trx: TenantTransaction,
  organizationId: string,
  { id, paysheet_id, initial_date, end_date }: CapturePeriodRow,
  { folios, people }: { folios: readonly string[] | null; people: readonly number[] },
): Promise<Pick<BulkContext, 'certificates' | 'foreign_folios' | 'initials'>> {
  if (folios === null) return { certificates: [], foreign_folios: [], initials: [] };
  const near = await listCertificates(trx, organizationId, {
    ...{ paysheetId: paysheet_id, people: null },
    ...{ from: initial_date, to: addDays(end_date, MAX_LENGTH) },
  });
  const known = await findFolios(trx, organizationId, folios);
  const initials = await findInitialFolios(trx, organizationId, people);
  const nearby = new Set(near.map(({ folio }) => folio));
  return {
    certificates: near.map((one) => ({ ...one, own: one.period_id === id })),
    initials: initials.filter(({ period_id }) => period_id !== id),
    foreign_folios: known.map(({ folio }) => folio).filter((folio) => !nearby.has(folio)),
  };
}
