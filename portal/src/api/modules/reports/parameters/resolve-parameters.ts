/** Puts the values of a report's parameters in their places, before anything reads rows or prints. */

import {
  chosenParents,
  givenValue,
  isRowKind,
  parameterValueProblem,
  type ReportParameter,
  type RowKind,
} from '@lienzo/schema/data/parameter';
import type { ParameterValue, ParameterValues } from '@lienzo/schema/data/parameter-values';
import { relativeRange } from '@lienzo/schema/data/relative-values';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { dataFieldTexts } from '@lienzo/schema/report/data-field-texts';
import { parameterText } from '@lienzo/schema/report/parameter-text';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { withoutSharedData } from '@lienzo/schema/report/shared-data';
import { type DataFieldTexts, dataFieldsOf, withDataFields } from '@lienzo/schema/report/with-data-fields';
import {
  filtersWithParameters,
  formulasWithParameters,
  ParameterUseError,
  type ResolvedParameter,
  type ResolvedParameters,
  withParameters,
} from '@lienzo/schema/report/with-parameters';
import type { ReportFact } from '@lienzo/schema/reports/render-endpoints';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { parameterRuleMessages as messages } from '@lienzo/schema/rule-messages/parameter-rule-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import {
  findParameterRow,
  findRelativePeriod,
  type RowScope,
  readDataOwners,
} from '../../report-data/report-data.ts';

type Parameters = readonly ReportParameter[];
type Person = Pick<Actor, 'organizationId'>;

/**
 * The report with its parameters' values in its filters, formulas and texts, and whose rows it shows; no parameters are left. Rows are looked for among
 * those that the transaction's person may see.
 * @param values absent ones have their defaults.
 * @param divided whether the report is made in parts, each with some of the rows.
 * @throws DomainError invalid_request with an entry for each value that is missing or cannot be; `field` is
 * `parametros.<id>`.
 */
export async function resolveParameters(
  trx: TenantTransaction,
  person: Person,
  report: ReportDocument,
  values: ParameterValues = {},
  divided = false,
): Promise<ReportDocument> {
  const { parametros } = report;
  refuseUnknown(parametros, values);
  const filled = parametros.length === 0 ? report : await withValues(trx, person, report, values);
  // Its items have all that they share: what is printed has values of its own, which are not to be shared again.
  const resolved = withoutSharedData(filled);
  if (dataFieldsOf(resolved).size === 0) return resolved;
  const owners = await readDataOwners(trx, resolved, person.organizationId);
  return withDataFields(resolved, dataFieldTexts(owners, divided));
}

async function withValues(
  trx: TenantTransaction,
  person: Person,
  report: ReportDocument,
  values: ParameterValues,
): Promise<ReportDocument> {
  const resolved = await resolveValues(trx, person, report.parametros, values);
  return refusingUses(report.parametros, () => withParameters(report, resolved));
}

/** What the data fields of a report say with the values of its parameters. @throws as `resolveParameters`. */
export async function ownersInWords(
  trx: TenantTransaction,
  person: Person,
  report: ReportDocument,
  values: ParameterValues = {},
): Promise<DataFieldTexts> {
  refuseUnknown(report.parametros, values);
  const resolved = await withValues(trx, person, report, values);
  return dataFieldTexts(await readDataOwners(trx, resolved, person.organizationId));
}

/** The answers to parameters as people read them; those without an answer are left out. @throws as `resolveParameters`. */
export async function answersInWords(
  trx: TenantTransaction,
  person: Person,
  parameters: Parameters,
  values: ParameterValues = {},
): Promise<ReportFact[]> {
  const resolved = await resolveValues(trx, person, parameters, values);
  return parameters.flatMap(({ id, nombre }) => {
    const value = resolved.get(id);
    return value === undefined || value.tipo === 'ninguno' ? [] : [{ label: nombre, value: value.texto }];
  });
}

/** The query of one item, as `resolveParameters` does with a report. */
export async function resolveQueryParameters(
  trx: TenantTransaction,
  person: Person,
  { parametros = [], valores_parametros = {}, ...query }: RowsQuery,
): Promise<RowsQuery> {
  if (parametros.length === 0) return query;
  const resolved = await resolveValues(trx, person, parametros, valores_parametros);
  return refusingUses(parametros, () => ({
    ...query,
    filters: filtersWithParameters(query.filters, resolved),
    additional_columns: formulasWithParameters(query.additional_columns, parametros, resolved),
  }));
}

