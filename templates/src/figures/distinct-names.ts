import { textWidth } from '../drawing/text/text-width.ts';

/** Letters of a name's beginning that are kept before what tells it from others, and in em the room that they need. */
const HEAD_LETTERS = 4;
const ROOM_FOR_HEAD = 8;

/**
 * Names for a limited width. One that is too long loses its end; those that would look alike lose what they share
 * instead, and are numbered where even that does not tell them apart.
 * @param roomOf the em of each name.
 */
export function distinctNames(names: readonly string[], roomOf: (index: number) => number): string[] {
  const short = names.map((name, index) => withoutEnd(name, roomOf(index)));
  separate(names, [...names.keys()], short, roomOf, 0);
  if (alike(names, [...names.keys()], short).length === 0) return short;
  return names.map((name, index) => {
    const number = `${index + 1}. `;
    return number + withoutEnd(name, roomOf(index) - textWidth(number));
  });
}

/** Shortens again, in place, those of the names at `indices` that read alike; they share `shared` letters or more. */
function separate(
  names: readonly string[],
  indices: readonly number[],
  short: string[],
  roomOf: (index: number) => number,
  shared: number,
): void {
  for (const group of alike(names, indices, short)) {
    const letters = group.map((index) => [...(names[index] ?? '')]);
    const common = commonPrefix(letters);
    if (common <= shared && shared > 0) continue;
    for (const [at, index] of group.entries())
      short[index] = withoutShared(letters[at] ?? [], common, roomOf(index));
    separate(names, group, short, roomOf, common);
  }
}

/** Different names that are written the same, in groups. */
function alike(names: readonly string[], indices: readonly number[], short: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const index of indices) {
    const written = short[index] ?? '';
    groups.set(written, [...(groups.get(written) ?? []), index]);
  }
  return [...groups.values()].filter((group) => new Set(group.map((index) => names[index])).size > 1);
}

function commonPrefix(names: readonly (readonly string[])[]): number {
  const [first = []] = names;
  const differs = first.findIndex((letter, at) => names.some((name) => name[at] !== letter));
  return differs < 0 ? first.length : differs;
}

/** A name without the letters that others share, which begins with the word in which it differs. */
function withoutShared(letters: readonly string[], common: number, em: number): string {
  const word = letters.lastIndexOf(' ', common - 1) + 1;
  const from = common - word > HEAD_LETTERS ? common : word;
  const head = em < ROOM_FOR_HEAD ? '' : letters.slice(0, Math.min(HEAD_LETTERS, from)).join('').trimEnd();
  const start = `${head}…`;
  return start + withoutEnd(letters.slice(from).join(''), em - textWidth(start));
}

function withoutEnd(name: string, em: number): string {
  if (textWidth(name) <= em) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > em) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
