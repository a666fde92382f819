import { ranksGroups } from '@lienzo/schema/data/first-groups';
import { MAX_FIRST, type Summary } from '@lienzo/schema/data/summary';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { shownMeasures } from '@lienzo/schema/report/query-columns';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import { firstGroups } from '../../model/data-item/summarise.ts';
import { useEditorStore } from '../../store/use-editor.ts';

const { firstGroups: first, steps } = editorSummaryMessages;

/** Groups that are shown unless another number is typed. */
const INITIAL = 10;

/** Whether only the groups with the greatest values of a measure are shown, and how many; the others are "Otros". */
export function FirstGroupsField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const measures = shownMeasures(item).filter(({ column, funcion }) =>
    ranksGroups(funcion, keyColumn(item, column).data_type),
  );
  const primeros = item.resumen?.primeros;
  if (measures.length === 0 && primeros === undefined) return null;
  const set = (next: Summary['primeros'], run?: string): void =>
    change(store, firstGroups(item, next), steps.first, run);
  const options = measures.map(({ id, column }) => ({
    value: id,
    label: columnTitle(item.selected_columns.find((one) => one.column === id) ?? keyColumn(item, column)),
  }));
  return (
    <>
      <SearchSelect
        size="xs"
        label={first.by}
        placeholder={first.all}
        clearable
        clearButtonProps={{ 'aria-label': first.clear }}
        data={options}
        value={primeros?.medida ?? null}
        nothingFoundMessage={editorDataMessages.noColumnFound}
        comboboxProps={{ width: 276, position: 'bottom-end' }}
        onChange={(medida) => set(medida === null ? undefined : { medida, n: primeros?.n ?? INITIAL })}
      />
      {primeros === undefined ? null : (
        <BoundedNumber
          label={first.count}
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
