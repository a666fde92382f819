/** A piece of text on a page: where it begins and its baseline, in points from the top left corner. */
export type PlacedText = { text: string; x: number; baseline: number };

/** Texts whose baselines are nearer than this stand on one line; the smallest line is three times as high. */
const SAME_LINE = 2;

/**
 * The lines of a page from top to bottom, as one reads them across all columns, without blanks: where a blank ends
 * is a matter of taste, where a line ends is not.
 */
export function joinedLines(texts: readonly PlacedText[]): string[] {
  const lines: { baseline: number; texts: PlacedText[] }[] = [];
  for (const text of texts.toSorted((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1);
    if (line !== undefined && text.baseline - line.baseline < SAME_LINE) line.texts.push(text);
    else lines.push({ baseline: text.baseline, texts: [text] });
  }
  return lines
    .map((line) =>
      line.texts
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ''),
    )
    .filter((line) => line !== '');
}
