import type { ParameterKind, ReportParameter } from '@lienzo/schema/data/parameter';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';

/** A parameter of a kind with a name that no other has. */
export function newParameter(tipo: ParameterKind, others: readonly ReportParameter[]): ReportParameter {
  const names = new Set(others.map(({ nombre }) => nombre.trim().toLocaleLowerCase('es-MX')));
  const kind = parameterMessages.kinds[tipo];
  let nombre: string = kind;
  for (let number = 2; names.has(nombre.toLocaleLowerCase('es-MX')); number += 1)
    nombre = `${kind} ${number}`;
  return { id: `parametro-${crypto.randomUUID().slice(0, 8)}`, nombre, tipo, requerido: true };
}
