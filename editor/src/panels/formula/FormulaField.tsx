import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import {
  columnFinder,
  namedColumns,
  readableFormula,
  storedFormula,
} from '@lienzo/schema/data/formula-names';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { compileFormula } from '@lienzo/schema/formula/compile-formula';
import { FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import { editorFormulaMessages as messages } from '@lienzo/schema/messages/editor-formula-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import type { AdditionalChange } from '../../model/data-item/change-additional.ts';
import { useEditor } from '../../store/use-editor.ts';
import { FormulaInput, type FormulaLanguage } from './FormulaInput.tsx';
import { FormulaResults } from './FormulaResults.tsx';

type Props = {
  item: DataItem;
  column: AdditionalColumn;
  onChange: (change: AdditionalChange, mergeKey?: string) => void;
};

/** The formula of a computed column, and its first results. */
export function FormulaField({ item, column, onChange }: Props) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  return (
    <FormulaInput
      language={columnLanguage(item, column.id, parameters)}
      stored={column.formula ?? ''}
      name={messages.labelOf(column.nombre)}
      placeholder={messages.placeholder}
      onChange={(formula) => onChange({ formula }, `formula-${column.id}`)}
      results={<FormulaResults item={item} column={column} />}
    />
  );
}

/** The columns of an item and the report's parameters. @param own the computed column, which cannot use itself. */
export const columnLanguage = (
  item: DataItem,
  own: string,
  parameters: readonly ReportParameter[],
): FormulaLanguage => ({
  named: namedColumns(item, own, parameters),
  functions: FUNCTION_NAMES,
  toStored: (text) => storedFormula(text, item, own, parameters),
  toReadable: (stored) => readableFormula(stored, item, own, parameters),
  compile: (text) => compileFormula(text, columnFinder(item, own, parameters)),
});
