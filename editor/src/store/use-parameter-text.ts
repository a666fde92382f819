import { givenValue, parameterValueProblem } from '@lienzo/schema/data/parameter';
import { editorParameterMessages } from '@lienzo/schema/messages/editor-parameter-messages';
import { parameterText } from '@lienzo/schema/report/parameter-text';
import { useMemo } from 'react';
import { useEditor } from './use-editor.ts';

/**
 * What stands for a parameter in a text: its name on the page, where it is a chip, and its value in the preview, as far
 * as it can be known without the host; a row has the parameter's name.
 */
export function useParameterText(shows: 'name' | 'value'): (id: string) => string {
  const parameters = useEditor((state) => state.edit.document.parametros);
  const values = useEditor((state) => state.parameterValues);
  const today = useEditor((state) => state.today);
  return useMemo(() => {
    const texts = parameters.map((parameter) => {
      const value = givenValue(parameter, values);
      const isKnown = shows === 'value' && parameterValueProblem(parameter, value) === null;
      const text = isKnown ? parameterText(parameter, value, today) : null;
      return [parameter.id, text ?? parameter.nombre] as const;
    });
    const byId = new Map(texts);
    return (id) => byId.get(id) ?? editorParameterMessages.gone;
  }, [parameters, values, today, shows]);
}