/** @throws DomainError invalid_request. */
export function refuseUnknown(parameters: Parameters, values: ParameterValues): void {
  const [first, ...rest] = Object.keys(values)
    .filter((id) => !parameters.some((one) => one.id === id))
    .map(
      (id): ErrorEntry => ({
        code: 'invalid_request',
        message: messages.unknown(
          id,
          parameters.map((one) => `${one.id} (${one.nombre})`),
        ),
        field: `parametros.${id}`,
      }),
    );
  if (first !== undefined) throw new DomainError([first, ...rest]);
}

const refusal = ({ id, nombre }: ReportParameter, problem: string): ErrorEntry => ({
  code: 'invalid_request',
  message: messages.of(nombre, problem),
  field: `parametros.${id}`,
});

function refusingUses<T>(parameters: Parameters, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const parameter =
      error instanceof ParameterUseError ? parameters.find(({ id }) => id === error.parameter) : undefined;
    if (!(error instanceof ParameterUseError) || parameter === undefined) throw error;
    throw new DomainError(refusal(parameter, error.message), { cause: error });
  }
}

/** The value of each parameter. @throws as `resolveParameters`, without what is unknown. */
export async function resolveValues(
  trx: TenantTransaction,
  person: Person,
  parameters: Parameters,
  values: ParameterValues,
): Promise<ResolvedParameters> {
  const today = todayInMexico();
  const resolved = new Map<string, ResolvedParameter>();
  const refused: ErrorEntry[] = [];
  for (const parameter of parameters) {
    const value = givenValue(parameter, values);
    const match =
      parameterValueProblem(parameter, value) ??
      (await resolveValue(trx, parameter, value, {
        today,
        scope: scopeOf(person, parameters, parameter.id, values),
      }));
    if (typeof match === 'string') refused.push(refusal(parameter, match));
    else resolved.set(parameter.id, match);
  }
  const [first, ...rest] = refused;
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return resolved;
}

/** Where the rows of a parameter are looked for; what was chosen before it and cannot be read limits nothing. */
export function scopeOf(
  { organizationId }: Person,
  parameters: Parameters,
  id: string,
  values: ParameterValues,
): RowScope {
  const { cliente, nomina } = chosenParents(parameters, id, values);
  return {
    organizationId,
    cliente: cliente !== undefined && /^[0-9a-f-]{36}$/i.test(cliente) ? cliente : undefined,
    nomina: nomina !== undefined && /^\d{1,9}$/.test(nomina) ? Number(nomina) : undefined,
  };
}

type Where = { today: string; scope: RowScope };

/** @param value valid for the parameter. @returns why there is none, or the value. */
async function resolveValue(
  trx: TenantTransaction,
  parameter: ReportParameter,
  value: ParameterValue | undefined,
  { today, scope }: Where,
): Promise<ResolvedParameter | string> {
  const { tipo } = parameter;
  if (value === undefined) return { tipo: 'ninguno', texto: messages.none[tipo] };
  if (isRowKind(tipo)) return resolveRow(trx, tipo, value, { today, scope });
  const texto = parameterText(parameter, value, today) ?? '';
  if (typeof value === 'string') return { tipo: 'texto', texto, valor: value.trim() };
  const range = 'relativo' in value ? relativeRange(value.relativo, today) : value;
  if (range === null) return messages.invalid;
  return tipo === 'fecha' ? { tipo: 'texto', texto, valor: range.desde } : { tipo: 'rango', texto, ...range };
}

async function resolveRow(
  trx: TenantTransaction,
  tipo: RowKind,
  value: ParameterValue,
  { today, scope }: Where,
): Promise<ResolvedParameter | string> {
  if (typeof value !== 'string' && 'relativo' in value) {
    const period = await findRelativePeriod(trx, value.relativo, today, scope);
    return period === undefined
      ? messages.noPeriod(value.relativo)
      : { tipo: 'fila', texto: period.etiqueta, columnas: period.columnas, ...daysOf(period) };
  }
  const row = typeof value === 'string' ? await findParameterRow(trx, tipo, value.trim(), scope) : undefined;
  if (row === undefined) return messages.unavailable;
  return { tipo: 'fila', texto: row.etiqueta, columnas: row.columnas, ...daysOf(row) };
}

const daysOf = ({ dias }: { dias?: { desde: string; hasta: string } }) =>
  dias === undefined ? {} : { dias };
