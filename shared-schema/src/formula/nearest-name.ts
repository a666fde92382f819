import { foldedName } from './folded-name.ts';

/** Longer names are not compared. */
const MAX_LENGTH = 60;

/** The name that differs from a word by the fewest letters, at most a third of them; null when none is near. */
export function nearestName(word: string, names: readonly string[]): string | null {
  const requested = foldedName(word);
  if (requested.length > MAX_LENGTH) return null;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(requested.length / 3)) + 1;
  for (const name of names) {
    const known = foldedName(name);
    if (known.length > MAX_LENGTH || Math.abs(known.length - requested.length) >= least) continue;
    const distance =
      known.startsWith(requested) && requested.length > 2 ? 1 : differingLetters(requested, known);
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

/** Levenshtein's distance: letters put in, left out or exchanged. */
function differingLetters(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const exchanged = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(exchanged, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    before = line;
  }
  return before.at(-1) ?? 0;
}
