import { runMessages } from '@lienzo/schema/runs/run-messages';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import type { RunsSearch } from './runs-search';

/** What a request still lacks, in the screen's order (specification 2 §5, type P). */
export function missingChoices(search: RunsSearch): string[] {
  const { required } = runMessages;
  const lacks = [
    search.solicitud === undefined ? required.product : null,
    search.cliente === undefined ? required.client : null,
    paysheetIdsOf(search).length === 0 ? required.paysheet : null,
    search.anio === undefined ? required.year : null,
    search.proceso === undefined ? required.process : null,
    search.periodo === undefined ? required.period : null,
  ].filter((one) => one !== null);
  // Both selectors called 'proceso' have one sentence.
  return [...new Set(lacks)];
}
