import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import {
  type DataSet,
  MAX_DATA_SET_NAME,
  MAX_DATA_SETS,
  MAX_SHARED_FILTERS,
} from '@lienzo/schema/report/data-set';
import type { DataItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { Text, TextInput } from '@mantine/core';
import { perform } from '../../actions/perform.ts';
import { createDataSet, deleteDataSet, usersOf } from '../../actions/sharing-data.ts';
import { changeDataSet } from '../../model/data-item/shared-data.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { changeTarget } from '../data/change-data.ts';
import classes from '../data/data.module.css';
import { setTarget } from '../data/data-target.ts';
import { FieldHead } from '../data/FieldHead.tsx';
import { FiltersField } from '../data/FiltersField.tsx';
import { OrderField } from '../data/OrderField.tsx';
import { RemoveButton } from '../data/RemoveButton.tsx';
import { OwnTables } from '../data/TablesField.tsx';

const NONE: never[] = [];

/** The data sets of the report: added, named, changed, removed. */
export function DataSetsField() {
  const store = useEditorStore();
  const sets = useEditor((state) => state.edit.document.conjuntos) ?? NONE;
  return (
    <div data-lz-data-sets>
      <FieldHead
        title={messages.sets.title}
        {...(sets.length < MAX_DATA_SETS && { add: messages.sets.add, onAdd: () => createDataSet(store) })}
      />
      <Text size="xs" c="dimmed" mb={6}>
        {messages.sets.help}
      </Text>
      {sets.map((set) => (
        <DataSetCard key={set.id} set={set} />
      ))}
    </div>
  );
}

function DataSetCard({ set }: { set: DataSet }) {
  const store = useEditorStore();
  const marked = useEditor((state) => state.showProblems);
  const users = useEditor((state) => usersOf(state.edit.document, set.id).length);
  const target = setTarget(set);
  const { id, nombre, selected_tables, filters, order_columns } = set;
  // The fields of an item's data show those of a set.
  const item: DataItem = { ...newItem('tabla', id), selected_tables, filters, order_columns };
  const setTables = (tables: string[], what: string): void =>
    changeTarget(store, target, { selected_tables: tables }, what);
  return (
    <section className={classes.card} aria-label={nombre || messages.sets.name}>
      <div className={classes.cardHead}>
        <TextInput
          size="xs"
          flex={1}
          aria-label={messages.sets.name}
          placeholder={messages.sets.nameExample}
          maxLength={MAX_DATA_SET_NAME}
          value={nombre}
          error={marked && nombre.trim() === ''}
          onChange={(event) => {
            const fields = { nombre: event.currentTarget.value };
            perform(store, (document) => changeDataSet(document, { id, fields }), {
              label: messages.steps.renameSet,
              mergeKey: `nombre:${id}`,
            });
          }}
        />
        <RemoveButton label={messages.sets.remove(nombre)} onClick={() => deleteDataSet(store, set)} />
      </div>
      <Text size="xs" c="dimmed">
        {messages.sets.usedBy(users)}
      </Text>
      <OwnTables
        item={item}
        onAdd={(model) => setTables([...selected_tables, model], messages.steps.addTable)}
        onRemove={(model) =>
          setTables(
            selected_tables.filter((one) => one !== model),
            messages.steps.removeTable,
          )
        }
      />
      {selected_tables.length === 0 ? null : (
        <>
          <FiltersField item={item} target={target} title={messages.sets.filters} most={MAX_SHARED_FILTERS} />
          <OrderField item={item} target={target} />
        </>
      )}
    </section>
  );
}
