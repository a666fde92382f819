/** Rules of the domain are data with dates; this finds the one that applies on a day. */

/** An entry of dated data: applies from this day (`YYYY-MM-DD`) until the next entry's. */
export type Dated = { vigente_desde: string };

/**
 * @param entries in ascending order of `vigente_desde`.
 * @throws RangeError when the day is before the first entry: the figures of that time are not known here.
 */
export function inForce<T extends Dated>(entries: readonly T[], day: string): T {
  const match = entries.findLast((entry) => entry.vigente_desde <= day);
  if (match === undefined) throw new RangeError(`no figure in force on ${day}`);
  return match;
}
