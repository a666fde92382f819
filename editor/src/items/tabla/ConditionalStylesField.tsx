import type { ConditionalStyle } from '@lienzo/schema/data/conditional-style';
import { styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ConditionalStyleCard } from './ConditionalStyleCard.tsx';

const MAX_STYLES = 20;

/** Styles of cells or rows whose value meets a condition; applied on the page at once. */
export function ConditionalStylesField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const styles = item.estilos_condicionales;
  const usable = item.selected_columns.filter((column) => column.data_type !== 'empty');
  const set = (estilos_condicionales: ConditionalStyle[], what: string, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'tabla', fields: { estilos_condicionales } }, what, mergeKey);
  const add = (): void => {
    const [column] = usable;
    const [condition] = column === undefined ? [] : styleConditionsFor(column.data_type);
    if (column === undefined || condition === undefined) return;
    const style: ConditionalStyle = {
      id: crypto.randomUUID(),
      column: column.column,
      condition,
      valor: '',
      alcance: 'celda',
      bold: true,
      color: '#b42318',
    };
    set([...styles, style], editorTableMessages.steps.addConditional);
  };
  const offers = usable.length > 0 && styles.length < MAX_STYLES;
  return (
    <div>
      <FieldHead
        title={editorTableMessages.conditional.title}
        {...(offers && { add: editorTableMessages.conditional.add, onAdd: add })}
      />
      {usable.length === 0 && styles.length === 0 ? (
        <Text size="xs" c="dimmed">
          {editorTableMessages.conditional.needsColumns}
        </Text>
      ) : null}
      {styles.map((style, index) => (
        <ConditionalStyleCard
          key={style.id}
          item={item}
          style={style}
          onChange={(next, mergeKey) =>
            set(
              styles.with(index, next),
              editorTableMessages.steps.changeConditional,
              mergeKey === undefined ? undefined : `${mergeKey}-${style.id}`,
            )
          }
          onRemove={() => set(styles.toSpliced(index, 1), editorTableMessages.steps.removeConditional)}
        />
      ))}
    </div>
  );
}
