/** What a workbook would change of a client's masters. */
import type { MasterSheetChanges } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { oddSalary } from '@lienzo/schema/payroll/expected-person';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import type { ClientSheetId } from '@lienzo/templates/layouts/master-sheets';
import { TimeSlice } from '../../../platform/time-slice.ts';
import type { BookRow, MasterBook } from '../repositories/master-book.ts';
import { keyOf } from './book-values.ts';
import { checkCredits } from './check-credits.ts';
import { checkBalance, checkEmployee, checkInEmployment, warnCompany, warnPerson } from './check-people.ts';
import { checkPeriods } from './check-periods.ts';
import { KnownKeys } from './known-keys.ts';
import type { MasterFacts } from './master-facts.ts';
import { type IdentityAnswers, PeopleIdentity } from './people-identity.ts';
import { PeopleOfBook, personName } from './people-of-book.ts';
import {
  type PlannedFile,
  type PlannedRow,
  type PlannedSheet,
  type Problem,
  planSheet,
} from './plan-sheet.ts';
import type { MasterFile } from './read-master-file.ts';
import { restoreKeys } from './restore-keys.ts';
import { ROW_SCHEMAS, type RowOf } from './row-schemas.ts';

export type MasterPlan = {
  [Id in ClientSheetId]: PlannedRow<RowOf<Id>>[];
} & { changes: MasterSheetChanges[]; people: PeopleOfBook; identity: PeopleIdentity };

/** Finds rows by these fields. */
export function finder(rows: readonly BookRow[], fields: readonly string[]) {
  const keyOfRow = (row: BookRow | MasterValues): string => keyOf(...fields.map((field) => row[field]));
  const stored = new Map(rows.map((row) => [keyOfRow(row), row]));
  return (values: MasterValues) => {
    const key = keyOfRow(values);
    return { key, stored: stored.get(key) ?? null };
  };
}

const unless = (holds: boolean, field: string, message: string): Problem[] =>
  holds ? [] : [{ field, message }];

/**
 * @param answers of who is whom.
 * @throws the signal's reason when the caller has left.
 */
export async function planMasters(
  given: MasterFile,
  book: MasterBook,
  { facts, answers }: { facts: MasterFacts; answers: IdentityAnswers },
  signal: AbortSignal,
): Promise<MasterPlan> {
  const { sheets, list } = given;
  restoreKeys(given, book);
  const file: PlannedFile = { sheets, list, slice: new TimeSlice(), signal };
  const changes: MasterSheetChanges[] = [];
  const keep = async <Id extends ClientSheetId>(
    id: Id,
    planning: Promise<PlannedSheet<RowOf<Id>>>,
  ): Promise<PlannedRow<RowOf<Id>>[]> => {
    const planned = await planning;
    if (file.sheets.has(id)) changes.push(planned.changes);
    return planned.rows;
  };
  const paysheets = await keep(
    'paysheets',
    planSheet('paysheets', ROW_SCHEMAS.paysheets, file, {
      find: finder(book.paysheets, ['id_humansite']),
      check: (data) =>
        unless(!facts.taken.paysheets.has(data.id_humansite), 'id_humansite', texts.takenPaysheet),
    }),
  );
  const known = (id: ClientSheetId, planned: readonly PlannedRow<unknown>[], fields: readonly string[]) =>
    new KnownKeys(book[id], planned, fields, sheets.get(id));
  const payrolls = known('paysheets', paysheets, ['id_humansite']);
  const payroll = (number: string) => payrolls.require(keyOf(number), UNKNOWN_PAYSHEET);
  const periods = await keep(
    'periods',
    checkPeriods(file, book, facts, finder(book.periods, PERIOD_KEY), payroll),
  );
  const companies = await keep(
    'companies',
    planSheet('companies', ROW_SCHEMAS.companies, file, {
      find: finder(book.companies, ['rfc']),
      check: ({ rfc }, stored) => (stored === null ? warnCompany(rfc) : []),
    }),
  );
  const registers = await keep(
    'registers',
    planRegisters(file, book, facts, known('companies', companies, ['rfc'])),
  );
  const costCenters = await keep(
    'costCenters',
    planSheet('costCenters', ROW_SCHEMAS.costCenters, file, {
      find: finder(book.costCenters, ['id_humansite', 'code']),
      check: ({ id_humansite }) => payroll(id_humansite),
    }),
  );
  const people = new PeopleOfBook(book, file.sheets.get('salaries')?.rows);
  const identity = new PeopleIdentity(given, book.employees, people, answers);
  const scopes = {
    payrolls,
    centers: known('costCenters', costCenters, ['id_humansite', 'code']),
    registers: known('registers', registers, ['register']),
  };
  const employees = await keep('employees', planEmployees(file, people, identity, scopes));
  people.addPlanned(employees);
  people.addWrong(sheets.get('employees')?.rows ?? []);
  const salaries = await keep(
    'salaries',
    planSalaries(file, book, { people, identity, zones: zonesOf(book, paysheets) }),
  );
  const credits = await keep('credits', checkCredits(file, book, { people, identity }));
  return {
    ...{ paysheets, periods, companies, registers, costCenters, employees, salaries, credits },
    ...{ changes, people, identity },
  };
}

