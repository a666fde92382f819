import { FUNCTION_NAMES, TABLE_FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import {
  type FormulaSources,
  formulaNames,
  formulaSources,
  readableReportFormula,
  sourcesAbove,
  storedReportFormula,
} from '@lienzo/schema/report/formula-tables';
import { compileReportFormula, REDUCER_NAMES } from '@lienzo/schema/report/report-formula';
import { useMemo } from 'react';
import { toReport } from '../../model/to-report.ts';
import { useEditor } from '../../store/use-editor.ts';
import type { FormulaLanguage } from './FormulaInput.tsx';

/**
 * What formulas over the report's tables are written with: every column of every table, parameters, all functions.
 * @param row of a block of totals, as formulas store it: it can use the rows above it.
 */
export function useReportLanguage(row?: string): { language: FormulaLanguage; sources: FormulaSources } {
  const document = useEditor((state) => state.edit.document);
  return useMemo(() => {
    const whole = formulaSources(toReport(document));
    const sources = row === undefined ? whole : sourcesAbove(whole, row);
    return { sources, language: reportLanguage(sources) };
  }, [document, row]);
}

const reportLanguage = (sources: FormulaSources): FormulaLanguage => ({
  named: formulaNames(sources).map(({ stored, name, table }) => ({ key: stored, name, table })),
  functions: [
    ...REDUCER_NAMES,
    ...TABLE_FUNCTION_NAMES,
    ...FUNCTION_NAMES.filter((name) => !REDUCER_NAMES.includes(name)),
  ],
  toStored: (text) => storedReportFormula(text, sources),
  toReadable: (stored) => readableReportFormula(stored, sources),
  compile: (text) => compileReportFormula(text, sources),
});
