import { summaryFunction, summaryFunctionsFor } from '@lienzo/schema/data/summary';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { shownMeasures } from '@lienzo/schema/report/query-columns';
import { isSummarised, summaryKeys } from '@lienzo/schema/report/summary-question';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { Switch, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { AddSelect } from '../../controls/AddSelect.tsx';
import {
  addMeasure,
  changeMeasure,
  removeMeasure,
  summarise,
  unsummarise,
} from '../../model/data-item/summarise.ts';
import { ColumnLooks } from '../../panels/data/ColumnLooks.tsx';
import { changeColumn } from '../../panels/data/change-data.ts';
import { sortOptions } from '../../panels/data/column-options.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { HeadingField } from './CrossHeadingField.tsx';

const { steps } = editorSummaryMessages;

/** Whether a table has one row for each group of rows, and the measures over them. */
export function SummaryField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const isOn = isSummarised(item);
  return (
    <div>
      <Switch
        size="xs"
        label={editorSummaryMessages.toggle}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          change(
            store,
            checked ? summarise(item) : unsummarise(item),
            checked ? steps.summarise : steps.unsummarise,
          )
        }
      />
      {isOn ? (
        <Text size="xs" c="dimmed" mt={4}>
          {editorSummaryMessages.grouped(summaryKeys(item).map((key) => columnTitle(keyColumn(item, key))))}
        </Text>
      ) : null}
    </div>
  );
}

/** The measures of a summarised table or a cross table. */
export function MeasuresField({ item }: { item: TablaItem | TablaCruzadaItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const measures = shownMeasures(item);
  const options = sortOptions(item, tables)
    .map((group) => ({
      ...group,
      items: group.items.filter(({ type }) => summaryFunctionsFor(type).length > 0),
    }))
    .filter(({ items }) => items.length > 0);
  const add = (key: string): void => {
    const update = addMeasure(item, key);
    if (update !== null) change(store, update, steps.add);
  };
  return (
    <div>
      <FieldHead title={editorSummaryMessages.title} />
      {measures.map(({ id, column, funcion }) => {
        const source = keyColumn(item, column);
        const name = columnTitle(source);
        return (
          <div key={id}>
            <div className={classes.line}>
              <span className={classes.lineName}>{name}</span>
              <div className={classes.looks} style={{ margin: 0 }}>
                <select
                  aria-label={editorSummaryMessages.functionOf(name)}
                  value={funcion}
                  onChange={({ currentTarget }) =>
                    change(
                      store,
                      changeMeasure(item, id, summaryFunction.parse(currentTarget.value)),
                      steps.change,
                    )
                  }
                >
                  {summaryFunctionsFor(source.data_type).map((one) => (
                    <option key={one} value={one}>
                      {editorSummaryMessages.functions[one]}
                    </option>
                  ))}
                </select>
              </div>
              <RemoveButton
                label={editorSummaryMessages.remove(editorSummaryMessages.names[funcion](name))}
                onClick={() => change(store, removeMeasure(item, id), steps.remove)}
              />
            </div>
            {item.nombre === 'tabla_cruzada' ? <MeasureLooks item={item} id={id} /> : null}
          </div>
        );
      })}
      <AddSelect
        aria-label={editorSummaryMessages.add}
        placeholder={measures.length === 0 ? editorSummaryMessages.first : editorSummaryMessages.next}
        data={options}
        nothingFoundMessage={editorDataMessages.noColumnFound}
        onAdd={add}
      />
    </div>
  );
}

/** The format and the heading of a measure of a cross table, which has no list of its columns. */
function MeasureLooks({ item, id }: { item: TablaCruzadaItem; id: string }) {
  const store = useEditorStore();
  const column = item.selected_columns.find((one) => one.column === id);
  if (column === undefined) return null;
  return (
    <>
      <ColumnLooks
        name={columnTitle(column)}
        column={column}
        totals={[]}
        onChange={(next) => changeColumn(store, item, next, steps.change)}
      />
      <HeadingField item={item} column={column} place="medidas" />
    </>
  );
}
