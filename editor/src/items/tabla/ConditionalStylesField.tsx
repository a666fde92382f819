import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ConditionalStyle } from '@lienzo/schema/data/conditional-style';
import { styleConditionsFor } from '@lienzo/schema/data/filter-condition';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import { crossMeasures, crossRowColumns } from '@lienzo/schema/report/cross-columns';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import type { UpdateItem } from '../../model/commands/update-item.ts';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ConditionalStyleCard } from './ConditionalStyleCard.tsx';

const MAX_STYLES = 20;

type StyledItem = TablaItem | TablaCruzadaItem;

/** The columns whose cells can take a look; of a cross table what names its rows, and its measures. */
const styledColumns = (item: StyledItem): SelectedColumn[] =>
  item.nombre === 'tabla'
    ? item.selected_columns.filter(({ data_type }) => data_type !== 'empty')
    : [...crossMeasures(item).map(({ column }) => column), ...crossRowColumns(item)];

function stylesUpdate({ uuid, nombre }: StyledItem, estilos_condicionales: ConditionalStyle[]): UpdateItem {
  const fields = { estilos_condicionales };
  return nombre === 'tabla' ? { uuid, nombre, fields } : { uuid, nombre, fields };
}

/** Styles of cells or rows whose value meets a condition; applied on the page at once. */
export function ConditionalStylesField({ item }: { item: StyledItem }) {
  const store = useEditorStore();
  const styles = item.estilos_condicionales ?? [];
  const usable = styledColumns(item);
  const set = (estilos_condicionales: ConditionalStyle[], what: string, mergeKey?: string): void =>
    change(store, stylesUpdate(item, estilos_condicionales), what, mergeKey);
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
          columns={usable}
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
