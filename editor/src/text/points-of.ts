/**
 * A CSS length in points or pixels, converted to points, within the document's limits (4 to 96); null for any other.
 */
export function pointsOf(css: string): number | null {
  const parts = /^(\d+(?:\.\d+)?)(pt|px)$/.exec(css);
  if (parts === null) return null;
  const points = Number(parts[1]) * (parts[2] === 'px' ? 0.75 : 1);
  return points >= 4 && points <= 96 ? Math.round(points * 100) / 100 : null;
}
