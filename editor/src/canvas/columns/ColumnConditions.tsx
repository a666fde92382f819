import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorConditionMessages as messages } from '@lienzo/schema/messages/editor-condition-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { useEditor } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

/** Below a table on the canvas: which of its columns are printed under a condition, and which are not. Never printed. */
export function ColumnConditions({ item }: { item: TablaItem }) {
  const outcomes = useEditor((state) => state.formulaResults.outcomes);
  const conditional = item.selected_columns.filter(({ mostrar_si }) => mostrar_si !== undefined);
  if (conditional.length === 0) return null;
  const isHidden = ({ mostrar_si = '' }: SelectedColumn): boolean =>
    outcomes.get(mostrar_si)?.value === false;
  const hidden = conditional.filter(isHidden).map(columnTitle);
  const others = conditional.filter((column) => !isHidden(column)).map(columnTitle);
  return (
    <div className={classes.rowsNote} data-lz-column-conditions>
      {[
        ...(hidden.length === 0 ? [] : [messages.hiddenColumns(hidden)]),
        ...(others.length === 0 ? [] : [messages.conditionalColumns(others)]),
      ].join(' ')}
    </div>
  );
}
