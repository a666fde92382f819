/** What an indicator says: its label, its large figure, and how that compares with another. */

import { dataTypeOf } from '../data/computed-formulas.ts';
import { type ConditionalLook, conditionalLooks } from '../data/conditional-style.ts';
import { decimalOf, ExactDecimal } from '../data/exact-decimal.ts';
import { formatCell } from '../data/format.ts';
import { isNumber } from '../formula/formula-type.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import type { FormulaOutcome } from './formula-outcome.ts';
import { outcomeText } from './formula-results.ts';
import type { IndicadorItem } from './item.ts';
import { INDICATOR_VALUE } from './item.ts';
import type { InlineNode, RichText, TextMark } from './rich-text.ts';

const messages = reportFormulaMessages.indicator;

/** The size of its letters where it has none of its own, in points; the figure and the comparison are relative to it. */
const LABEL_SIZE = 10;
const FIGURE_SCALE = 2.4;
const COMPARISON_SCALE = 0.9;
const QUIET = '#475467';
/** Decimals of a percentage. */
const PERCENT_DECIMALS = 1;

/** `difference` and `percent` (of the other figure's size) as decimal texts; null where there is none. */
export type IndicatorComparison = {
  other: FormulaOutcome;
  difference: string | null;
  percent: string | null;
};

const outcomeOf = (item: IndicadorItem, formula: string): FormulaOutcome | undefined =>
  item.resultados?.find((one) => one.formula === formula);

/** The figure; undefined while it is not known. */
export const indicatorFigure = (item: IndicadorItem): FormulaOutcome | undefined =>
  outcomeOf(item, item.formula);

/** How the figure compares; null for an indicator without a comparison or while it is not known. */
export function indicatorComparison(item: IndicadorItem): IndicatorComparison | null {
  const figure = indicatorFigure(item);
  const other = item.comparacion && outcomeOf(item, item.comparacion.formula);
  if (figure === undefined || other === undefined) return null;
  const [one, two] = [numberOf(figure), numberOf(other)];
  if (one === null || two === null) return { other, difference: null, percent: null };
  const difference = one.minus(two);
  const percent = two.isZero()
    ? null
    : new ExactDecimal(difference.dividedBy(two.abs()).times(100))
        .toDecimalPlaces(PERCENT_DECIMALS)
        .toFixed();
  return { other, difference: difference.toFixed(), percent };
}

const numberOf = ({ type, value }: FormulaOutcome) => (isNumber(type) ? decimalOf(value) : null);

/** The look that the conditional styles give the figure. */
export function indicatorLook(item: IndicadorItem): ConditionalLook | undefined {
  const figure = indicatorFigure(item);
  if (figure === undefined) return undefined;
  const columns = [{ column: INDICATOR_VALUE, data_type: dataTypeOf(figure.type) }];
  return conditionalLooks(item.estilos_condicionales, columns, { [INDICATOR_VALUE]: figure.value })(
    INDICATOR_VALUE,
  );
}

/** The figure in words; a dash where there is none. */
export function figureText(item: IndicadorItem): string {
  const figure = indicatorFigure(item);
  return figure === undefined ? reportFormulaMessages.noResult : outcomeText(figure, item.formato);
}

/** The comparison in words, with a sign: colours say nothing that is not written. '' for none. */
export function comparisonText(item: IndicadorItem): string {
  const figure = indicatorFigure(item);
  const compared = indicatorComparison(item);
  if (item.comparacion === undefined || figure === undefined || compared === null) return '';
  const { etiqueta } = item.comparacion;
  const { difference, percent } = compared;
  if (difference === null) return messages.unknown(etiqueta);
  const change = new ExactDecimal(difference);
  if (change.isZero()) return messages.same(etiqueta);
  const amount = outcomeText({ ...figure, value: change.abs().toFixed() }, item.formato);
  const share =
    percent === null ? null : formatCell(new ExactDecimal(percent).abs().toFixed(), 'numeric', 'porcentaje');
  return change.isNegative()
    ? messages.less(amount, share, etiqueta)
    : messages.more(amount, share, etiqueta);
}

/** All of it as paragraphs, which every format writes like any other text. */
export function indicatorText(item: IndicadorItem): RichText {
  const size = item.estilo_item.font_size ?? LABEL_SIZE;
  const look = indicatorLook(item);
  const lines: [string, TextMark[]][] = [
    [item.etiqueta.trim(), [styled(size, QUIET)]],
    [figureText(item), [{ type: 'bold' }, styled(Math.min(96, size * FIGURE_SCALE), look?.color)]],
    [comparisonText(item), [styled(Math.max(4, size * COMPARISON_SCALE), QUIET)]],
  ];
  return {
    type: 'doc',
    content: lines.flatMap(([text, marks]) =>
      text === '' ? [] : [{ type: 'paragraph' as const, content: [inline(text, marks)] }],
    ),
  };
}

const inline = (text: string, marks: TextMark[]): InlineNode => ({ type: 'text', text, marks });

const styled = (size: number, color: string | undefined): TextMark => ({
  type: 'textStyle',
  attrs: { fontSize: Math.round(size * 10) / 10, ...(color !== undefined && { color }) },
});
