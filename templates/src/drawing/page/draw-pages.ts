import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { CurrentRow, DrawContext } from '../draw-context.ts';
import { bodyHeightCss } from './body-height.ts';
import { type DrawCell, drawGroup, drawSections } from './draw-section.ts';
import { groupContexts } from './group-rows.ts';
import { groupLabels, LABEL_PADDING, type LabelGrid } from './label-grid.ts';

type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/**
 * A page group as it is printed: once, once per row of its dynamic text, or as sheets of labels. Each piece starts on a
 * new page; empty ones are skipped.
 */
export function* drawPages(group: Layout[], report: Paper, context: DrawContext): Generator<string> {
  for (const drawn of drawPageSteps(group, report, context)) if (drawn !== undefined) yield drawn;
}

/** Like `drawPages`, but also yields undefined after each row whose page continues, so that callers can pause. */
export function* drawPageSteps(
  group: Layout[],
  report: Paper,
  context: DrawContext,
): Generator<string | undefined> {
  const grid = groupLabels(group, report);
  if (grid !== undefined) {
    yield* drawLabels(group, grid, context);
    return;
  }
  for (const rowContext of groupContexts(group, context)) {
    yield drawGroup(group, rowContext) || undefined;
  }
}

/** A page that is not drawn yet. */
export type UndrawnPage = {
  /** The row of its dynamic text; the first one of a sheet of labels; undefined where there is none. */
  current: CurrentRow | undefined;
  /** '' when it is empty. @param changes to the context it is drawn in. */
  draw(drawCell: DrawCell, changes?: Partial<DrawContext>): string;
};

/** The pages of a group, to be drawn one by one, as often as wanted, with cells as the caller likes them. */
export function* undrawnPages(group: Layout[], report: Paper, context: DrawContext): Generator<UndrawnPage> {
  const grid = groupLabels(group, report);
  if (grid === undefined) {
    for (const rowContext of groupContexts(group, context))
      yield {
        current: rowContext.current,
        draw: (drawCell, changes) => drawGroup(group, { ...rowContext, ...changes }, drawCell),
      };
    return;
  }
  const sheetOf = (contexts: readonly DrawContext[]): UndrawnPage => ({
    current: contexts[0]?.current,
    draw: (drawCell, changes) =>
      labelSheet(
        contexts.map((one) => drawLabel(group, grid, { ...one, ...changes }, drawCell)).join(''),
        grid,
      ),
  });
  let sheet: DrawContext[] = [];
  for (const rowContext of groupContexts(group, { ...context, bodyWidth: grid.inner })) {
    sheet.push(rowContext);
    if (sheet.length < grid.columnas * grid.filas) continue;
    yield sheetOf(sheet);
    sheet = [];
  }
  if (sheet.length > 0) yield sheetOf(sheet);
}

/** Sheets of labels, one label per row, filled line by line from the left. */
function* drawLabels(group: Layout[], grid: LabelGrid, context: DrawContext): Generator<string | undefined> {
  let labels = '';
  let count = 0;
  for (const rowContext of groupContexts(group, { ...context, bodyWidth: grid.inner })) {
    labels += drawLabel(group, grid, rowContext);
    count += 1;
    if (count < grid.columnas * grid.filas) {
      yield undefined;
      continue;
    }
    yield labelSheet(labels, grid);
    labels = '';
    count = 0;
  }
  if (count > 0) yield labelSheet(labels, grid);
}

const drawLabel = (group: Layout[], grid: LabelGrid, context: DrawContext, drawCell?: DrawCell): string =>
  `<div class="lz-label${grid.contorno ? ' lz-cut' : ''}">${drawSections(group, context, drawCell)}</div>`;

const labelSheet = (
  labels: string,
  { columnas, width, height, innerHeight, separacion }: LabelGrid,
): string =>
  `<div class="lz-group lz-labels" style="grid-template-columns:repeat(${columnas},${width}pt);grid-auto-rows:${height}pt;gap:${separacion}pt;--lz-label-padding:${LABEL_PADDING}pt;${bodyHeightCss(innerHeight)}">${labels}</div>`;
