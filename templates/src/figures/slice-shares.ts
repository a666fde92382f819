/**
 * The slices' shares of the whole in percent, rounded by the largest remainder so that they add up to 100; whole
 * numbers, or tenths where a slice would show as 0.
 * @param values of the slices, none negative.
 */
export function sliceShares(values: readonly number[]): string[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => '0%');
  const shares = values.map((value) => (value / whole) * 100);
  const decimals = shares.some((share) => share > 0 && share < 1) ? 1 : 0;
  const units = shares.map((share) => share * 10 ** decimals);
  const rounded = units.map(Math.floor);
  const missing = 100 * 10 ** decimals - rounded.reduce((sum, unit) => sum + unit, 0);
  const byRemainder = units
    .map((unit, index) => ({ index, remainder: unit - Math.floor(unit) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) rounded[index] = (rounded[index] ?? 0) + 1;
  return rounded.map((unit) => `${(unit / 10 ** decimals).toFixed(decimals)}%`);
}
