import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { detailColumnOf } from '@lienzo/schema/report/page-group';
import { pageSize } from '@lienzo/schema/report/report';
import { CANVAS_ROWS } from '../canvas/use-item-rows.ts';
import { itemsOfSection } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { driverIn, pageGroupKeys, pageGroupsOf } from '../model/page-groups.ts';
import type { EditorState } from '../store/editor-state.ts';

/** The input of the estimate. */
type Known = Pick<EditorState, 'rows' | 'sheetHeights'> & { document: EditorDocument };

/** Height of a one-line table row, in points: 9 pt × 1.35 + padding + border. */
const ROW_HEIGHT = 19.7;

/**
 * An estimate of the number of pages: the height of each page group on the canvas plus the rows that the canvas does
 * not show; a group with a dynamic text counts once per row of it.
 */
export function estimatePages(known: Known): number {
  const { document } = known;
  const { top, bottom } = document.page.margins;
  const body = Math.max(36, pageSize(document.orientation).height - top - bottom);
  let pages = 0;
  for (const group of pageGroupsOf(pageGroupKeys(document))) {
    const driver = driverIn(document, group);
    const labels = driver?.etiquetas;
    if (labels !== undefined) {
      pages += Math.ceil(rowsOf(known, driver) / (labels.columnas * labels.filas));
      continue;
    }
    const height = (known.sheetHeights[group[0] ?? ''] ?? 0) + hiddenHeight(known, group);
    const once = Math.max(1, Math.ceil((height - 0.5) / body));
    pages += once * rowsOf(known, driver);
  }
  return pages;
}

function hiddenHeight(known: Known, group: string[]): number {
  let height = 0;
  for (const id of group) {
    const hidden = itemsOfSection(known.document, id).map((item) => {
      const rows =
        item.nombre === 'tabla' && detailColumnOf(item) === undefined ? known.rows[item.uuid] : undefined;
      return rows === undefined ? 0 : Math.max(0, (rows.total ?? rows.rows.length) - CANVAS_ROWS);
    });
    height += Math.max(0, ...hidden) * ROW_HEIGHT;
  }
  return height;
}

/** How many times a page group is printed: once per row of its dynamic text. */
const rowsOf = (known: Known, driver: TextoDinamicoItem | undefined): number =>
  driver === undefined
    ? 1
    : Math.max(1, known.rows[driver.uuid]?.total ?? known.rows[driver.uuid]?.rows.length ?? 1);
