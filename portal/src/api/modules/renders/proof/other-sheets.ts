/** The sheets of a workbook behind those of the items with data: each must be one that the report has, once. */
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { ProofDifference } from '@lienzo/schema/reports/report-proof';
import { type NamedSheet, textOfCell } from './read-xlsx.ts';

/** What a sheet of that name gets where an item's has the name. */
const NUMBER = / \(\d+\)$/;
/** Words of an unexpected sheet that are quoted. */
const QUOTED = 200;

/** @param sheets behind those that are compared with items. */
export function otherSheets(report: ReportDocument, sheets: readonly NamedSheet[]): ProofDifference[] {
  const kinds = new Set(reportItems(report).map(({ nombre }) => nombre));
  const required: string[] = [
    ...(kinds.has('totales') ? [rendererMessages.totalsSheet] : []),
    ...(kinds.has('indicador') ? [rendererMessages.indicatorSheet.name] : []),
  ];
  // Texts that have no place above a table.
  const left: string[] = [...required, rendererMessages.textSheet];
  const unexpected = sheets.filter(({ name }) => {
    const at = left.indexOf(name.replace(NUMBER, ''));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const nowhere = { format: 'xlsx', item: '', column: '', row: null } as const;
  return [
    ...unexpected.map((sheet) => ({ ...nowhere, expected: '', found: textOf(sheet) })),
    ...left
      .filter((name) => required.includes(name))
      .map((name) => ({ ...nowhere, expected: name, found: '' })),
  ];
}

function textOf({ name, rows }: NamedSheet): string {
  const column = { column: '', data_type: 'text', readable_name: '' } as const;
  const texts = rows.flatMap((cells) => cells.map((cell) => textOfCell(cell, column)));
  return `${name}: ${texts.filter((text) => text !== '').join(' ')}`.slice(0, QUOTED);
}
