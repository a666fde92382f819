import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { lacksPayroll, MAX_PARAMETERS, type ReportParameter } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { parameterRuleMessages } from '@lienzo/schema/rule-messages/parameter-rule-messages';
import { Text } from '@mantine/core';
import { perform } from '../../actions/perform.ts';
import { silentDrag } from '../../drag/silent-drag.ts';
import { setReport } from '../../model/commands/set-report.ts';
import { newParameter } from '../../model/new-parameter.ts';
import { announce } from '../../store/slices/notice-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { FieldHead } from '../data/FieldHead.tsx';
import { ParameterCard } from './ParameterCard.tsx';

/** The parameters of the report: added, named, changed, removed. */
export function ParametersField() {
  const store = useEditorStore();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const parameters = useEditor((state) => state.edit.document.parametros);
  const set = (parametros: ReportParameter[], label: string, mergeKey?: string): void => {
    const options = { label, ...(mergeKey === undefined ? {} : { mergeKey }) };
    perform(store, (document) => setReport(document, { parametros }), options);
  };
  const add = (): void => set([...parameters, newParameter('texto', parameters)], messages.steps.add);
  const move = (from: number, to: number): void => {
    const moved = parameters[from];
    if (moved === undefined || to < 0 || to >= parameters.length || from === to) return;
    set(parameters.toSpliced(from, 1).toSpliced(to, 0, moved), messages.steps.order);
    announce(store, messages.moved(moved.nombre, to + 1, parameters.length));
  };
  const ids = parameters.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <div>
      <FieldHead
        title={messages.list}
        {...(parameters.length < MAX_PARAMETERS && { add: messages.add, onAdd: add })}
      />
      <Text size="xs" c="dimmed" mb={6}>
        {messages.help}
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {parameters.map((parameter, index) => (
            <ParameterCard
              key={parameter.id}
              parameter={parameter}
              warning={
                lacksPayroll(parameter, parameters)
                  ? parameterRuleMessages.definition.periodWithoutPayroll(parameter.nombre)
                  : null
              }
              onMove={(step) => move(index, index + step)}
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
        </SortableContext>
      </DndContext>
    </div>
  );
}

const SILENT = silentDrag(messages.sortHelp);
