import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorTotalsMessages as messages } from '@lienzo/schema/messages/editor-totals-messages';
import { type FilaTotal, MAX_TOTAL_ROWS, type TotalesItem } from '@lienzo/schema/report/item';
import { Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { TotalRowCard } from './TotalRowCard.tsx';

export function TotalesPanel({ item }: { item: TotalesItem }) {
  const store = useEditorStore();
  const { filas } = item;
  const set = (next: FilaTotal[], step: string, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'totales', fields: { filas: next } }, step, mergeKey);
  const add = (): void => {
    const id = `fila-${crypto.randomUUID().slice(0, 8)}`;
    set([...filas, { id, etiqueta: '', formula: '', destacada: false }], messages.steps.add);
  };
  const raise = (index: number): void => {
    const [row] = filas.slice(index, index + 1);
    if (row !== undefined) set(filas.toSpliced(index, 1).toSpliced(index - 1, 0, row), messages.steps.move);
  };
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <div data-lz-need="rows">
            <FieldHead
              title={messages.rows}
              {...(filas.length < MAX_TOTAL_ROWS && { add: messages.add, onAdd: add })}
            />
          </div>
          {filas.map((row, index) => (
            <TotalRowCard
              key={row.id}
              block={item.uuid}
              row={row}
              number={index + 1}
              onChange={(next, key) =>
                set(filas.with(index, next), messages.steps.change, key && `${key}-${row.id}`)
              }
              onRaise={index === 0 ? undefined : () => raise(index)}
              onRemove={() => set(filas.toSpliced(index, 1), messages.steps.remove)}
            />
          ))}
          {filas.length === 0 ? null : <Text size="xs">{messages.help}</Text>}
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} align={false} />}
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}
