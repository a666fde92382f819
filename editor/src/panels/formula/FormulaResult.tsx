import { editorFormulaMessages } from '@lienzo/schema/messages/editor-formula-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { outcomeText } from '@lienzo/schema/report/formula-results';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { useEditor } from '../../store/use-editor.ts';
import classes from './formula.module.css';
import type { AskedResult } from './use-asked-result.ts';

/** What a formula gives that is being written; nothing where the host does not compute formulas. */
export function FormulaResult({ result, format }: { result: AskedResult; format: FormulaChip['format'] }) {
  const isOffered = useEditor((state) => state.host.formulaResults !== undefined);
  if (!isOffered) return null;
  return (
    <div className={classes.result} role="status">
      {editorTextMessages.formulas.result} <strong>{written(result, format)}</strong>
    </div>
  );
}

function written(result: AskedResult, format: FormulaChip['format']): string {
  if (result === 'waiting' || result === 'failed') return editorTextMessages.formulas[result];
  const { value, loss, sought } = result;
  return value === null && loss !== null
    ? editorFormulaMessages.lost(loss, sought)
    : outcomeText(result, format);
}
