/** Replaces the certificates that begin in a period, with their days in all periods that they meet. */

import type { Confirmation } from '@lienzo/schema/api/confirmations';
import type { CaptureProblem } from '@lienzo/schema/capture/capture-problem';
import type { DisabilityRow, Saved } from '@lienzo/schema/capture/capture-rows';
import { type CaptureCertificate, checkDisabilityRows } from '@lienzo/schema/capture/check-disability-rows';
import { lastDayOf } from '@lienzo/schema/capture/disability';
import { nameInitials } from '@lienzo/schema/capture/name-initials';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { violates } from '../../../platform/database/violates.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { loadItem, type PlacingServices } from '../../directory/directory.ts';
import { type CapturePerson, listPeople } from '../repositories/capture-people.ts';
import { followRows } from '../repositories/capture-states.ts';
import {
  findFolios,
  findInitialFolios,
  listCertificates,
  replaceCertificates,
  type StoredCertificate,
} from '../repositories/certificates.ts';
import { listIncidentDays } from '../repositories/incident-rows.ts';
import { listHoursBetween } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { confirmFirst } from './confirm-first.ts';
import { isEvidence } from './evidence-type.ts';
import { maternityQuestions } from './maternity-questions.ts';
import { isFinalised, type OpenPeriod, openForChange } from './open-period.ts';
import {
  placeEvidence,
  replacedEvidence,
  type Waiting,
  waitingEvidence,
  withReplaced,
} from './place-evidence.ts';
import { type KindChange, type Only, outOfScopeProblems, peopleOf, refuse, saveKind } from './save-kind.ts';

type Save = {
  period: CapturePeriodRow;
  rows: readonly DisabilityRow[];
  only: Only;
  action: KindChange<never>['action'];
  services: PlacingServices;
  confirmed?: readonly Confirmation[] | undefined;
};
type Placed = CaptureCertificate & { at: number };

/** No certificate lasts longer. */
const MAX_LENGTH = 400;

/** @throws DomainError invalid_capture, capture_conflict, payroll_closed, capture_closed. */
export async function saveDisabilities(
  trx: TenantTransaction,
  caller: Caller,
  { period: match, rows, only, action, services, confirmed }: Save,
): Promise<Saved> {
  const { organizationId } = caller;
  const until = addDays(match.end_date, MAX_LENGTH);
  const open = await openForChange(trx, caller, match, { kind: 'IN', until });
  const { period } = open;
  const people = await listPeople(trx, organizationId, period.paysheet_id);
  const scope = peopleOf(only, people);
  const range = { paysheetId: period.paysheet_id, people: scope, from: period.initial_date, to: until };
  const near = await listCertificates(trx, organizationId, range);
  const stored = near.filter(({ period_id }) => period_id === period.id);
  const requested = await checkRows(trx, { caller, period, people, scope, rows, near, range });
  const waiting = await waitingEvidence(trx, caller, period, requested);
  const replaced = replacedEvidence(requested, stored, { waiting, near });
  refuse([
    // What was deleted is given back as it was.
    ...(action === 'restore' ? [] : missingEvidence(requested, stored)),
    ...(await evidenceProblems(trx, caller, { wanted: requested, stored, waiting })),
    ...laterProblems(open, withReplaced(requested, replaced), stored),
  ]);
  // What was deleted is given back without a question: it has been answered.
  if (action === 'save') {
    const before = new Set(stored.map(textOf));
    const changing = requested.filter((one) => !before.has(textOf(one)));
    confirmFirst(await maternityQuestions(trx, organizationId, changing), confirmed);
  }
  const placing = { period, certificates: requested, waiting, replaced };
  const certificates = await placeEvidence(trx, services, caller, placing);
  const target = { organizationId, clientId: period.client_id, periodId: period.id };
  return saveKind<CaptureCertificate>(trx, {
    open,
    kind: 'IN',
    action,
    message: action === 'save' ? captureRuleMessages.disabilitiesSaved : captureRuleMessages.deleted,
    only,
    people,
    stored,
    wanted: certificates,
    describe: describeCertificate,
    write: async (changed, own) => {
      await guarded(() =>
        replaceCertificates(
          trx,
          { ...target, people: changed, paysheetId: period.paysheet_id, processId: period.process_id },
          own,
        ),
      );
      // Each period sees its days: those that certificates reach into are captured too.
      const reached = open.later.filter((one) => !isFinalised(one, open.states, 'IN')).map(({ id }) => id);
      await followRows(trx, { ...target, userId: caller.userId }, 'IN', reached);
    },
  });
}

