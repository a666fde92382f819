import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { detailColumnOf } from '@lienzo/schema/report/page-group';
import { pageSize } from '@lienzo/schema/report/report';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { CANVAS_ROWS } from '../canvas/use-item-rows.ts';
import { itemsOfSection } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { driverIn, parsePageGroups, serializePageGroups } from '../model/page-groups.ts';
import type { EditorState } from '../store/editor-state.ts';

/** The input of the estimate. */
type EstimateInput = Pick<EditorState, 'rows' | 'sheets'> & { document: EditorDocument };

/** Height of a one-line table row, in points: 9 pt × 1.35 + padding + border. */
const ROW_HEIGHT = 19.7;

/**
 * An estimate of the number of pages: the height of each page group on the canvas plus the rows that the canvas does
 * not show; a group with a dynamic text counts once per row of it.
 */
export function estimatePages(input: EstimateInput): number {
  const { document } = input;
  const { top, bottom } = withRegionMargins(document).page.margins;
  const body = Math.max(36, pageSize(document.orientation).height - top - bottom);
  let pages = 0;
  for (const group of parsePageGroups(serializePageGroups(document))) {
    const driver = driverIn(document, group);
    const labels = driver?.etiquetas;
    if (labels !== undefined) {
      pages += Math.ceil(rowCountOf(input, driver) / (labels.columnas * labels.filas));
      continue;
    }
    const height = (input.sheets[group[0] ?? '']?.height ?? 0) + hiddenHeight(input, group);
    const pagesPerRow = Math.max(1, Math.ceil((height - 0.5) / body));
    pages += pagesPerRow * rowCountOf(input, driver);
  }
  return pages;
}

function hiddenHeight(input: EstimateInput, group: string[]): number {
  let height = 0;
  for (const id of group) {
    const hidden = itemsOfSection(input.document, id).map((item) => {
      const rows =
        item.nombre === 'tabla' && detailColumnOf(item) === undefined ? input.rows[item.uuid] : undefined;
      return rows === undefined ? 0 : Math.max(0, (rows.total ?? rows.rows.length) - CANVAS_ROWS);
    });
    height += Math.max(0, ...hidden) * ROW_HEIGHT;
  }
  return height;
}

/** How many times a page group is printed: once per row of its dynamic text. */
const rowCountOf = (input: EstimateInput, driver: TextoDinamicoItem | undefined): number =>
  driver === undefined
    ? 1
    : Math.max(1, input.rows[driver.uuid]?.total ?? input.rows[driver.uuid]?.rows.length ?? 1);
