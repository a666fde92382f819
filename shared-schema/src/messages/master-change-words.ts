/** A change of a master as people read it: on the screens and in reports. */
import { formatCell, formatMediumDate } from '../data/format.ts';
import { creditAmount } from './credit-amount.ts';
import { identityMessages } from './identity-messages.ts';
import { masterCodes } from './master-codes.ts';
import { masterMessages as words } from './master-messages.ts';
import { paysheetAccessMessages as accessWords } from './paysheet-access-messages.ts';

/** What the history keeps of a change. */
export type RawChange = {
  field: string;
  before: string | null;
  after: string | null;
  /** Of a credit's value: what kind of discount it was, and is. */
  discount?: { before: string | null; after: string | null } | undefined;
};
/** `what` names the field; an empty side is null. */
export type ChangeWords = { what: string; before: string | null; after: string | null };

/** The field of the entry that says that something came into being; `after` names it. */
export const CREATED = 'creado';
/** Of the entry that says whether a payroll captures a concept. */
export const conceptField = (concept: { key: string; description: string }): string =>
  `concepto ${concept.key} ${concept.description}`;

const LABELS: Readonly<Record<string, string>> = {
  ...words.fields,
  [CREATED]: words.createdEntry,
  identidad: identityMessages.confirmed,
  id_humansite: words.id_humansite,
  paysheet: words.paysheet,
  periodicity: words.periodicity,
  overtime_rule: words.overtime_rule,
  overtime_rule_from: words.overtime_rule_from,
  zone: words.zone,
  days_convention: words.days_convention,
  absence_share: words.absence_share,
  service_start: words.service_start,
  ended_on: words.lastDayOfUse,
  confidential: accessWords.confidential,
  people_with_access: accessWords.people,
  initial_date: words.initial_date,
  end_date: words.end_date,
  payment_date: words.payment_date,
  incidence_close_date: words.incidence_close_date,
  mes: words.period,
  estatus: words.estatus,
  salario_desde: words.salaryFrom,
  nomina_id: words.paysheetOf,
  lugar_desde: words.placeFrom,
  salario_corregido: words.salaryCorrected,
  motivo: words.reason,
  primer_dia: words.firstDay,
  empleo_quitado: words.employmentRemoved,
  empresa: words.empresa,
  company_id: words.company,
  register: words.register,
  delegation: words.delegation,
  subdelegation: words.subdelegation,
  risk_premium: words.premium,
  code: words.code,
  cost_center: words.costCenterName,
};

/** What codes of a field stand for. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overtime_rule: masterCodes.overtimeRules,
  zone: masterCodes.zones,
  days_convention: masterCodes.daysConventions,
  absence_share: masterCodes.absenceShares,
  causa_baja: masterCodes.leavingCauses,
  tipo_trabajador: masterCodes.workerTypes,
  tipo_salario: masterCodes.salaryTypes,
  jornada: masterCodes.workWeeks,
  kind: masterCodes.credits,
  discount_type: masterCodes.discountTypes,
  estatus: { A: words.activeOne, F: words.leftBadge },
};

const MONEY = new Set(['daily_salary', 'sbc']);

export function masterChangeWords({ field, before, after, discount }: RawChange): ChangeWords {
  const concept = /^concepto (.+)$/.exec(field)?.[1];
  if (concept !== undefined)
    return { what: words.conceptEntry(concept), before: captured(before), after: captured(after) };
  const year = /^calendario (\d{4})$/.exec(field)?.[1];
  if (year !== undefined)
    return { what: words.calendarEntry(year), before: periods(before), after: periods(after) };
  const premium = /^risk_premium (\d{4}-\d{2}-\d{2})$/.exec(field)?.[1];
  if (premium !== undefined)
    return {
      what: words.premiumEntry(formatMediumDate(premium)),
      before: percent(before),
      after: percent(after),
    };
  const at = field.lastIndexOf(': ');
  const name = at < 0 ? field : field.slice(at + 2);
  const label = LABELS[name] ?? name;
  const thing = field.slice(0, Math.max(at, 0));
  if (discount !== undefined)
    return {
      what: words.ofThing(CODES.kind?.[thing] ?? thing, label),
      before: before === null ? null : creditAmount(discount.before, before),
      after: after === null ? null : creditAmount(discount.after, after),
    };
  return {
    what: at < 0 ? label : words.ofThing(CODES.kind?.[thing] ?? thing, label),
    before: valueWords(name, before),
    after: valueWords(name, after),
  };
}

function valueWords(field: string, value: string | null): string | null {
  if (value === null) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatMediumDate(value);
  if (MONEY.has(field)) return formatCell(value, 'numeric', 'moneda');
  return CODES[field]?.[value] ?? value;
}

const captured = (value: string | null): string => (value === null ? words.notCaptured : words.isCaptured);

const percent = (value: string | null): string | null => (value === null ? null : `${value} %`);

/** `24: 2026-01-01 – 2026-12-31`, or `+3` of those that a workbook adds. */
function periods(value: string | null): string | null {
  const [, count, from, to] = /^(\d+): (\S+) – (\S+)$/.exec(value ?? '') ?? [];
  if (count !== undefined && from !== undefined && to !== undefined)
    return words.periodsEntry(Number(count), formatMediumDate(from), formatMediumDate(to));
  const added = /^\+(\d+)$/.exec(value ?? '')?.[1];
  return added === undefined ? value : words.periodsAdded(Number(added));
}