const describeCertificate = (one: CaptureCertificate) => ({
  folio: one.folio,
  incapacidad: one.incapacidad,
  fecha_incapacidad: one.fecha_incapacidad,
  dias_incapacidad: one.dias_incapacidad,
  tipo_incapacidad: one.tipo_incapacidad,
  tipo_control: one.tipo_control,
  tipo_riesgo: one.tipo_riesgo,
  tipo_secuela: one.tipo_secuela,
  archivo_id: one.archivo_id,
  folio_inicial: one.folio_inicial,
});

type Check = {
  caller: Caller;
  period: CapturePeriodRow;
  people: ReadonlyMap<number, CapturePerson>;
  scope: readonly number[] | null;
  rows: readonly DisabilityRow[];
  near: readonly StoredCertificate[];
  range: { paysheetId: number; people: readonly number[] | null; from: string; to: string };
};

/** The certificates of the rows, with the initial one of each subsequent one. */
async function checkRows(trx: TenantTransaction, check: Check): Promise<Placed[]> {
  const { caller, period, people, scope, rows, near, range } = check;
  const { organizationId } = caller;
  const outOfScope = outOfScopeProblems(
    rows.map(({ id }, at) => ({ employee_id: id, field: `employees.${at}.id` })),
    scope,
    people,
  );
  const incidentDays = new Set(
    (await listIncidentDays(trx, organizationId, { ...range, without: null, withHours: true })).map(
      ({ employee_id, date }) => `${employee_id} ${date}`,
    ),
  );
  const hourDays = new Set(
    (await listHoursBetween(trx, organizationId, { ...range, without: null })).map(
      ({ employee_id, fecha }) => `${employee_id} ${fecha}`,
    ),
  );
  const { problems, certificates } = checkDisabilityRows(rows, {
    period,
    employees: people,
    elsewhere: near.filter(({ period_id }) => period_id !== period.id),
    hasIncident: (employee, day) => incidentDays.has(`${employee} ${day}`),
    hasHours: (employee, day) => hourDays.has(`${employee} ${day}`),
  });
  refuse([...outOfScope, ...problems]);
  const known = await findFolios(trx, organizationId, [
    ...certificates.map(({ folio }) => folio),
    ...certificates.flatMap(({ folio_inicial }) => folio_inicial ?? []),
  ]);
  refuse([...folioProblems(certificates, known, period.id)]);
  const taken = new Set(known.map(({ folio }) => folio));
  return withInitials(trx, check, { certificates, taken });
}

const problemOf = (at: number, field: string, message: string): CaptureProblem => ({
  field: `employees.${at}.${field}`,
  message,
});

/** A folio is one certificate's in the whole organization. */
function folioProblems(
  certificates: readonly Placed[],
  known: readonly { folio: string; employee_id: number; period_id: number }[],
  periodId: number,
): CaptureProblem[] {
  const owners = new Map(known.map((one) => [one.folio, one]));
  return certificates.flatMap(({ at, folio, employee_id }) => {
    const owner = owners.get(folio);
    const own = owner === undefined || (owner.period_id === periodId && owner.employee_id === employee_id);
    return own ? [] : problemOf(at, 'folio', captureRuleMessages.folioTaken(folio));
  });
}

