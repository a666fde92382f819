import { MAX_SAVED_ROWS } from '../capture/capture-rows.ts';
import { checkDisabilityRows, type SentDisabilityDay } from '../capture/check-disability-rows.ts';
import { isCalendarDay } from '../capture/date-problem.ts';
import { disabilityDays, FOLIO } from '../capture/disability.ts';
import { nameInitials } from '../capture/name-initials.ts';
import { bulkRuleMessages } from '../rule-messages/bulk-rule-messages.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import {
  type BulkContext,
  type BulkLine,
  type BulkMode,
  DISABILITY_KEYS,
  type LineProblem,
} from './bulk-line.ts';
import { dayCounter } from './day-counter.ts';
import { namedPeople } from './named-people.ts';

/** The longest certificate. */
const MAX_LENGTH = 400;

const FIELDS: Record<string, string> = {
  fecha_incapacidad: 'FECHA INICIAL',
  folio: 'FOLIO',
  tipo_control: 'CONTROL DE INCAPACIDAD',
  tipo_riesgo: 'TIPO DE RIESGO',
  tipo_secuela: 'SECUELA O CONSECUENCIAS',
  folio_inicial: 'FOLIO INICIAL',
};

const CONCEPTS = new Map<string, number>(Object.entries(DISABILITY_KEYS));

/** What `set_incidents` takes of a day of disability. */
export type DisabilityDay = SentDisabilityDay & { dias_incapacidad: 1 };

type Placed = { rows: (DisabilityDay & { line: number })[]; problems: LineProblem[] };

/** The days of the certificates that lines stand for. `rows` are complete for the people, with folios that the file does not name. */
export function checkDisabilityLines(
  lines: readonly BulkLine[],
  context: BulkContext,
  mode: BulkMode,
): { problems: LineProblem[]; people: number[]; rows: DisabilityDay[] } {
  const named = namedPeople(lines, context, mode, ({ valores: { FOLIO = '' } }) => FOLIO);
  const kept = context.certificates.filter(
    ({ own, employee_id, folio }) => own && named.keeps(employee_id, folio),
  );
  const folios = new Set<string>();
  const fits = dayCounter();
  const placed = lines.map((line, at) => {
    const { FOLIO: written = '' } = line.valores;
    // The days of an empty or repeated one would be taken for those of one certificate.
    const folio = written === '' || folios.has(written) ? `#${at}` : written;
    folios.add(written);
    return certificateOf({ line, at, folio, id: named.ids[at] ?? 0, fits });
  });
  const rows = placed.flatMap((one) => one.rows);
  const takenBy = (kind: 'incident' | 'hours'): ReadonlySet<string> =>
    new Set(
      context.taken.filter(({ by }) => by === kind).map(({ employee_id, date }) => `${employee_id} ${date}`),
    );
  const busy = takenBy('incident');
  const extra = takenBy('hours');
  const checked = checkDisabilityRows(rows, {
    period: context,
    employees: new Map(context.employees.map((one) => [one.id, one])),
    elsewhere: [...context.certificates.filter(({ own }) => !own), ...kept],
    hasIncident: (employee, day) => busy.has(`${employee} ${day}`),
    hasHours: (employee, day) => extra.has(`${employee} ${day}`),
  });
  const initial = nameInitials(checked.certificates, {
    initials: [...context.initials, ...kept.filter(({ tipo_incapacidad }) => tipo_incapacidad === 'I')],
    taken: new Set([...context.foreign_folios, ...context.certificates.map(({ folio }) => folio)]),
    without: new Set(context.certificates.flatMap((one) => (one.folio_inicial === null ? one.folio : []))),
  });
  const problems = [
    ...placed.flatMap((one) => one.problems),
    ...folioProblems(lines, context),
    ...[...checked.problems, ...initial.problems].flatMap(({ field: path, message }): LineProblem[] => {
      const [, at = '', name = ''] = path.split('.');
      const line = rows[Number(at)]?.line;
      return line === undefined ? [] : [{ line, field: FIELDS[name] ?? 'FECHA INICIAL', message }];
    }),
  ];
  const once = [...new Map(problems.toReversed().map((one) => [`${one.line} ${one.field}`, one])).values()];
  const people = named.replaced(once);
  const included = new Set(people);
  const known = new Map(context.certificates.map((one) => [one.folio, one]));
  return {
    problems: once.toSorted((one, other) => one.line - other.line),
    people,
    rows: [
      ...rows.map(({ line: _line, ...row }) => ({
        ...row,
        archivo_id: known.get(row.folio)?.archivo_id ?? null,
      })),
      ...kept.flatMap(storedDays),
    ].filter(({ id }) => included.has(id)),
  };
}

