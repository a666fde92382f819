import type { ChartData } from '@lienzo/schema/data/chart-data';

/** Height of a label with its distance from the point, in CSS pixels. */
const LABEL_HEIGHT = 17;

/**
 * On which side of its point each label of a line stands, by category: below where the next higher line leaves no room
 * above, unless the label would then reach the axis.
 * @param index of the series.
 * @param height of the drawn values in CSS pixels.
 */
export function labelSides({ points }: ChartData, index: number, height: number): ('top' | 'bottom')[] {
  const all = points.flatMap(({ values }) => values.map((value) => Number(value ?? 0)));
  const least = Math.min(0, ...all);
  const pixels = height / Math.max(Math.max(0, ...all) - least, Number.EPSILON);
  return points.map(({ values }) => {
    const own = Number(values[index] ?? 0);
    const isTight = values.some((value, other) => {
      const above = (Number(value ?? 0) - own) * pixels;
      // Of two equal values the first has its label above.
      return value !== null && above < LABEL_HEIGHT && (above > 0 || (above === 0 && other < index));
    });
    return isTight && (own - least) * pixels > LABEL_HEIGHT ? 'bottom' : 'top';
  });
}
