import type { RenderFormat, RenderNote } from '@lienzo/schema/api/render-contract';
import type { TablaItem } from '@lienzo/schema/report/item';
import { hasRestartingTable, startsPages } from '@lienzo/schema/report/page-per-group';
import { hasPageSums } from '@lienzo/schema/report/page-sums';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { leftOutMessages } from '@lienzo/schema/reports/render-note-messages';
import { usesPageFields } from './pdf/print/region-sheets.ts';

/** What a format cannot do with the ends of pages: only the pages of a PDF are known while it is made. */
export function pageEndNotes({ report }: { report: ReportDocument }, format: RenderFormat): RenderNote[] {
  if (format === 'pdf') return [];
  return report.layouts.flatMap((section) =>
    section.items.flatMap((item): RenderNote[] => {
      if (item.nombre !== 'tabla') return [];
      return notesOf(item, section, format, report).map((code) => ({
        code,
        message: leftOutMessages[code],
        field: item.uuid,
      }));
    }),
  );
}

function notesOf(
  item: TablaItem,
  section: Layout,
  format: RenderFormat,
  report: ReportDocument,
): (keyof typeof leftOutMessages)[] {
  const codes: (keyof typeof leftOutMessages)[] = [];
  if (hasPageSums(item)) codes.push('page_sums_left_out');
  // In Word, what stands in a frame or beside others is a cell, and cells have no pages of their own.
  const isCell = section.items.length > 1 || item.tamaño < 100 || hasFrame(item);
  if (format === 'docx' && startsPages(item) && isCell) codes.push('group_pages_left_out');
  const isCounted = usesPageFields(report) && hasRestartingTable([{ items: [item] }]);
  if (isCounted && (format === 'xlsx' || isCell)) codes.push('numbers_not_restarted');
  return codes;
}

const hasFrame = ({ estilo_item: { background, border, padding = 0 } }: TablaItem): boolean =>
  background !== undefined || border === true || padding > 0;
