/** Parameters of reports: what they ask, what can be chosen, and what each person chose the last time. */

import { isSame } from '@lienzo/schema/changes/diff-reports';
import {
  inDependencyOrder,
  parameterValueProblem,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import {
  type get_parameter_choices,
  type get_parameters,
  MAX_CHOICES,
  type ParameterChoices,
} from '@lienzo/schema/reports/report-parameter-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import {
  findParameterRow,
  findRelativePeriod,
  type ParameterRow,
  searchParameterRows,
} from '../../report-data/report-data.ts';
import { loadReport } from '../document/load-report.ts';
import { canChoose } from '../parameters/can-choose.ts';
import { asksParameters } from '../policy.ts';
import { chosenParameters } from '../repositories/own-values.ts';
import type { Handler, ReportServices } from '../services.ts';

export const getParameters: Handler<typeof get_parameters> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const result = [];
    for (const report_id of query.report_ids) {
      const stored = await loadReport(trx, caller, report_id);
      // A static one has filters of its own instead.
      const parametros = asksParameters(stored) ? migrateReport(stored.document).parametros : [];
      result.push({ report_id, ...(await fittingParameters(trx, caller, { report_id, parametros })) });
    }
    return { result };
  });

/** Without defaults and remembered rows that the person cannot choose, which would say that there are such rows. */
async function fittingParameters(
  trx: TenantTransaction,
  caller: Caller,
  { report_id, parametros }: { report_id: number; parametros: readonly ReportParameter[] },
): Promise<{ parametros: ReportParameter[]; valores: ParameterValues }> {
  if (parametros.length === 0) return { parametros: [], valores: {} };
  const remembered = await chosenParameters.find(trx, caller, report_id);
  const valores: ParameterValues = {};
  const shown = new Map<string, ReportParameter>();
  for (const parameter of inDependencyOrder(parametros)) {
    const { predeterminado, ...asked } = parameter;
    const isDefaultThere = await canChoose(trx, caller, parametros, { parameter, values: {} });
    shown.set(parameter.id, isDefaultThere && predeterminado !== undefined ? parameter : asked);
    const value = remembered[parameter.id];
    if (value === undefined) continue;
    const values = { ...valores, [parameter.id]: value };
    if (await canChoose(trx, caller, parametros, { parameter, values })) valores[parameter.id] = value;
  }
  return { parametros: parametros.flatMap(({ id }) => shown.get(id) ?? []), valores };
}

export const getParameterChoices: Handler<typeof get_parameter_choices> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx): Promise<ParameterChoices> => {
    const { tipo, cliente, nomina, search = '', valor, relativo } = query;
    const scope = { organizationId: caller.organizationId, cliente, nomina };
    const today = todayInMexico();
    if (relativo !== undefined)
      return only(tipo === 'periodo' ? await findRelativePeriod(trx, relativo, today, scope) : undefined);
    if (valor === undefined)
      return searchParameterRows(trx, tipo, { scope, search, today, limit: MAX_CHOICES });
    const parameter = { id: tipo, nombre: '', tipo, requerido: true };
    const isRow = parameterValueProblem(parameter, valor) === null;
    return only(isRow ? await findParameterRow(trx, tipo, valor, scope) : undefined);
  });

const only = (row: ParameterRow | undefined): ParameterChoices => ({
  values: row === undefined ? [] : [{ valor: row.valor, etiqueta: row.etiqueta, detalle: row.detalle }],
  more: false,
});

/** Keeps what a person chose for a saved report, without what is the default anyway. */
export async function rememberValues(
  { db }: Pick<ReportServices, 'db'>,
  caller: Caller,
  reportId: number,
  values: ParameterValues,
): Promise<void> {
  await inTenant(db, caller, async (trx) => {
    const stored = await loadReport(trx, caller, reportId);
    if (!asksParameters(stored)) return;
    const { parametros } = migrateReport(stored.document);
    const differing = parametros.flatMap(({ id, predeterminado }) => {
      const value = values[id];
      return value === undefined || isSame(value, predeterminado ?? '') ? [] : [[id, value] as const];
    });
    await chosenParameters.write(trx, caller, reportId, Object.fromEntries(differing));
  });
}
