import { describe, expect, it } from 'vitest';
import { continueGroups, type PagedTable } from './continue-groups.ts';

type Line = { text: string; classes: string };

/** `0> A` is a heading, `<0` a subtotal, `=` the total, all else a row. */
function lineOf(text: string): Line {
  const [, heading] = /^(\d)>/.exec(text) ?? [];
  const [, subtotal] = /^<(\d)/.exec(text) ?? [];
  if (heading !== undefined) return { text, classes: `lz-grupo lz-grupo-${heading}` };
  if (subtotal !== undefined) return { text, classes: `lz-subtotal lz-subtotal-${subtotal}` };
  return { text, classes: text === '=' ? 'lz-totals' : '' };
}

/** The texts of each page; undefined for one that only a row's end is on. */
type Paged = { pages: (string | undefined)[]; mostLaidOut: number };

/**
 * The pages of a table once its groups continue. Lines are equally high; a heading never ends a page, and a row of
 * capitals fills a page and a half.
 */
function paged(label: string, linesPerPage: number): Paged {
  const lines = label.split(' ').map(lineOf);
  const hidden = new Set<Line>();
  let hasFiller = false;
  let mostLaidOut = 0;
  const paginate = (): Map<Line, [number, number]> => {
    const positions = new Map<Line, [number, number]>();
    const shown = lines.filter((line) => !hidden.has(line));
    mostLaidOut = Math.max(mostLaidOut, shown.length);
    let used = hasFiller ? linesPerPage : 0;
    for (const [index, { text }] of shown.entries()) {
      const height = /^[A-Z]+$/.test(text) ? Math.ceil(linesPerPage * 1.5) : 1;
      const rest = shown.slice(index).findIndex((one) => !one.classes.includes('lz-grupo')) + 1;
      const isAfterHeading = shown[index - 1]?.classes.includes('lz-grupo') === true;
      const left = linesPerPage - (used % linesPerPage);
      if (!isAfterHeading && height === 1 && rest > left) used += left;
      const begin = Math.floor(used / linesPerPage);
      used += height;
      const line = shown[index];
      if (line !== undefined) positions.set(line, [begin, Math.ceil(used / linesPerPage) - 1]);
    }
    return positions;
  };
  let isShown = true;
  const table: PagedTable<Line> = {
    lines: [...lines],
    grouped: label.includes('>'),
    repeats: label.includes('>'),
    hasNeighbors: false,
    setTableShown: (shown) => {
      isShown = shown;
    },
    classOf: ({ classes }) => classes,
    pagesOf: (line) => paginate().get(line) ?? [-1, -1],
    topOf: () => 0,
    setWhole: () => false,
    hasPageSums: false,
    placeSum: () => undefined,
    placeCarried: () => [],
    repeat: ({ text, classes }, before) => {
      const copy = { text: `${text}…`, classes };
      lines.splice(lines.indexOf(before), 0, copy);
      return copy;
    },
    setShown: (changed, shown) => {
      for (const line of changed)
        if (shown) hidden.delete(line);
        else hidden.add(line);
    },
    setFiller: (shown) => {
      hasFiller = shown;
    },
  };
  for (const _ of continueGroups([table]));
  expect([isShown, hidden.size, hasFiller]).toEqual([true, 0, false]);
  const most = mostLaidOut;
  const targets = paginate();
  const pages: (string[] | undefined)[] = [];
  for (const line of lines) {
    const [page] = targets.get(line) ?? [-1];
    pages[page] = [...(pages[page] ?? []), line.text];
  }
  return { pages: Array.from(pages, (texts) => texts?.join(' ')), mostLaidOut: most };
}

const pagesOf = (phrase: string, linesPerPage: number): Paged['pages'] => paged(phrase, linesPerPage).pages;

describe('the headings of groups', () => {
  it('are repeated on each page that begins inside of a group', () => {
    expect(pagesOf('0>A a b c d e f g <0 0>B h =', 4)).toEqual([
      '0>A a b c',
      '0>A… d e f',
      '0>A… g <0',
      '0>B h =',
    ]);
  });

  it('are repeated together, and the outer one alone where an inner group begins', () => {
    expect(pagesOf('0>A 1>X a b c d <1 1>Y e f <1 <0', 5)).toEqual([
      '0>A 1>X a b c',
      '0>A… 1>X… d <1',
      '0>A… 1>Y e f <1',
      '0>A… <0',
    ]);
  });

  it('are not repeated before the total, nor where pages begin with a group', () => {
    expect(pagesOf('0>A a b <0 0>B c d <0 =', 4)).toEqual(['0>A a b <0', '0>B c d <0', '=']);
  });

  it('are not repeated in a table without groups', () => {
    expect(pagesOf('a b c d =', 2)).toEqual(['a b', 'c d', '=']);
  });

  it('are not repeated below a row that goes on on the next page', () => {
    expect(pagesOf('0>A a b ROW c d e', 4)).toEqual(['0>A a b ROW', undefined, 'c d e']);
  });

  it('are the same in a long table, of which only some pages are laid out at a time', () => {
    const rows = (name: string): string[] => Array.from({ length: 900 }, (_, index) => `${name}${index}`);
    const { pages, mostLaidOut } = paged(
      ['0>A', ...rows('a'), '<0', '0>B', ...rows('b'), '<0', '='].join(' '),
      21,
    );
    expect(mostLaidOut).toBeLessThan(500);
    expect(pages[0]).toMatch(/^0>A a0 .* a19$/);
    expect(pages[1]).toMatch(/^0>A… a20 .* a39$/);
    expect(pages[45]).toMatch(/^0>A… <0 0>B b0 .* b17$/);
    expect(pages.slice(46).every((page) => page?.startsWith('0>B… b'))).toBe(true);
    expect(pages.slice(1, -1).map((page) => page?.split(' ').length)).toEqual(
      pages.slice(1, -1).map(() => 21),
    );
  });
});
