import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { tableNoteMessages } from '@lienzo/schema/reports/render-note-messages';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { roomInBox, type TableLayout, tableLayout } from '@lienzo/templates/drawing/table-layout';
import { itemTitles } from './item-titles.ts';
import type { RenderJob } from './render-job.ts';

/**
 * What is done so that the tables of a report fit the paper: smaller text, or columns in bands. A table that shows
 * other rows on each page is looked at with the rows of all.
 */
export function tableNotes({ report, rows, today }: RenderJob): RenderNote[] {
  const titles = itemTitles(report, today);
  return pageGroups(report.layouts).flatMap((group) => {
    const width = groupLabels(group, report)?.inner ?? bodyWidth(report);
    return group
      .flatMap(({ items }) => items)
      .flatMap((item) => {
        if (item.nombre !== 'tabla' || item.selected_columns.length === 0) return [];
        const own = Object.hasOwn(rows, item.uuid) ? (rows[item.uuid] ?? []) : [];
        const room = roomInBox(item, itemWidth(item.tamaño, width));
        const layout = tableLayout(item, own, room, rowCompleter(item, today));
        return notesOf(layout, shortened(titles.get(item.uuid) ?? ''), item.uuid);
      });
  });
}

/** Notes travel in a header; a longer title is cut. */
const MAX_TITLE = 60;

const shortened = (title: string): string =>
  title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE - 1).trimEnd()}…`;

function notesOf({ bands, size, ownSize }: TableLayout, title: string, field: string): RenderNote[] {
  const { table_in_bands, table_text_smaller } = tableNoteMessages;
  if (bands.length > 1)
    return [{ code: 'table_in_bands', message: table_in_bands(title, bands.length, size), field }];
  return size < ownSize
    ? [{ code: 'table_text_smaller', message: table_text_smaller(title, size, ownSize), field }]
    : [];
}
