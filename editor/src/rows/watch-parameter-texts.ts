import type { ParameterChoicesQuery } from '@lienzo/schema/api/report-parameter-endpoints';
import {
  chosenParents,
  givenValue,
  isRowKind,
  parameterValueProblem,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { EditorStore } from '../store/editor-store.ts';
import { setRowText } from '../store/slices/parameter-slice.ts';

/** What names the row of a parameter's value; null for one without a row. */
export function rowTextQuery(
  parameter: ReportParameter,
  parameters: readonly ReportParameter[],
  values: ParameterValues,
): { key: string; query: ParameterChoicesQuery } | null {
  const { id, tipo } = parameter;
  const value = givenValue(parameter, values);
  if (!isRowKind(tipo) || value === undefined || parameterValueProblem(parameter, value) !== null)
    return null;
  const { cliente, nomina } = chosenParents(parameters, id, values);
  const parents = {
    ...(cliente !== undefined && { cliente }),
    ...(nomina !== undefined && { nomina: Number(nomina) }),
  };
  const query = queryOf(tipo, value, parents);
  return query === null ? null : { key: JSON.stringify(query), query };
}

function queryOf(
  tipo: ParameterChoicesQuery['tipo'],
  value: NonNullable<ReturnType<typeof givenValue>>,
  parents: Pick<ParameterChoicesQuery, 'cliente' | 'nomina'>,
): ParameterChoicesQuery | null {
  if (typeof value === 'string') return { tipo, valor: value, ...parents };
  if (!('relativo' in value)) return null;
  const { relativo } = value;
  return relativo === 'último periodo cerrado' || relativo === 'periodo actual'
    ? { tipo, relativo, ...parents }
    : null;
}

/**
 * Keeps the names of the rows that are the values of parameters, which texts show as the print does.
 * @returns a function that stops it and aborts every pending request.
 */
export function watchParameterTexts(store: EditorStore): () => void {
  const running = new Map<string, { key: string; stop: AbortController }>();

  const refresh = (): void => {
    const { edit, parameterValues, host } = store.getState();
    const { parametros } = edit.document;
    for (const parameter of parametros) {
      const wanted = rowTextQuery(parameter, parametros, parameterValues);
      const current = running.get(parameter.id);
      if (wanted === null || current?.key === wanted.key) continue;
      current?.stop.abort();
      const stop = new AbortController();
      running.set(parameter.id, { key: wanted.key, stop });
      host.parameterChoices?.(wanted.query, stop.signal).then(
        ({ values: [row] }) => {
          if (!stop.signal.aborted && row !== undefined)
            setRowText(store, parameter.id, { key: wanted.key, text: row.etiqueta });
        },
        // Its name stands for it, as before it was asked for.
        () => undefined,
      );
    }
  };

  refresh();
  const unsubscribe = store.subscribe((state, before) => {
    if (
      state.edit.document.parametros !== before.edit.document.parametros ||
      state.parameterValues !== before.parameterValues
    )
      refresh();
  });
  return () => {
    unsubscribe();
    for (const { stop } of running.values()) stop.abort();
  };
}
