import { type AdditionalColumn, roundingOf, rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { dataTypeOf, formulaOf, formulaParameters } from '@lienzo/schema/data/computed-formulas';
import { formulaForRows } from '@lienzo/schema/data/evaluate-formula';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { editorFormulaMessages as messages } from '@lienzo/schema/messages/editor-formula-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { useEditor } from '../../store/use-editor.ts';
import classes from './formula.module.css';

const SHOWN_ROWS = 3;

/** What a formula gives in the first rows, and why where it gives nothing. */
export function FormulaResults({ item, column }: { item: DataItem; column: AdditionalColumn }) {
  const rows = useEditor((state) => state.rows[item.uuid]?.rows);
  const today = useEditor((state) => state.today);
  const formula = formulaOf(column, item.additional_columns);
  if (rows === undefined || rows.length === 0 || formula === null || isProblem(formula)) return null;
  const type = dataTypeOf(formula.type);
  const shown = item.selected_columns.find((one) => one.column === column.id) ?? { data_type: type };
  const complete = rowCompleter(item, today);
  const asked = formulaParameters(formula).length > 0;
  const evaluate = formulaForRows(formula, today, roundingOf(column, item.selected_columns));
  const written = (row: Row): string => {
    const full = complete(row);
    // Of a formula with parameters the rows have the value that was computed with theirs.
    const { value, loss } = asked ? { value: full[column.id] ?? null, loss: null } : evaluate(full);
    if (value !== null) return formatCell(value, type, formatOf(shown));
    return loss === null ? messages.empty : messages.lost(loss);
  };
  return (
    <div className={classes.result}>
      {messages.firstRows}{' '}
      {rows.slice(0, SHOWN_ROWS).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <span key={index}>
          {index === 0 ? '' : ' · '}
          <strong>{written(row)}</strong>
        </span>
      ))}
    </div>
  );
}
