import type { ChartData } from '@lienzo/schema/data/chart-data';

/** Height of a label with its distance from its own point and from another one, in CSS pixels. */
const LABEL_HEIGHT = 21;

/**
 * On which side of its point each label of a line stands, by category: below where the next higher line leaves no room
 * above. One that would cover another line's point or the axis on either side is left out.
 * @param index of the series.
 * @param height of the drawn values in CSS pixels.
 */
export function labelSides(
  { points }: ChartData,
  index: number,
  height: number,
): ('top' | 'bottom' | 'none')[] {
  const all = points.flatMap(({ values }) => values.map((value) => Number(value ?? 0)));
  const least = Math.min(0, ...all);
  const pixels = height / Math.max(Math.max(0, ...all) - least, Number.EPSILON);
  return points.map(({ values }) => {
    const own = Number(values[index] ?? 0);
    const isNear = (side: 1 | -1): boolean =>
      values.some((value, other) => {
        const distance = side * (Number(value ?? 0) - own) * pixels;
        // Of two equal values the first has its label above.
        return (
          value !== null &&
          distance < LABEL_HEIGHT &&
          (distance > 0 || (distance === 0 && (side === 1 ? other < index : other > index)))
        );
      });
    if (!isNear(1)) return 'top';
    return !isNear(-1) && (own - least) * pixels > LABEL_HEIGHT ? 'bottom' : 'none';
  });
}
