import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { shownDerived } from '@lienzo/schema/report/summary-question';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { change } from '../../actions/changing.ts';
import { AddSelect } from '../../controls/AddSelect.tsx';
import { addDerived, offeredDerived, removeDerived } from '../../model/data-item/derive-measure.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { useEditorStore } from '../../store/use-editor.ts';

const { derived, steps } = editorSummaryMessages;

/** Shares, running totals and places of a summarised table's measures. */
export function DerivedField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const offered = offeredDerived(item);
  const shown = shownDerived(item);
  if (offered.length === 0 && shown.length === 0) return null;
  return (
    <div>
      <FieldHead title={derived.title} />
      {shown.map(({ id }) => {
        const column = item.selected_columns.find((one) => one.column === id);
        const name = column === undefined ? '' : columnTitle(column);
        return (
          <div key={id} className={classes.line}>
            <span className={classes.lineName}>{name}</span>
            <RemoveButton
              label={derived.remove(name)}
              onClick={() => change(store, removeDerived(item, id), steps.removeDerived)}
            />
          </div>
        );
      })}
      {offered.length === 0 ? null : (
        <AddSelect
          aria-label={derived.add}
          placeholder={derived.first}
          data={offered.map(({ medida, funcion, name }) => ({ value: `${funcion} ${medida}`, label: name }))}
          nothingFoundMessage={derived.none}
          onAdd={(value) => {
            const match = offered.find(({ medida, funcion }) => `${funcion} ${medida}` === value);
            if (match !== undefined) change(store, addDerived(item, match), steps.addDerived);
          }}
        />
      )}
    </div>
  );
}
