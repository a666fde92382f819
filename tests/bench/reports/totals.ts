/** Formulas over a table of a million rows, as the editor asks for them: SQL adds up, no row travels. */

import type { SelectedColumn } from '@lienzo/schema/data/column';
import { endpoints } from '@lienzo/schema/endpoints';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { openOrganization } from '../../portal/open-organization.ts';
import { signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { times } from '../times.ts';
import { spread } from './spread.ts';

const ADMIN = 'admin@lienzo.test';
const RUNS = 10;
/** Milliseconds. */
const LIMIT = 1_000;

const column = (key: string, readable_name: string): SelectedColumn => ({
  ...{ column: key, data_type: 'numeric', readable_name },
});
const AMOUNT = column('payroll_lines.amount', 'Importe');

export async function totals(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const rows = await fillLines(ownerUrl, quick ? 100_000 : 1_000_000);
  const client = await signIn(portal.url, ADMIN);
  const ask = (formulas: (table: string) => string[]): Promise<number[]> => {
    const body = { reporte: withFormulas(formulas) };
    return times(RUNS, () => client.call(endpoints.formula_results, { body }));
  };
  const count = rows.toLocaleString('en');
  return [
    ...spread(`Sum of ${count} rows`, await ask((table) => [`SUMA([${table}.${AMOUNT.column}])`]), LIMIT),
    ...spread(
      `Sum, mean, extremes and a sum with a condition of ${count} rows`,
      await ask((table) => [
        ...['SUMA', 'PROMEDIO', 'MIN', 'MAX'].map((name) => `${name}([${table}.${AMOUNT.column}])`),
        `SUMAR.SI([${table}.${AMOUNT.column}]; ">= 1000"; [${table}.${AMOUNT.column}])`,
      ]),
      LIMIT,
    ),
  ];
}

/** A text with formulas over a table of all concepts of all receipts. */
function withFormulas(formulas: (table: string) => string[]): ReportDocument {
  const table: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['payroll_lines'],
    selected_columns: [AMOUNT],
  };
  const content = formulas(table.uuid).map((formula) => ({ type: 'formula' as const, attrs: { formula } }));
  const text = {
    ...newItem('texto'),
    valor: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] },
  };
  return {
    ...emptyReport('Un millón de filas'),
    auditorio: [TODOS],
    layouts: [text, table].map((item, index) => ({ index, separation: false, items: [item] })),
  };
}

/** The concepts of the demonstration's receipts over and over. @returns how many there are. */
async function fillLines(ownerUrl: string, rows: number): Promise<number> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  const columns =
    'organization_id, client_id, payroll_result_id, concept_id, units, amount, taxable_amount, exempt_amount';
  // Row level security shows those of the organization alone.
  const { rows: counted } = await database.query<{ count: number }>(
    'select count(*)::int as count from payroll_lines',
  );
  const there = counted[0]?.count ?? 0;
  await database.query(
    `insert into payroll_lines (${columns})
     select ${columns} from payroll_lines, generate_series(1, $1::int) limit $2`,
    [Math.ceil(rows / Math.max(1, there)), rows - there],
  );
  await database.query('vacuum analyze payroll_lines');
  return rows;
}
