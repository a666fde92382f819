import { givenValue, parameterValueProblem, type ReportParameter } from '@lienzo/schema/data/parameter';
import { editorParameterMessages } from '@lienzo/schema/messages/editor-parameter-messages';
import { parameterText } from '@lienzo/schema/report/parameter-text';
import { useMemo } from 'react';
import { rowTextQuery } from '../model/row-text-query.ts';
import type { EditorState } from './editor-state.ts';
import { useEditor } from './use-editor.ts';

/**
 * What stands for a parameter in a text: its value as the print has it, else its name. `name`: always its name, while
 * the text is being edited. `chip`: its name also where the value is an empty text.
 */
export function useParameterText(shows: 'name' | 'chip' | 'value'): (id: string) => string {
  const parameters = useEditor((state) => state.edit.document.parametros);
  const parameterValues = useEditor((state) => state.parameterValues);
  const rowTexts = useEditor((state) => state.rowTexts);
  const today = useEditor((state) => state.today);
  return useMemo(() => {
    const texts = parameters.map((parameter) => {
      const value =
        shows === 'name' ? null : valueText(parameter, { parameters, parameterValues, rowTexts, today });
      const text = shows === 'chip' && value === '' ? null : value;
      return [parameter.id, text ?? parameter.nombre] as const;
    });
    const byId = new Map(texts);
    return (id) => byId.get(id) ?? editorParameterMessages.gone;
  }, [parameters, parameterValues, rowTexts, today, shows]);
}

/** null while it is not known. */
function valueText(
  parameter: ReportParameter,
  state: Pick<EditorState, 'parameterValues' | 'rowTexts' | 'today'> & {
    parameters: readonly ReportParameter[];
  },
): string | null {
  const value = givenValue(parameter, state.parameterValues);
  if (parameterValueProblem(parameter, value) !== null) return null;
  const requested = rowTextQuery(parameter, state.parameters, state.parameterValues);
  if (requested === null) return parameterText(parameter, value, state.today);
  const known = state.rowTexts[parameter.id];
  return known?.key === requested.key ? known.text : null;
}
