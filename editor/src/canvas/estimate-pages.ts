import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { detailColumnOf } from '@lienzo/schema/report/page-group';
import { pageSize } from '@lienzo/schema/report/report';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { itemsOfSection } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { driverIn, parsePageGroups, serializePageGroups } from '../model/page-groups.ts';
import type { EditorState } from '../store/editor-state.ts';
import { CANVAS_ROWS } from './use-item-rows.ts';

/** The input of the estimate. */
type EstimateInput = Pick<EditorState, 'rows' | 'sheets'> & { document: EditorDocument };

/** Height of a one-line table row, in points: 9 pt × 1.35 + padding + border. */
const ROW_HEIGHT = 19.7;

/** How many pages a page group is printed on. `whole`: no row of it is hidden. `exact`: it is no estimate. */
type GroupPages = { pages: number; whole: boolean; exact: boolean };

/** An estimate of the number of pages of a document. */
export function estimatePages(input: EstimateInput): number {
  const groups = parsePageGroups(serializePageGroups(input.document));
  return groups.reduce((sum, group) => sum + estimateGroup(input, group).pages, 0);
}

/**
 * An estimate of the pages of a page group: its height on the canvas plus the rows that the canvas does not show; with a
 * dynamic text once per row of it.
 */
export function estimateGroup(input: EstimateInput, group: string[]): GroupPages {
  const { document } = input;
  const { top, bottom } = withRegionMargins(document).page.margins;
  const body = Math.max(36, pageSize(document.orientation).height - top - bottom);
  const driver = driverIn(document, group);
  const times = rowCountOf(input, driver);
  const labels = driver?.etiquetas;
  if (labels !== undefined)
    return { pages: Math.ceil(times / (labels.columnas * labels.filas)), whole: true, exact: true };
  const whole = !hasHiddenRows(input, group);
  const height = (input.sheets[group[0] ?? '']?.height ?? 0) + hiddenHeight(input, group);
  const shown = input.sheets[group[0] ?? '']?.pages ?? 1;
  const pagesPerRow = whole ? shown : Math.max(1, Math.ceil((height - 0.5) / body));
  return { pages: pagesPerRow * times, whole, exact: whole && times === 1 };
}

/** Whether a table has rows that the canvas does not show, of the page that it shows where the table follows one. */
const hasHiddenRows = ({ document, rows }: EstimateInput, group: string[]): boolean =>
  group
    .flatMap((id) => itemsOfSection(document, id))
    .some((item) => {
      const own = item.nombre === 'tabla' ? rows[item.uuid] : undefined;
      return own !== undefined && (own.more || (own.total ?? own.rows.length) > CANVAS_ROWS);
    });

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