/** Of minimum wage, by payroll. */
type Zones = ReadonlyMap<string, string>;

const zonesOf = (book: MasterBook, planned: readonly PlannedRow<RowOf<'paysheets'>>[]): Zones =>
  new Map([
    ...book.paysheets.map((row) => [keyOf(row.id_humansite), `${row.zone}`] as const),
    ...planned.map(({ data }) => [keyOf(data.id_humansite), data.zone] as const),
  ]);

function planSalaries(
  file: PlannedFile,
  book: MasterBook,
  { people, identity, zones }: { people: PeopleOfBook; identity: PeopleIdentity; zones: Zones },
): Promise<PlannedSheet<RowOf<'salaries'>>> {
  return planSheet('salaries', ROW_SCHEMAS.salaries, file, {
    find: people.finder(book.salaries, ['vigente_desde']),
    check: (data) => [
      ...checkInEmployment(people.employmentsOf(data), data.vigente_desde),
      ...oddSalary(data, {
        day: data.vigente_desde,
        zone: zones.get(keyOf(data.id_humansite)) === 'frontera' ? 'frontera' : 'general',
      }).map((one) => ({ ...one, severity: 'warning' as const })),
    ],
    waits: (data) => identity.isPending(people.keyOf(data)) || people.isWrong(data),
    nameOf: (data) => people.nameOf(data),
  });
}

type Scopes = {
  payrolls: KnownKeys;
  centers: KnownKeys;
  registers: KnownKeys;
};

function planEmployees(
  file: PlannedFile,
  people: PeopleOfBook,
  identity: PeopleIdentity,
  { payrolls, centers, registers }: Scopes,
): Promise<PlannedSheet<RowOf<'employees'>>> {
  return planSheet('employees', ROW_SCHEMAS.employees, file, {
    find: (values) => people.find(values),
    nameOf: personName,
    check(data, stored, row) {
      const { id_humansite, cost_center_id, register_id, termination_date: until } = data;
      const center = { field: 'cost_center_id', message: texts.unknownCostCenter };
      const register = { field: 'register_id', message: texts.unknownRegister };
      return [
        ...payrolls.requireUntil(keyOf(id_humansite), UNKNOWN_PAYSHEET, {
          until,
          what: endedPlaces.paysheet(id_humansite),
        }),
        ...centers.requireUntil(keyOf(id_humansite, cost_center_id), center, {
          until,
          what: endedPlaces.cost_center(cost_center_id),
        }),
        ...registers.requireUntil(keyOf(register_id), register, {
          until,
          what: endedPlaces.register(register_id),
        }),
        ...checkEmployee(data, {
          stored,
          employments: (stored && people.employmentsOf(stored)) ?? [],
          salaryDays: people.salaryDays(data),
        }).map((problem) =>
          isSalaryMissing(problem) && people.hasWrongSalary(data)
            ? { ...problem, message: texts.waitsForSalary, severity: 'info' as const, holds: true as const }
            : problem,
        ),
        ...identity.problemsOf(row),
        ...checkBalance(data),
        ...warnPerson(data, stored),
      ];
    },
  });
}

/** Its row is in the file, and what is wrong with it is told there. */
const isSalaryMissing = ({ message }: Problem): boolean =>
  message === texts.salaryMissing || message === texts.backSalary;

const UNKNOWN_PAYSHEET = { field: 'id_humansite', message: texts.unknownPaysheet };
const { endedPlaces } = masterRuleMessages;

const PERIOD_KEY = ['id_humansite', 'process', 'calendar', 'number'];

const REGISTER_FIELDS = ['company_id', 'delegation', 'subdelegation', 'umf'] as const;

/** The rows of a register differ in their premium only. */
function planRegisters(
  file: PlannedFile,
  book: MasterBook,
  { taken }: MasterFacts,
  companies: KnownKeys,
): Promise<PlannedSheet<RowOf<'registers'>>> {
  const first = new Map<string, string>();
  const lastDays = new Map(
    book.registers.flatMap(({ register, ended_on: day }) =>
      day == null ? [] : [[register, `${day}`] as const],
    ),
  );
  return planSheet('registers', ROW_SCHEMAS.registers, file, {
    find: finder(book.registers, ['register', 'vigente_desde']),
    check: (data) => {
      const facts = keyOf(...REGISTER_FIELDS.map((field) => data[field]));
      const same = first.get(data.register) ?? facts;
      first.set(data.register, same);
      return [
        ...unless(!taken.registers.has(data.register), 'register', texts.takenRegister),
        ...companies.requireUntil(
          keyOf(data.company_id),
          { field: 'company_id', message: texts.unknownCompany },
          { until: lastDays.get(data.register) ?? null, what: endedPlaces.company(data.company_id) },
        ),
        ...unless(same === facts, 'register', texts.differingRegister),
      ];
    },
  });
}
