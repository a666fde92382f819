/**
 * The sheets of a workbook behind those of the items with data: each must be one that the report has, once, and say what that
 * says.
 */
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { figureSheets } from './figure-sheets.ts';
import { matchLines, type SheetMatch } from './match-sheet.ts';
import { type NamedSheet, textOfCell } from './read-xlsx.ts';

/** What a sheet of that name gets where an item's has the name. */
const NUMBER = / \(\d+\)$/;
/** Words of an unexpected sheet that are quoted. */
const QUOTED = 200;

/**
 * @param report with the results of its formulas.
 * @param sheets behind those that are compared with items.
 * @returns `texts`: the sheet of texts that have no place above a table, where there is one.
 */
export function otherSheets(
  report: ReportDocument,
  sheets: readonly NamedSheet[],
): SheetMatch & { texts: NamedSheet | undefined } {
  const required = figureSheets(report);
  const left: string[] = [...required.map(({ name }) => name), rendererMessages.textSheet];
  const known = new Map<string, NamedSheet>();
  const unexpected = sheets.filter((sheet) => {
    const at = left.indexOf(sheet.name.replace(NUMBER, ''));
    const [name] = at < 0 ? [] : left.splice(at, 1);
    if (name !== undefined) known.set(name, sheet);
    return name === undefined;
  });
  const nowhere = { format: 'xlsx', item: '', column: '', row: null } as const;
  const matches = required.map(({ name, lines }): SheetMatch => {
    const sheet = known.get(name);
    return sheet === undefined
      ? { differences: [{ ...nowhere, expected: name, found: '' }], values: 0 }
      : matchLines(name, lines, sheet.rows);
  });
  return {
    texts: known.get(rendererMessages.textSheet),
    differences: [
      ...unexpected.map((sheet) => ({ ...nowhere, expected: '', found: textOf(sheet) })),
      ...matches.flatMap(({ differences }) => differences),
    ],
    values: matches.reduce((sum, { values }) => sum + values, 0),
  };
}

function textOf({ name, rows }: NamedSheet): string {
  const column = { column: '', data_type: 'text', readable_name: '' } as const;
  const texts = rows.flatMap((cells) => cells.map((cell) => textOfCell(cell, column)));
  return `${name}: ${texts.filter((text) => text !== '').join(' ')}`.slice(0, QUOTED);
}