/** The certificates with the initial one of each subsequent one. */
async function withInitials(
  trx: TenantTransaction,
  { caller: { organizationId }, period, near }: Check,
  { certificates, taken }: { certificates: readonly Placed[]; taken: ReadonlySet<string> },
): Promise<Placed[]> {
  const people = [...new Set(certificates.map(({ employee_id }) => employee_id))];
  const needed = certificates.some(({ tipo_incapacidad }) => tipo_incapacidad === 'C');
  const stored = needed ? await findInitialFolios(trx, organizationId, people) : [];
  const { problems, certificates: named } = nameInitials(certificates, {
    // Those of the period are replaced by the ones that are saved.
    initials: stored.filter(({ period_id }) => period_id !== period.id),
    taken,
    without: new Set(near.flatMap((one) => (one.folio_inicial === null ? one.folio : []))),
  });
  refuse(problems);
  return named;
}

const textOf = (one: CaptureCertificate): string =>
  JSON.stringify({ ...describeCertificate(one), id: one.employee_id });

/** Certificates without evidence, but for those that were captured without it and are as they were. */
function missingEvidence(desired: readonly Placed[], stored: readonly StoredCertificate[]): CaptureProblem[] {
  const before = new Set(stored.map(textOf));
  return desired
    .filter((one) => one.archivo_id === null && !before.has(textOf(one)))
    .map(({ at }) => problemOf(at, 'archivo_id', captureRuleMessages.evidenceRequired));
}

/** Evidence that was not there before was sent for this save, or is a file that the person sees. */
async function evidenceProblems(
  trx: TenantTransaction,
  caller: Caller,
  {
    wanted,
    stored,
    waiting,
  }: {
    wanted: readonly Placed[];
    stored: readonly StoredCertificate[];
    waiting: Waiting;
  },
): Promise<CaptureProblem[]> {
  const known = new Set(stored.map(({ archivo_id }) => archivo_id));
  const problems: CaptureProblem[] = [];
  for (const { at, archivo_id } of wanted) {
    if (archivo_id === null || known.has(archivo_id)) continue;
    const sent = waiting.get(archivo_id);
    if (sent !== undefined && sent.file_id === null) continue;
    try {
      const { media_type } = await loadItem(trx, caller, sent?.file_id ?? archivo_id, 'FILE');
      if (!isEvidence(media_type))
        problems.push(problemOf(at, 'archivo_id', captureRuleMessages.evidenceType));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.push(problemOf(at, 'archivo_id', captureRuleMessages.evidenceUnknown));
    }
  }
  return problems;
}

/** A certificate that changes may have no day in a later period that is finalised. */
function laterProblems(
  { later, states }: OpenPeriod,
  expected: readonly Placed[],
  stored: readonly StoredCertificate[],
): CaptureProblem[] {
  const finalised = later.filter((period) => isFinalised(period, states, 'IN'));
  if (finalised.length === 0) return [];
  const before = new Set(stored.map(textOf));
  const after = new Set(expected.map(textOf));
  const changing: (CaptureCertificate & { at?: number })[] = [
    ...expected.filter((one) => !before.has(textOf(one))),
    ...stored.filter((one) => !after.has(textOf(one))),
  ];
  return changing.flatMap((one) => {
    const met = finalised.find(({ initial_date }) => initial_date <= lastDayOf(one));
    if (met === undefined) return [];
    const message = captureRuleMessages.laterClosed(met.mes);
    return one.at === undefined
      ? { field: 'employees', message }
      : problemOf(one.at, 'fecha_incapacidad', message);
  });
}

/** What the database alone can know: certificates of clients that the person does not see, and of a moment ago. */
async function guarded(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const message = violates(error, 'disability_certificates_overlap')
      ? captureRuleMessages.overlap
      : violates(error, 'disability_certificates_folio')
        ? captureRuleMessages.folioTwice
        : violates(error, 'disability_certificates_initial')
          ? captureRuleMessages.initialNeeded
          : undefined;
    if (message === undefined) throw error;
    throw new DomainError({ code: 'invalid_capture', field: 'employees', message }, { cause: error });
  }
}