/** A stored certificate as a save sends it again. */
const storedDays = ({
  own: _own,
  employee_id,
  ...certificate
}: BulkContext['certificates'][number]): DisabilityDay[] =>
  disabilityDays(certificate).map((fecha_incapacidad) => ({
    ...certificate,
    id: employee_id,
    fecha_incapacidad,
    dias_incapacidad: 1,
  }));

type Written = { line: BulkLine; at: number; folio: string; id: number; fits: (days: number) => boolean };

/** One line's days; what cannot be read is told, and stands in for something that can, so that the rest is judged. */
function certificateOf({ line: { grupo, valores }, at: line, folio, id, fits }: Written): Placed {
  const {
    'FECHA INICIAL': start = '',
    DIAS: written = '',
    'TIPO INCAPACIDAD': type = '',
    'CONTROL DE INCAPACIDAD': control = '',
    'TIPO DE RIESGO': risk = '',
    'SECUELA O CONSECUENCIAS': sequel = '',
    'FOLIO INICIAL': initial = '',
  } = valores;
  const problems: LineProblem[] = [];
  const tell = (field: string, message: string): void => void problems.push({ line, field, message });
  const days = /^\d{1,3}(\.0+)?$/.test(written) ? Number(written) : 0;
  if (days < 1 || days > MAX_LENGTH) tell('DIAS', bulkRuleMessages.days);
  if (type !== 'I' && type !== 'C') tell('TIPO INCAPACIDAD', bulkRuleMessages.type);
  if (!/^[0-3]?$/.test(risk)) tell('TIPO DE RIESGO', bulkRuleMessages.risk);
  if (!/^\d?$/.test(sequel)) tell('SECUELA O CONSECUENCIAS', bulkRuleMessages.sequel);
  if (initial !== '' && type === 'I') tell('FOLIO INICIAL', bulkRuleMessages.initialOfInitial);
  else if (initial !== '' && !FOLIO.test(initial)) tell('FOLIO INICIAL', captureRuleMessages.folioFormat);
  const row = {
    id,
    folio,
    incapacidad: CONCEPTS.get(grupo) ?? 0,
    dias_incapacidad: 1 as const,
    tipo_incapacidad: type === 'C' ? ('C' as const) : ('I' as const),
    tipo_control: /^\d$/.test(control) ? Number(control) : 0,
    tipo_riesgo: /^[0-3]$/.test(risk) ? Number(risk) : 0,
    tipo_secuela: /^\d$/.test(sequel) ? Number(sequel) : null,
    folio_inicial: type === 'C' && initial !== '' ? initial : null,
    line,
  };
  const isReadable = isCalendarDay(start) && days >= 1 && days <= MAX_LENGTH;
  const isTaken = isReadable && fits(days);
  if (isReadable && !isTaken) tell('DIAS', bulkRuleMessages.tooManyDays(MAX_SAVED_ROWS));
  const dates = isTaken
    ? disabilityDays({ folio, fecha_incapacidad: start, dias_incapacidad: days })
    : [start];
  return { problems, rows: dates.map((fecha_incapacidad) => ({ ...row, fecha_incapacidad })) };
}

/** A folio is one line's, and no other certificate's. */
function folioProblems(lines: readonly BulkLine[], context: BulkContext): LineProblem[] {
  const foreign = new Set(context.foreign_folios);
  const first = new Map<string, number>();
  return lines.flatMap(({ renglon, valores: { FOLIO: folio = '' } }, line): LineProblem[] => {
    if (folio === '') return [];
    const before = first.get(folio);
    if (before === undefined) first.set(folio, renglon);
    const field = 'FOLIO';
    if (before !== undefined) return [{ line, field, message: bulkRuleMessages.repeatedFolio(before) }];
    return foreign.has(folio) ? [{ line, field, message: captureRuleMessages.folioTaken(folio) }] : [];
  });
}
