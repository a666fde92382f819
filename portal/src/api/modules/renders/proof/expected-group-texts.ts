/** The texts above and below the groups of a table, with the figures that SQL computes of the rows that are compared. */
import type { Cell, Row } from '@lienzo/schema/data/column';
import { totalsQuestions } from '@lienzo/schema/report/formula-results';
import { type GroupTextPosition, groupTextsOf } from '@lienzo/schema/report/group-texts';
import type { TablaItem } from '@lienzo/schema/report/item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { PROOF_ROWS } from '@lienzo/schema/reports/report-proof';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../../report-data/report-data.ts';
import { figureOf } from './expected-formulas.ts';
import { levelsOf, totalFigure } from './expected-totals.ts';
import { figuresByGroup } from './figures-by-group.ts';

/** A text of the group of that name. */
export type ExpectedGroupText = { place: GroupTextPosition; name: string; text: string };

const POSITIONS: readonly GroupTextPosition[] = ['encabezado', 'pie'];

/** @param rows with the additional columns. */
export async function expectedGroupTexts(
  trx: TenantTransaction,
  item: TablaItem,
  rows: readonly Row[],
  { organizationId, today }: { organizationId: string; today: string },
): Promise<ExpectedGroupText[]> {
  const texts = groupTextsOf(item);
  if (texts === null) return [];
  const options = { organizationId, limit: PROOF_ROWS, reckoned: today };
  const query = buildRowsQuery(storedQuery(texts.totalled, [], texts.keys), options);
  if (query === null) return [];
  const expected: ExpectedGroupText[] = [];
  for (const [level, { paths, groupOfRow }] of levelsOf(item, rows).entries()) {
    const figures = paths.map((): Record<string, Cell> => ({}));
    for (const { totals, question } of totalsQuestions(texts.totalled, texts.totals)) {
      const own = new Map(Object.entries(question.own));
      const asked = { figures: question.columns.map(totalFigure), own };
      const byGroup = await figuresByGroup(trx, query.rows, asked, groupOfRow);
      for (const [at, group] of figures.entries())
        for (const [index, total] of totals.entries())
          group[total.key] = figureOf(total, byGroup.get(at)?.[`f${index}`]);
    }
    for (const [at, path] of paths.entries())
      for (const position of POSITIONS)
        if (texts.has(position, level))
          expected.push({
            place: position,
            name: path.at(-1) ?? '',
            text: texts.text(position, path, figures[at] ?? {}),
          });
  }
  return expected;
}
