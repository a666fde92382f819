/** The workbook that another program's results are written into: people as rows, concepts as columns. */
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import type { LayoutBook, LayoutColumn } from '@lienzo/templates/layouts/layout-book';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { PeriodPerson } from './check-results.ts';
import { PERIOD_MARK } from './read-results-file.ts';
import type { NamedConcept } from './result-columns.ts';

const { book, headings } = resultImportMessages;
const KINDS = ['Percepción', 'Otro pago', 'Deducción', 'Incidencia'];
const text = (heading: string, width: number): LayoutColumn => ({ heading, width, format: 'text' });
const amount = (heading: string): LayoutColumn => ({ heading, width: 16, format: 'amount' });
const days = (heading: string): LayoutColumn => ({ heading, width: 12, format: 'days' });

export function resultsLayout(
  period: RunPeriod,
  people: readonly PeriodPerson[],
  concepts: readonly NamedConcept[],
): LayoutBook {
  const sorted = concepts.toSorted(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.key < other.key ? -1 : 1),
  );
  return {
    sheets: [
      {
        name: book.sheet,
        title: `${period.id_humansite} ${period.paysheet}, ${period.mes}`,
        lead: book.lead,
        groups: [
          {
            title: book.person,
            columns: [text(headings.number, 14), text(headings.name, 36), days(headings.days)],
          },
          {
            title: book.concepts,
            columns: sorted.flatMap(({ key, description, kind, isr_treatment }) => [
              (kind === 'Incidencia' ? days : amount)(book.concept(key, description)),
              ...(kind === 'Percepción' && isr_treatment !== 'gravado' ? [amount(book.exempt(key))] : []),
            ]),
          },
          {
            title: book.totals,
            columns: [
              ...[amount(headings.perceptions), amount(headings.deductions), amount(headings.net)],
              amount(headings.employerCost),
            ],
          },
        ],
        rows: people.map(({ human_id, name }) => [human_id ?? '', name]),
        spareRows: 20,
      },
    ],
    lists: {},
    help: { title: resultImportMessages.open, lines: [...book.help] },
    marks: { [PERIOD_MARK]: `${period.id}` },
  };
}
