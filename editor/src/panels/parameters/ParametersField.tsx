import { MAX_PARAMETERS, type ReportParameter } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { Text } from '@mantine/core';
import { perform } from '../../actions/perform.ts';
import { setReport } from '../../model/commands/set-report.ts';
import { newParameter } from '../../model/new-parameter.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { FieldHead } from '../data/FieldHead.tsx';
import { ParameterCard } from './ParameterCard.tsx';

/** The parameters of the report: added, named, changed, removed. */
export function ParametersField() {
  const store = useEditorStore();
  const parameters = useEditor((state) => state.edit.document.parametros);
  const set = (parametros: ReportParameter[], label: string, mergeKey?: string): void => {
    const options = { label, ...(mergeKey === undefined ? {} : { mergeKey }) };
    perform(store, (document) => setReport(document, { parametros }), options);
  };
  const add = (): void => set([...parameters, newParameter('texto', parameters)], messages.steps.add);
  return (
    <div>
      <FieldHead
        title={messages.list}
        {...(parameters.length < MAX_PARAMETERS && { add: messages.add, onAdd: add })}
      />
      <Text size="xs" c="dimmed" mb={6}>
        {messages.help}
      </Text>
      {parameters.map((parameter, index) => (
        <ParameterCard
          key={parameter.id}
          parameter={parameter}
          onChange={(change, part) =>
            set(
              parameters.with(index, { ...parameter, ...change }),
              messages.steps.change,
              part && `parametro-${parameter.id}-${part}`,
            )
          }
          onRemove={() => set(parameters.toSpliced(index, 1), messages.steps.remove)}
        />
      ))}
    </div>
  );
}
