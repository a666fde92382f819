import { type PlainParameters, plainParameters } from '@lienzo/schema/report/plain-parameters';
import { useMemo } from 'react';
import { useEditor } from './use-editor.ts';

/** The values that formulas over the rows of tables have while the report is designed. */
export function usePlainParameters(): PlainParameters {
  const parameters = useEditor((state) => state.edit.document.parametros);
  const values = useEditor((state) => state.parameterValues);
  const today = useEditor((state) => state.today);
  return useMemo(() => plainParameters(parameters, values, today), [parameters, values, today]);
}
