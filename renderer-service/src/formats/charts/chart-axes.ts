import type { ColumnFormat } from '@lienzo/schema/data/column';
import { isMoneyFormat, isPercentFormat } from '@lienzo/schema/data/format';
import { AXIS_LINE, GRID_LINES, type Letters, MUTED, NO_SHAPE, textProperties } from './chart-look.ts';
import type { SeriesNumbers } from './chart-numbers.ts';
import { element, valued, type XmlNode } from './xml-node.ts';

/** The numbers by which axes and groups of series know each other. */
export const AXIS_IDS = { category: 111_111_111, value: 222_222_222 } as const;
const LETTERS: Letters = { size: 8, color: MUTED };
/** From here on an axis counts in millions, with as many decimals as its steps can need, or in thousands. */
const MILLION = 1_000_000;
const TEN_THOUSAND = 10_000;
/** Steps of an axis up to its highest value, about, as in the drawing: more would not fit beside one another. */
const STEPS = 4;
/** Below it the steps of an axis have decimals. */
const FEW = 10;

/** The axes of bars and lines. Lying bars have the first category on top and the values below, as the drawing has them. */
export function chartAxes(
  numbers: readonly SeriesNumbers[],
  format: ColumnFormat,
  isHorizontal: boolean,
  font: string | undefined,
): XmlNode[] {
  const known = numbers.flat().filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const most = Math.max(high, -low);
  const letters = textProperties(LETTERS, font);
  const category = element(
    'c:catAx',
    {},
    valued('c:axId', AXIS_IDS.category),
    element('c:scaling', {}, valued('c:orientation', isHorizontal ? 'maxMin' : 'minMax')),
    valued('c:delete', 0),
    valued('c:axPos', isHorizontal ? 'l' : 'b'),
    element('c:numFmt', { formatCode: 'General', sourceLinked: 0 }),
    valued('c:majorTickMark', 'none'),
    valued('c:minorTickMark', 'none'),
    // Below the lowest value, so that no bar crosses them.
    valued('c:tickLblPos', 'low'),
    AXIS_LINE,
    letters,
    valued('c:crossAx', AXIS_IDS.value),
    valued('c:crosses', 'autoZero'),
    valued('c:auto', 0),
    valued('c:lblAlgn', 'ctr'),
    valued('c:lblOffset', 100),
    valued('c:noMultiLvlLbl', 1),
  );
  const value = element(
    'c:valAx',
    {},
    valued('c:axId', AXIS_IDS.value),
    // From zero, as the drawing: a program of its own would cut the axis and exaggerate differences.
    element(
      'c:scaling',
      {},
      valued('c:orientation', 'minMax'),
      low < 0 && high === 0 ? valued('c:max', 0) : undefined,
      low === 0 ? valued('c:min', 0) : undefined,
    ),
    valued('c:delete', 0),
    valued('c:axPos', isHorizontal ? 'b' : 'l'),
    GRID_LINES,
    element('c:numFmt', { formatCode: axisFormat(format, most), sourceLinked: 0 }),
    valued('c:majorTickMark', 'none'),
    valued('c:minorTickMark', 'none'),
    valued('c:tickLblPos', 'nextTo'),
    NO_SHAPE,
    letters,
    valued('c:crossAx', AXIS_IDS.category),
    valued('c:crosses', isHorizontal ? 'max' : 'autoZero'),
    valued('c:crossBetween', 'between'),
    most > 0 ? valued('c:majorUnit', axisStep(most, format)) : undefined,
  );
  return [category, value];
}

/** One, two or five of a power of ten; whole where the values are. */
function axisStep(most: number, format: ColumnFormat): number {
  const step = most / STEPS;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 5, 10].find((times) => times * power >= step) ?? 10;
  // Written again, because 3 * 0.1 is not 0.3.
  const written = Number((round * power).toPrecision(1));
  return format === 'entero' ? Math.max(1, written) : written;
}

/** No step of an axis may read like another: decimals where values are few, millions where they are many. */
function axisFormat(format: ColumnFormat, most: number): string {
  if (isPercentFormat(format)) return most * 100 < FEW ? '0.00%' : '#,##0%';
  const money = isMoneyFormat(format) ? '"$"' : '';
  const written = unitFormat(most, format);
  return `${money}${written};-${money}${written};${money}0`;
}

function unitFormat(most: number, format: ColumnFormat): string {
  if (most >= MILLION) return '#,##0.00,," M"';
  if (most >= TEN_THOUSAND) return '#,##0," mil"';
  return most < FEW && format !== 'entero' ? '#,##0.00' : '#,##0';
}
