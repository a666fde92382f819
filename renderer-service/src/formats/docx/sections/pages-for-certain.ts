import { formatLongDate } from '@lienzo/schema/data/format';
import { placedRows } from '@lienzo/schema/report/fixed-grid';
import {
  type FirmaItem,
  isTextItem,
  type ReportItem,
  type TablaCruzadaItem,
  type TablaFijaItem,
} from '@lienzo/schema/report/item';
import { shapeHeight } from '@lienzo/schema/report/line-item';
import { NumberingRuns, pageGroups } from '@lienzo/schema/report/page-group';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import type { Layout } from '@lienzo/schema/report/report';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import { crossedPage } from '@lienzo/templates/drawing/crossed-page';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { groupContexts } from '@lienzo/templates/drawing/group-rows';
import { itemWidth } from '@lienzo/templates/drawing/item-width';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { type TextShape, textHeight } from '@lienzo/templates/drawing/text-height';
import type { RenderJob } from '../../render-job.ts';
import { BODY_SIZE } from '../blocks/word-styles.ts';

/** Of the body's height: what programs lay out differently, with other letters than ours. */
const SURE_SHARE = 0.85;
/** More rows are not looked through. */
const MAX_ROWS = 1_000;
/** Generous ones, in points. */
const SECTION_GAP = 14;
const TABLE_ROW = 22;
/** A wide date, which fields are at most. */
const DATE = formatLongDate('2026-09-30');
const TITLE_SIZES = { 1: 28, 2: 20, 3: 16 } as const;

/**
 * How many pages each run of page numbers has, where that is certain without laying out: each page group stays well
 * below the height of a page. What shows instead of a field that a program does not know must not be wrong.
 * @param expected the pages of the report if each group is one page.
 * @returns undefined when it is uncertain.
 */
export function pagesForCertain(
  { report, ownLabels = [] }: Pick<RenderJob, 'report' | 'ownLabels'>,
  draw: DrawContext,
  expected: number | undefined,
): number | undefined {
  if (ownLabels.length > 0) return undefined;
  const perRow = report.page.numbering === 'por_fila';
  const runs = new NumberingRuns(report.page);
  const room = bodyHeight(report) * SURE_SHARE;
  let rows = 0;
  for (const group of pageGroups(report.layouts)) {
    if (hasGroupPages(group)) return undefined;
    const hasLabels = groupLabels(group, report) !== undefined;
    if (perRow && (!runs.startsRun(group) || hasLabels)) return undefined;
    if (hasLabels) continue;
    for (const context of groupContexts(group, draw)) {
      rows += 1;
      if (rows > MAX_ROWS || groupHeight(group, context) > room) return undefined;
    }
  }
  return perRow ? 1 : expected;
}

/** Whether a table of a page group has pages for each of its groups of rows. */
const hasGroupPages = (group: Layout[]): boolean =>
  group.some(({ items }) => items.some((item) => item.nombre === 'tabla' && startsPages(item)));

/** Heights of the letters of an indicator's label: its label, its figure, a comparison of two lines. */
const INDICATOR_LINES = 8;

const groupHeight = (group: Layout[], draw: DrawContext): number =>
  group.reduce((sum, { items }) => sum + SECTION_GAP + Math.max(0, ...columnHeights(items, draw)), 0);

const columnHeights = (items: readonly ReportItem[], draw: DrawContext): number[] =>
  sectionColumns(items).map((column) =>
    column.reduce((sum, item, index) => sum + (index === 0 ? 0 : SECTION_GAP) + itemHeight(item, draw), 0),
  );

function itemHeight(item: ReportItem, draw: DrawContext): number {
  const width = itemWidth(item.tamaño, draw.bodyWidth);
  if (isTextItem(item)) {
    const size =
      ((item.estilo_item.font_size ?? BODY_SIZE) / BODY_SIZE) *
      (item.nombre === 'titulo' ? TITLE_SIZES[item.nivel] : BODY_SIZE);
    return (
      2 * (item.estilo_item.padding ?? 0) + textHeight(item.valor.content, width, shapeOf(size, item, draw))
    );
  }
  switch (item.nombre) {
    case 'tabla':
      return (tableRows(item, draw).length + 2) * TABLE_ROW;
    case 'tabla_cruzada':
      return crossHeight(item, draw);
    case 'imagen':
      return item.height ?? 1.5 * width;
    case 'grafica':
      return item.height + TABLE_ROW;
    case 'codigo':
      return item.height + 3 * TABLE_ROW;
    case 'indicador':
      return INDICATOR_LINES * (item.estilo_item.font_size ?? BODY_SIZE);
    case 'totales':
      return (item.filas.length + 1) * TABLE_ROW;
    case 'linea':
      return shapeHeight(item) + TABLE_ROW;
    case 'firma':
      return signaturesHeight(item, width, draw);
    case 'tabla_fija':
      return fixedTableHeight(item, width, draw);
    case 'desconocido':
      return 0;
  }
}

/** Of one that is linked to its page; in blocks of columns below one another it is as much higher. */
function crossHeight(item: TablaCruzadaItem, draw: DrawContext): number {
  const { table, context } = crossedPage(item, draw);
  return (context.rowsOf(item.uuid).length + 2) * TABLE_ROW * table.selected_columns.length;
}

/** Its texts are narrower and lower than this. */
function signaturesHeight(item: FirmaItem, width: number, draw: DrawContext): number {
  const shape = shapeOf(item.estilo_item.font_size ?? BODY_SIZE, item, draw);
  const lines = item.firmas.map(
    ({ quien, puesto }) =>
      textHeight(quien.content, width / (item.firmas.length + 1), shape) +
      textHeight(puesto.content, width / (item.firmas.length + 1), shape),
  );
  return item.espacio + TABLE_ROW + Math.max(...lines);
}

/** A merged cell needs no more than the rows that it covers would if one of them had all of it. */
function fixedTableHeight(item: TablaFijaItem, width: number, draw: DrawContext): number {
  const shape = shapeOf(item.estilo_item.font_size ?? BODY_SIZE, item, draw);
  const shares = columnShares(item);
  return placedRows(item).reduce((sum, cells) => {
    const heights = cells.map(({ cell, column, columns }) => {
      const share = shares.slice(column, column + columns).reduce((total, one) => total + one, 0);
      return textHeight(cell.texto.content, Math.max(1, share * width - 10), shape);
    });
    return sum + Math.max(TABLE_ROW, ...heights.map((height) => height + 10));
  }, TABLE_ROW);
}

/** As in the drawing, a little larger. */
const shapeOf = (fontSize: number, { estilo_item }: ReportItem, { current }: DrawContext): TextShape => ({
  ...{ fontSize, font: estilo_item.fuente, lineHeight: 1.5, paragraphGap: 5 },
  wordsOf: (node) => {
    if (node.type === 'text') return node.text;
    if (node.type === 'field') return DATE;
    return node.type === 'column' && current !== undefined
      ? columnAtomText(node.attrs, current.columns, current.row)
      : '';
  },
});
