const DAY_MS = 86_400_000;

/** Days until an instant, rounded up; 0 when it is past. */
export const daysLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
