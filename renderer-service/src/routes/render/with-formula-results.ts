import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { FormulaOutcomes } from '@lienzo/schema/report/formula-outcome';
import { FormulaGathering, withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { formulaSources, readableReportFormula } from '@lienzo/schema/report/formula-tables';
import { placedFormulas } from '@lienzo/schema/report/placed-formulas';
import type { ReportDocument } from '@lienzo/schema/report/report';
import {
  reportConditionNoteMessage,
  reportFormulaNoteMessage,
} from '@lienzo/schema/reports/render-note-messages';
import { TimeSlice } from '../../platform/async/time-slice.ts';
import type { RenderInput } from './render-input.ts';

/**
 * The input with the results of the report's formulas in its texts, computed over all rows of its tables, and notes of
 * those that have none.
 * @throws the signal's reason when it aborts.
 */
export async function withFormulaResults(input: RenderInput, signal: AbortSignal): Promise<RenderInput> {
  const { report, rows, options, rowNotes = [] } = input;
  if (placedFormulas(report).length === 0) return input;
  const gathering = new FormulaGathering(report, options.today ?? todayInMexico());
  const slice = new TimeSlice();
  for (const uuid of gathering.uuids)
    for (const row of Object.hasOwn(rows, uuid) ? (rows[uuid] ?? []) : []) {
      gathering.add(uuid, row);
      await slice.yieldIfSpent(signal);
    }
  const outcomes = gathering.result();
  return {
    ...input,
    report: withFormulaOutcomes(report, outcomes),
    rowNotes: [...rowNotes, ...notesOf(report, outcomes)],
  };
}

/** Tells of formulas that have no result: they are printed as a dash, and what they would hide is shown. */
function notesOf(report: ReportDocument, outcomes: FormulaOutcomes): RenderNote[] {
  const sources = formulaSources(report);
  return placedFormulas(report).flatMap(({ uuid, formula, condition }): RenderNote[] => {
    const outcome = outcomes.get(formula);
    if (outcome === undefined || outcome.value !== null || outcome.loss === null) return [];
    const { loss, sought } = outcome;
    const text = condition !== undefined ? reportConditionNoteMessage : reportFormulaNoteMessage;
    const message = text(readableReportFormula(formula, sources), { loss, sought });
    return [{ code: 'formula_without_result', message, ...(uuid !== null && { field: uuid }) }];
  });
}
