import { ranksGroups } from '@lienzo/schema/data/first-groups';
import { MAX_FIRST, type Summary } from '@lienzo/schema/data/summary';
import { editorCrossMessages } from '@lienzo/schema/messages/editor-cross-messages';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { shownMeasures } from '@lienzo/schema/report/query-columns';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import { firstGroups } from '../../model/data-item/summarise.ts';
import { useEditorStore } from '../../store/use-editor.ts';

/** Groups that are shown unless another number is typed. */
const INITIAL = 10;

/** Whether only the groups with the greatest values of a measure, or rows of a cross table, are shown, and how many; the others are "Otros". */
export function FirstGroupsField({ item }: { item: TablaItem | TablaCruzadaItem }) {
  const store = useEditorStore();
  const measures = shownMeasures(item).filter(({ column, funcion }) =>
    ranksGroups(funcion, keyColumn(item, column).data_type),
  );
  const primeros: Summary['primeros'] = item.resumen?.primeros;
  if (measures.length === 0 && primeros === undefined) return null;
  const texts = item.nombre === 'tabla' ? editorSummaryMessages.firstGroups : editorCrossMessages.firstRows;
  const set = (next: Summary['primeros'], run?: string): void =>
    change(store, firstGroups(item, next), texts.step, run);
  const options = measures.map(({ id, column }) => ({
    value: id,
    label: columnTitle(item.selected_columns.find((one) => one.column === id) ?? keyColumn(item, column)),
  }));
  return (
    <>
      <SearchSelect
        size="xs"
        label={texts.by}
        placeholder={texts.all}
        clearable
        clearButtonProps={{ 'aria-label': texts.clear }}
        data={options}
        value={primeros?.medida ?? null}
        nothingFoundMessage={editorDataMessages.noColumnFound}
        comboboxProps={{ width: 276, position: 'bottom-end' }}
        onChange={(medida) => set(medida === null ? undefined : { medida, n: primeros?.n ?? INITIAL })}
      />
      {primeros === undefined ? null : (
        <BoundedNumber
          label={texts.count}
          min={1}
          decimals={0}
          max={MAX_FIRST}
          value={primeros.n}
          onChange={(n) => set({ ...primeros, n }, 'primeros')}
        />
      )}
    </>
  );
}
