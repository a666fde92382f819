/** Word measures lengths in twentieths of a point, and letters in halves of one. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.round(points * 2);
/** `#1b2330` as Word writes it. */
export const wordColor = (color: string): string => color.replace('#', '').toUpperCase();
