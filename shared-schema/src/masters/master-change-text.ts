/** A change of a master as people read it: on the screens and in reports. */
import { formatCell, formatMediumDate } from '../data/format.ts';
import { creditAmount } from './credit-amount.ts';
import { identityMessages } from './identity-messages.ts';
import { masterCodes } from './master-codes.ts';
import { masterMessages as texts } from './master-messages.ts';
import { paysheetAccessMessages as accessText } from './paysheet-access-messages.ts';

/** What the history keeps of a change. */
export type RawChange = {
  field: string;
  before: string | null;
  after: string | null;
  /** Of a credit's value: what kind of discount it was, and is. */
  discount?: { before: string | null; after: string | null } | undefined;
};
/** `what` names the field; an empty side is null. */
export type ChangeText = { what: string; before: string | null; after: string | null };

/** The field of the entry that says that something came into being; `after` names it. */
export const CREATED = 'creado';
/** Of the entry that says whether a payroll captures a concept. */
export const conceptField = (concept: { key: string; description: string }): string =>
  `concepto ${concept.key} ${concept.description}`;

const LABELS: Readonly<Record<string, string>> = {
  ...texts.fields,
  [CREATED]: texts.createdEntry,
  identidad: identityMessages.confirmed,
  id_humansite: texts.id_humansite,
  paysheet: texts.paysheet,
  periodicity: texts.periodicity,
  overtime_rule: texts.overtime_rule,
  overtime_rule_from: texts.overtime_rule_from,
  zone: texts.zone,
  days_convention: texts.days_convention,
  absence_share: texts.absence_share,
  service_start: texts.service_start,
  ended_on: texts.lastDayOfUse,
  confidential: accessText.confidential,
  people_with_access: accessText.people,
  initial_date: texts.initial_date,
  end_date: texts.end_date,
  payment_date: texts.payment_date,
  incidence_close_date: texts.incidence_close_date,
  mes: texts.period,
  estatus: texts.estatus,
  salario_desde: texts.salaryFrom,
  nomina_id: texts.paysheetOf,
  lugar_desde: texts.placeFrom,
  salario_corregido: texts.salaryCorrected,
  motivo: texts.reason,
  primer_dia: texts.firstDay,
  empleo_quitado: texts.employmentRemoved,
  empresa: texts.empresa,
  company_id: texts.company,
  register: texts.register,
  delegation: texts.delegation,
  subdelegation: texts.subdelegation,
  risk_premium: texts.premium,
  code: texts.code,
  cost_center: texts.costCenterName,
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
  tabla_disminucion: masterCodes.reductionTable,
  estatus: { A: texts.activeOne, F: texts.leftBadge },
};

const MONEY = new Set(['daily_salary', 'sbc']);

export function masterChangeText({ field, before, after, discount }: RawChange): ChangeText {
  const concept = /^concepto (.+)$/.exec(field)?.[1];
  if (concept !== undefined)
    return { what: texts.conceptEntry(concept), before: captured(before), after: captured(after) };
  const year = /^calendario (\d{4})$/.exec(field)?.[1];
  if (year !== undefined)
    return { what: texts.calendarEntry(year), before: periods(before), after: periods(after) };
  const premium = /^risk_premium (\d{4}-\d{2}-\d{2})$/.exec(field)?.[1];
  if (premium !== undefined)
    return {
      what: texts.premiumEntry(formatMediumDate(premium)),
      before: percent(before),
      after: percent(after),
    };
  const at = field.lastIndexOf(': ');
  const name = at < 0 ? field : field.slice(at + 2);
  const label = LABELS[name] ?? name;
  const item = field.slice(0, Math.max(at, 0));
  if (discount !== undefined)
    return {
      what: texts.ofThing(CODES.kind?.[item] ?? item, label),
      before: before === null ? null : creditAmount(discount.before, before),
      after: after === null ? null : creditAmount(discount.after, after),
    };
  return {
    what: at < 0 ? label : texts.ofThing(CODES.kind?.[item] ?? item, label),
    before: valueText(name, before),
    after: valueText(name, after),
  };
}

function valueText(field: string, value: string | null): string | null {
  if (value === null) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatMediumDate(value);
  if (MONEY.has(field)) return formatCell(value, 'numeric', 'moneda');
  return CODES[field]?.[value] ?? value;
}

const captured = (value: string | null): string => (value === null ? texts.notCaptured : texts.isCaptured);

const percent = (value: string | null): string | null => (value === null ? null : `${value} %`);

/** `24: 2026-01-01 – 2026-12-31`, or `+3` of those that a workbook adds. */
function periods(value: string | null): string | null {
  const [, count, from, to] = /^(\d+): (\S+) – (\S+)$/.exec(value ?? '') ?? [];
  if (count !== undefined && from !== undefined && to !== undefined)
    return texts.periodsEntry(Number(count), formatMediumDate(from), formatMediumDate(to));
  const added = /^\+(\d+)$/.exec(value ?? '')?.[1];
  return added === undefined ? value : texts.periodsAdded(Number(added));
}
