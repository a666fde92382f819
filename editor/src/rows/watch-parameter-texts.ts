import { rowTextQuery } from '../model/row-text-query.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { setRowText } from '../store/slices/parameter-slice.ts';

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
      const requested = rowTextQuery(parameter, parametros, parameterValues);
      const current = running.get(parameter.id);
      if (requested === null || current?.key === requested.key) continue;
      current?.stop.abort();
      const stop = new AbortController();
      running.set(parameter.id, { key: requested.key, stop });
      host.parameterChoices?.(requested.query, stop.signal).then(
        ({ values: [row] }) => {
          if (!stop.signal.aborted && row !== undefined)
            setRowText(store, parameter.id, { key: requested.key, text: row.etiqueta });
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
