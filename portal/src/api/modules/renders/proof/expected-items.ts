/** What the files of a report must show, as SQL gives it. */

import { catalogTable } from '@lienzo/schema/data/catalog';
import type { Cell, ColumnKey, Row } from '@lienzo/schema/data/column';
import type { FormulaOutcomes } from '@lienzo/schema/report/formula-outcome';
import type { DataItem } from '@lienzo/schema/report/item';
import { detailColumnOf, groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { isTableColumn } from '@lienzo/schema/report/query-columns';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { isSummarised } from '@lienzo/schema/report/summary-question';
import { PROOF_ROWS } from '@lienzo/schema/reports/report-proof';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { firstRowsOfReport } from '../../report-data/report-data.ts';
import { type ExpectedChart, expectedChart } from './expected-chart.ts';
import { expectedFormulas } from './expected-formulas.ts';
import { type ExpectedGroupText, expectedGroupTexts } from './expected-group-texts.ts';
import { expectedCrossTotals } from './expected-summary.ts';
import { type ExpectedSubtotal, expectedTotals } from './expected-totals.ts';
import { readComputedRows } from './read-computed-rows.ts';
import type { ExpectedTotal } from './total-text.ts';

export type ExpectedItem = {
  uuid: string;
  /** That of its table of data. */
  name: string;
  /** Additional columns included, as SQL computes them. */
  rows: Row[];
  /** Whether these are the groups of a summarised table. */
  isSummary: boolean;
  totals: ExpectedTotal[];
  subtotals: ExpectedSubtotal[];
  groupTexts: ExpectedGroupText[];
  /** null for one whose numbers cannot be told from here. */
  chart: ExpectedChart | null;
};

export type Expected = { items: ExpectedItem[]; rows: number; more: boolean };

/** `outcomes`: what the report's formulas give over these rows. */
type ExpectedReport = { expected: Expected; outcomes: FormulaOutcomes };

type Options = { organizationId: string; today: string };

/** The first rows of every item, and the totals that SQL computes over the same rows. */
export async function expectedItems(
  trx: TenantTransaction,
  report: ReportDocument,
  { organizationId, today }: Options,
): Promise<ExpectedReport> {
  const limit = PROOF_ROWS;
  const read = await firstRowsOfReport(trx, report, { organizationId, today, limit }, readComputedRows);
  const asked = { organizationId, today };
  const repeated = itemsOfRepeatedPages(report);
  const items: ExpectedItem[] = [];
  for (const item of dataItems(report)) {
    const rows = read[item.uuid]?.rows ?? [];
    const isWhole = rows.length > 0 && !repeated.has(item.uuid);
    items.push({
      uuid: item.uuid,
      name: catalogTable(item.selected_tables[0] ?? '')?.nombre ?? '',
      rows,
      isSummary: isSummarised(item),
      ...(isWhole && item.nombre === 'tabla'
        ? await expectedTotals(trx, item, rows, asked)
        : {
            totals:
              isWhole && item.nombre === 'tabla_cruzada'
                ? await expectedCrossTotals(trx, item, rows, asked)
                : [],
            subtotals: [],
          }),
      groupTexts: isWhole && item.nombre === 'tabla' ? await expectedGroupTexts(trx, item, rows, asked) : [],
      chart: isWhole && item.nombre === 'grafica' ? await expectedChart(trx, item, rows, asked) : null,
    });
  }
  return {
    expected: {
      items,
      rows: items.reduce((sum, { rows }) => sum + rows.length, 0),
      more: Object.values(read).some(({ more }) => more),
    },
    outcomes: await expectedFormulas(trx, report, read, asked),
  };
}

/** Their totals are of a page's rows, not of all. */
function itemsOfRepeatedPages(report: ReportDocument): Set<string> {
  const groups = pageGroups(report.layouts).filter((group) => groupDriver(group) !== undefined);
  const items = [
    ...groups.flatMap((group) => group.flatMap((section) => section.items)),
    ...dataItems(report).filter((item) => detailColumnOf(item) !== undefined),
  ];
  return new Set(items.map(({ uuid }) => uuid));
}

/** What was queried of a row, as the rendering service gets it: of a summary, all of it. */
export const queriedPart = (row: Row, isSummary: boolean): Record<ColumnKey, Cell> =>
  isSummary ? row : Object.fromEntries(Object.entries(row).filter(([key]) => isTableColumn(key)));

/** The key that a sheet shows before the item's own columns. */
export function hasKeyColumn(item: DataItem): boolean {
  const detail = detailColumnOf(item);
  return detail !== undefined && !item.selected_columns.some(({ column }) => column === detail);
}
