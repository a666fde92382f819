/** The filters of a static report as the form of a download asks them. */
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValue, ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { StaticFilter, StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';

const idOf = ({ id }: StaticFilter): string => `filtro-${id}`;

/** Options by what people read. */
export const staticParameters = (filters: readonly StaticFilter[]): ReportParameter[] =>
  filters.map((filter) => ({
    id: idOf(filter),
    nombre: filter.nombre,
    tipo: filter.tipo_dato,
    requerido: true,
    predeterminado: shownValue(filter),
    ...(filter.tipo_dato === 'opcion' && { opciones: filter.opciones.map(({ etiqueta }) => etiqueta) }),
  }));

const shownValue = ({ valor, opciones }: StaticFilter): string =>
  opciones.find((option) => option.valor === valor)?.etiqueta ?? valor;

/** The answer in the words of the contract. */
export const staticAnswer = (
  filters: readonly StaticFilter[],
  values: ParameterValues,
): StaticFilterChoice[] =>
  filters.map((filter) => {
    const given = textOf(values[idOf(filter)]) ?? shownValue(filter);
    const option = filter.opciones.find(({ etiqueta }) => etiqueta === given);
    return { id: filter.id, valor: option?.valor ?? given };
  });

/** 'hoy' is the one relative moment that a day has. */
function textOf(value: ParameterValue | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return 'relativo' in value ? todayInMexico() : undefined;
}
