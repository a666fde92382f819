/** The contents that the codes of a report must have. */
import type { ItemRows } from '@lienzo/schema/api/report-endpoints';
import { type CodeSymbology, codeContentProblem } from '@lienzo/schema/data/code-content';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { codeContent } from '@lienzo/templates/drawing/code-content';

export type ExpectedCode = {
  symbology: CodeSymbology;
  /** The item whose rows have it; null for a fixed text. */
  driver: string | null;
  content: string;
  /** Of the row whose value it holds; 1 for a fixed text. */
  row: number;
  /** Whether the content stands below the code. */
  inText: boolean;
};

/** Of fixed codes, and of each row of a repeated page; a content that no code can hold is explained in its place. */
export function expectedCodes(report: ReportDocument, read: Record<string, ItemRows>): ExpectedCode[] {
  return pageGroups(report.layouts).flatMap((group) => {
    const driver = groupDriver(group);
    const rows = driver === undefined ? [] : (read[driver.uuid]?.rows ?? []);
    const items = group.flatMap((section) => section.items);
    return items.flatMap((item): ExpectedCode[] => {
      if (item.nombre !== 'codigo') return [];
      const contents =
        item.column === undefined || driver === undefined
          ? [codeContent(item, {})]
          : rows.map((row, index) =>
              codeContent(item, {
                current: { driver: driver.uuid, columns: driver.selected_columns, row, index },
              }),
            );
      const source = item.column === undefined ? null : (driver?.uuid ?? null);
      const { simbologia: symbology, mostrar_texto: inText } = item;
      return contents.flatMap((content = '', at) =>
        content === '' || codeContentProblem(symbology, content) !== null
          ? []
          : [{ symbology, driver: source, content, row: at + 1, inText }],
      );
    });
  });
}
