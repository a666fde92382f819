/** One measured figure against its limit, as the benches print it. */

export type Figure = {
  name: string;
  value: number;
  limit: number;
  unit: 's' | 'ms' | 'kB' | 'MB' | 'px' | 'x' | 'items';
};

/** Prints the figures as a table with their ratio to the limit; true when none is over it. */
export function printFigures(figures: Figure[]): boolean {
  const width = Math.max(...figures.map((figure) => figure.name.length));
  for (const { name, value, limit, unit } of figures) {
    const ratio = limit === 0 ? value : value / limit;
    const shown = `${value.toFixed(unit === 's' || unit === 'x' ? 2 : value < 100 && unit !== 'items' ? 1 : 0)} ${unit}`;
    console.log(
      `${name.padEnd(width)}  ${shown.padStart(10)}  limit ${`${shownLimit(limit)} ${unit}`.padStart(8)}  ${ratio.toFixed(2).padStart(5)}  ${value <= limit ? 'ok' : 'OVER'}`,
    );
  }
  return figures.every((figure) => figure.value <= figure.limit);
}

const shownLimit = (limit: number): string =>
  limit === Infinity ? '-' : String(Math.round(limit * 1000) / 1000);

/** The middle of several measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}
