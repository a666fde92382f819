import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '../draw-context.ts';
import { drawGroup, drawSection } from './draw-section.ts';
import { groupContexts } from './group-rows.ts';
import { groupLabels, LABEL_PADDING, type LabelGrid } from './label-grid.ts';

type Paper = Pick<ReportDocument, 'orientation' | 'page'>;

/**
 * A page group as it is printed, each piece beginning on a new page: once, once for each row of its dynamic text, or
 * as sheets of labels. Pieces that have nothing to show are left out.
 */
export function* drawPages(group: Layout[], report: Paper, context: DrawContext): Generator<string> {
  for (const drawn of drawPageSteps(group, report, context)) if (drawn !== undefined) yield drawn;
}

/** As `drawPages`, in the smallest steps: undefined where a row was drawn and its page goes on. */
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

/** Sheets of labels, one label for each row, line by line from the left. */
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

const labelSheet = (labels: string, { columnas, width, height, separacion }: LabelGrid): string =>
  `<div class="lz-group lz-labels" style="grid-template-columns:repeat(${columnas},${width}pt);grid-auto-rows:${height}pt;gap:${separacion}pt;--lz-label-padding:${LABEL_PADDING}pt">${labels}</div>`;
