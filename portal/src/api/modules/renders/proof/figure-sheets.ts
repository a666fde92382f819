/** What the sheets of indicators and of totals must say, row by row. */
import type { ColumnFormat, SelectedColumn } from '@lienzo/schema/data/column';
import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { formatCell } from '@lienzo/schema/data/format';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { formatOfOutcome, roundedOutcome } from '@lienzo/schema/report/formula-results';
import { indicatorComparison, indicatorFigure } from '@lienzo/schema/report/indicator-text';
import type { IndicadorItem, TotalesItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { totalsLines } from '@lienzo/schema/report/totals-block';
import type { SheetLine } from './sheet-lines.ts';

export type ExtraSheet = { name: string; lines: SheetLine[] };

/** @param report with the results of its formulas. */
export function figureSheets(report: ReportDocument): ExtraSheet[] {
  const items = reportItems(report);
  const totals = items.filter((item) => item.nombre === 'totales');
  const indicators = items.filter((item) => item.nombre === 'indicador');
  return [
    ...(totals.length === 0 ? [] : [{ name: rendererMessages.totalsSheet, lines: totalLines(totals) }]),
    ...(indicators.length === 0
      ? []
      : [{ name: rendererMessages.indicatorSheet.name, lines: indicatorLines(indicators) }]),
  ];
}

/** Blocks are parted by an empty row. */
const totalLines = (blocks: readonly TotalesItem[]): SheetLine[] =>
  blocks.flatMap((item, at) => [
    ...(at === 0 ? [] : [lineOf([])]),
    ...totalsLines(item).map(({ row, outcome }) =>
      lineOf([textOf(row.etiqueta), figureOf(row.etiqueta, outcome, row.formato)]),
    ),
  ]);

function indicatorLines(indicators: readonly IndicadorItem[]): SheetLine[] {
  const titles = rendererMessages.indicatorSheet.columns;
  const compares = indicators.some(({ comparacion }) => comparacion !== undefined);
  return [
    lineOf((compares ? titles : titles.slice(0, 2)).map((title) => textOf(title))),
    ...indicators.map((item) => lineOf(indicatorCells(item))),
  ];
}

function indicatorCells(item: IndicadorItem): SheetLine['cells'] {
  const { etiqueta, comparacion, formato } = item;
  const figure = indicatorFigure(item);
  const compared = indicatorComparison(item);
  const own = [textOf(etiqueta), figureOf(etiqueta, figure, formato)];
  if (comparacion === undefined || compared === null) return own;
  const difference = figure && { ...figure, value: compared.difference };
  const percent = { type: 'numero', value: compared.percent, loss: null } as const;
  return [
    ...own,
    textOf(comparacion.etiqueta),
    figureOf(etiqueta, compared.other, formato),
    figureOf(etiqueta, difference, formato),
    figureOf(etiqueta, percent, 'porcentaje'),
  ];
}

const lineOf = (cells: SheetLine['cells']): SheetLine => ({ row: null, group: undefined, cells });

const textOf = (text: string): SheetLine['cells'][number] => ({
  ...{ text, isFigure: false, isNothing: false },
  column: { column: '', data_type: 'text', readable_name: '' },
});

/** A result as it stands on paper; nothing where there is none. @param name of what it is the figure of. */
function figureOf(
  name: string,
  outcome: FormulaOutcome | undefined,
  format: ColumnFormat | undefined,
): SheetLine['cells'][number] {
  if (outcome === undefined) return textOf('');
  const formato = formatOfOutcome(outcome, format);
  const column: SelectedColumn = {
    ...{ column: '', readable_name: name, data_type: dataTypeOf(outcome.type), formato },
  };
  const text = formatCell(roundedOutcome(outcome, format), column.data_type, formato);
  return { text, column, isFigure: false, isNothing: false };
}
