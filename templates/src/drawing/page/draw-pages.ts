import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '../draw-context.ts';
import { bodyHeightCss } from './body-height.ts';
import { drawGroup, drawSection } from './draw-section.ts';
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

/** Sheets of labels, one label per row, filled line by line from the left. */
function* drawLabels(group: Layout[], grid: LabelGrid, context: DrawContext): Generator<string | undefined> {
  let labels = '';
  let count = 0;
  for (const rowContext of groupContexts(group, { ...context, bodyWidth: grid.inner })) {
    labels += `<div class="lz-label${grid.contorno ? ' lz-cut' : ''}">${group.map((section) => drawSection(section, rowContext)).join('')}</div>`;
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

const labelSheet = (
  labels: string,
  { columnas, width, height, innerHeight, separacion }: LabelGrid,
): string =>
  `<div class="lz-group lz-labels" style="grid-template-columns:repeat(${columnas},${width}pt);grid-auto-rows:${height}pt;gap:${separacion}pt;--lz-label-padding:${LABEL_PADDING}pt;${bodyHeightCss(innerHeight)}">${labels}</div>`;
