import {
  givenValue,
  isRowKind,
  parameterValueProblem,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findParameterRow } from '../../report-data/report-data.ts';
import { scopeOf } from './resolve-parameters.ts';

/** Whether what is given for a parameter is still there; to give nothing can be chosen always. */
export async function canChoose(
  trx: TenantTransaction,
  person: Actor,
  parametros: readonly ReportParameter[],
  { parameter, values }: { parameter: ReportParameter; values: ParameterValues },
): Promise<boolean> {
  const { id, tipo } = parameter;
  const value = givenValue(parameter, values);
  if (value === undefined) return true;
  if (parameterValueProblem(parameter, value) !== null) return false;
  if (!isRowKind(tipo) || typeof value !== 'string') return true;
  return (await findParameterRow(trx, tipo, value, scopeOf(person, parametros, id, values))) !== undefined;
}
