import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { compileReportFormula } from '@lienzo/schema/report/report-formula';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { FormulaInput } from './FormulaInput.tsx';
import { FormulaResult } from './FormulaResult.tsx';
import { useReportLanguage } from './report-language.ts';
import { useAskedResult } from './use-asked-result.ts';

type Props = {
  /** The accessible name. */
  name: string;
  formula: string;
  format: FormulaChip['format'];
  placeholder?: string;
  /** Of a block of totals, as formulas store it. */
  row?: string;
  onChange: (formula: string) => void;
};

/** A formula over the report's tables, and what it gives. */
export function ReportFormulaField({
  name,
  formula,
  format,
  placeholder = editorTextMessages.formulas.placeholder,
  row,
  onChange,
}: Props) {
  const { language, sources } = useReportLanguage(row);
  const result = useAskedResult(isProblem(compileReportFormula(formula, sources)) ? null : formula);
  return (
    <FormulaInput
      language={language}
      stored={formula}
      name={name}
      placeholder={placeholder}
      onChange={onChange}
      results={<FormulaResult result={result} format={format} />}
    />
  );
}
