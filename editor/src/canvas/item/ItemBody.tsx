import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import type { TableTotals } from '@lienzo/schema/data/table-totals';
import type { FormulaOutcomes } from '@lienzo/schema/report/formula-outcome';
import { withItemOutcomes } from '@lienzo/schema/report/formula-results';
import type { ReportItem } from '@lienzo/schema/report/item';
import { type PlainParameters, withPlainParameters } from '@lienzo/schema/report/plain-parameters';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { memo, type Ref, useMemo } from 'react';
import { countItemRender } from './item-render-count.ts';
import { memoizeLines } from './memoize-lines.ts';
import { CANVAS_ROWS } from './use-item-rows.ts';

/** Inputs shared by the drawings of all items on the canvas; the same object until one of them changes. */
export type CanvasContext = Pick<
  DrawContext,
  | 'imageSource'
  | 'imageSize'
  | 'today'
  | 'bodyWidth'
  | 'bodyHeight'
  | 'figures'
  | 'parameterText'
  | 'formulaText'
> & { outcomes: FormulaOutcomes; plain: PlainParameters };

type Props = {
  item: ReportItem;
  /** All loaded rows; a table draws the first of them. */
  rows: readonly Row[];
  /** A chart's data over all rows, if they are more than were loaded. */
  chart: ChartData | null;
  /** A table's totals over all rows, if they are more than were loaded. */
  totals: TableTotals | null;
  /** Whether the item has more rows than were loaded. */
  partial: boolean;
  /** The columns of the dynamic text that repeats the item's page, for the labels of chips. */
  columns: DrawContext['columns'];
  setting: CanvasContext;
  /** What a table says about the rows that are not drawn; '' for nothing. */
  note: string;
  /** The text of the item that is open for typing, by its name in it. */
  openPart: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** An item drawn as printed; redrawn only when the item, its rows or the canvas setting change. */
export const ItemBody = memo(function ItemBody({
  item,
  rows,
  chart,
  totals,
  partial,
  columns,
  setting,
  note,
  openPart,
  ref,
}: Props) {
  countItemRender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has other figures
  const linesOf = useMemo(memoizeLines, [setting.today]);
  const { outcomes, plain, ...context } = setting;
  const html = drawItem(withItemOutcomes(withPlainParameters(item, plain), outcomes), {
    ...context,
    rowsOf: () => rows,
    ...(chart && { charts: { [item.uuid]: chart } }),
    isPartial: () => partial,
    totalsOf: () => totals ?? undefined,
    firstRows: CANVAS_ROWS,
    rowsNote: note,
    linesOf,
    placeholders: true,
    ...(columns && { columns }),
    ...(openPart !== undefined && { openPart }),
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
});
