/** The people of a payroll beside its concepts as an HTML table, to be pasted into a workbook (specification 3 §7). */
import { NAME_HEADING, NUMBER_HEADING } from '@lienzo/schema/bulk/bulk-line';
import { escapeHtml } from '../drawing/text/escape-html.ts';

type Facts = {
  people: readonly { number: string; name: string }[];
  concepts: readonly { key: string; description: string }[];
};

/** @returns a `<table>` with a row for each person and an empty cell for each concept; all text escaped. */
export function employeesConceptsTable({ people, concepts }: Facts): string {
  const headings = [
    NUMBER_HEADING,
    NAME_HEADING,
    ...concepts.map(({ key, description }) => `${key} ${description}`),
  ];
  const blank = '<td></td>'.repeat(concepts.length);
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = people
    .map(
      ({ number, name }) =>
        `<tr><td>${escapeHtml(number)}</td><th scope="row">${escapeHtml(name)}</th>${blank}</tr>`,
    )
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
