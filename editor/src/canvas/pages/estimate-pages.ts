import type { ReportItem, TablaCruzadaItem, TextoDinamicoItem } from '@lienzo/schema/report/item';
import { detailColumnOf } from '@lienzo/schema/report/page-group';
import { MIN_BODY } from '@lienzo/schema/report/paper';
import { pageSize } from '@lienzo/schema/report/report';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { labelGrid } from '@lienzo/templates/drawing/label-grid';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { itemsOfSection } from '../../model/document-queries.ts';
import type { EditorDocument } from '../../model/editor-document.ts';
import { driverIn, parsePageGroups, serializePageGroups } from '../../model/page-groups.ts';
import { crossedTable } from '../../rows/crossed-table.ts';
import type { EditorState } from '../../store/editor-state.ts';
import type { RowsState } from '../../store/slices/rows-slice.ts';
import type { TableLineSizes } from '../../store/slices/view-slice.ts';
import { type HiddenLines, hiddenTableLines } from '../item/hidden-table-lines.ts';
import { CANVAS_ROWS } from '../item/use-item-rows.ts';

/** The input of the estimate. */
type EstimateInput = Pick<EditorState, 'rows' | 'sheets'> & { document: EditorDocument };

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
  const body = Math.max(MIN_BODY, pageSize(document.orientation, document.page.papel).height - top - bottom);
  const driver = driverIn(document, group);
  const times = rowCountOf(input, driver);
  const labels = driver?.etiquetas;
  if (labels !== undefined) {
    const { columnas, filas } = labelGrid(labels, withRegionMargins(document));
    return { pages: Math.ceil(times / (columnas * filas)), whole: true, exact: true };
  }
  const whole = !hasHiddenRows(input, group);
  const hidden = hiddenLines(input, group, body);
  const height = (input.sheets[group[0] ?? '']?.height ?? 0) + hidden.height;
  const shown = input.sheets[group[0] ?? '']?.pages ?? 1;
  const pagesPerRow = whole
    ? shown
    : Math.max(hidden.least ?? 1, 1 + Math.max(0, Math.ceil((height - 0.5 - body) / (body - hidden.lost))));
  return { pages: pagesPerRow * times, whole, exact: whole && times === 1 };
}

/** Whether a table has rows that the canvas does not show, of the page that it shows where the table follows one. */
const hasHiddenRows = ({ document, rows }: EstimateInput, group: string[]): boolean =>
  group
    .flatMap((id) => itemsOfSection(document, id))
    .some((item) => {
      const own = rows[item.uuid];
      if (item.nombre === 'tabla_cruzada')
        return (crossedTable(item, own?.rows ?? [])?.rows.length ?? 0) > CANVAS_ROWS;
      if (item.nombre !== 'tabla') return false;
      return own !== undefined && (own.more || (own.total ?? own.rows.length) > CANVAS_ROWS);
    });

/** What the canvas does not show of a page group: side by side tables count once, the longest of a section. */
function hiddenLines(input: EstimateInput, group: string[], body: number): HiddenLines {
  const sizes = input.sheets[group[0] ?? '']?.tables ?? {};
  const linesOf = (item: ReportItem): HiddenLines => {
    const rows = input.rows[item.uuid];
    if (item.nombre === 'tabla_cruzada' && rows !== undefined)
      return hiddenCrossLines(item, rows, sizes[item.uuid]);
    return item.nombre !== 'tabla' || detailColumnOf(item) !== undefined || rows === undefined
      ? NOTHING_HIDDEN
      : hiddenTableLines(item, rows, sizes[item.uuid]);
  };
  const sections = group.map((id) =>
    sectionColumns(itemsOfSection(input.document, id))
      .map((column) => column.map(linesOf).reduce(oneBelowTheOther, NOTHING_HIDDEN))
      .reduce((longest, one) => (one.height > longest.height ? one : longest), NOTHING_HIDDEN),
  );
  return {
    height: sections.reduce((sum, { height }) => sum + height, 0),
    lost: Math.min(body / 3, Math.max(0, ...sections.map(({ lost }) => lost))),
    least: Math.max(1, ...sections.map(({ least = 1 }) => least)),
  };
}

const oneBelowTheOther = (above: HiddenLines, below: HiddenLines): HiddenLines => {
  const least = Math.max(above.least ?? 1, below.least ?? 1);
  return {
    height: above.height + below.height,
    lost: Math.max(above.lost, below.lost),
    ...(least > 1 && { least }),
  };
};

function hiddenCrossLines(
  item: TablaCruzadaItem,
  state: RowsState,
  sizes: TableLineSizes | undefined,
): HiddenLines {
  const crossed = crossedTable(item, state.rows);
  if (crossed === null) return NOTHING_HIDDEN;
  const { table, rows } = crossed;
  return hiddenTableLines(table, { ...state, rows, total: rows.length, more: false }, sizes);
}

const NOTHING_HIDDEN: HiddenLines = { height: 0, lost: 0 };

/** How many times a page group is printed: once per row of its dynamic text. */
const rowCountOf = (input: EstimateInput, driver: TextoDinamicoItem | undefined): number =>
  driver === undefined
    ? 1
    : Math.max(1, input.rows[driver.uuid]?.total ?? input.rows[driver.uuid]?.rows.length ?? 1);
