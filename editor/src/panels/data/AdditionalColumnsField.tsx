import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { change } from '../../actions/changing.ts';
import { changeAdditional } from '../../model/data-item/change-additional.ts';
import { removeAdditional } from '../../model/data-item/remove-additional.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { AdditionalCard } from './AdditionalCard.tsx';
import { changeData } from './change-data.ts';
import { FieldHead } from './FieldHead.tsx';

/** Columns computed from others (specification 3 §3, §5); each is selected for the item at once. */
export function AdditionalColumnsField({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const add = (): void => {
    const column: AdditionalColumn = {
      id: `adicional-${crypto.randomUUID().slice(0, 8)}`,
      nombre: '',
      tipo: 'numero',
      operator: 'sumar',
      selected_columns: [],
      valor: '',
      resultado: null,
    };
    changeData(
      store,
      item,
      {
        additional_columns: [...item.additional_columns, column],
        selected_columns: [
          ...item.selected_columns,
          { column: column.id, data_type: 'numeric', readable_name: '' },
        ],
      },
      editorColumnMessages.steps.addAdditional,
    );
  };
  return (
    <div>
      <FieldHead
        title={editorColumnMessages.additional.title}
        add={editorColumnMessages.additional.add}
        onAdd={add}
      />
      {item.additional_columns.map((column) => (
        <AdditionalCard
          key={column.id}
          item={item}
          column={column}
          onChange={(change, run) =>
            changeData(
              store,
              item,
              changeAdditional(item, column.id, change),
              editorColumnMessages.steps.changeAdditional,
              run,
            )
          }
          onRemove={() =>
            change(store, removeAdditional(item, column.id), editorColumnMessages.steps.removeAdditional)
          }
        />
      ))}
    </div>
  );
}
