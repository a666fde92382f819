/**
 * Compares the pages of a file with the drawing, word by word: each cell of the drawing stands in the file once, in its
 * place, and each word of the file belongs to a cell.
 */
import type { DrawnCell } from './drawn-cells.ts';
import type { DrawnItem, DrawnPage } from './drawn-pages.ts';
import { ItemMatch } from './match-item.ts';
import type { PageWord, ReadPage } from './read-page.ts';

/** A cell that the file does not have in its place; null for words of the file that belong to none. */
export type Misplaced = { drawn: DrawnItem | null; cell: DrawnCell | null; title: string; found: string };

export type PagesMatch = { misplaced: Misplaced[]; values: number };

/** Places that are told apart; a file with more is another one. */
const MAX_MISPLACED = 50;
/** Words and cells that are looked through for where file and drawing meet again. */
const REACH = 200;

/**
 * @param pages without their headers and footers.
 * @param goesOnOverPages whether what begins on a new page may go on on the next ones; Word decides that when it is opened.
 */
export function matchPages(
  drawn: Iterable<DrawnPage>,
  pages: readonly ReadPage[],
  { goesOnOverPages }: { goesOnOverPages: boolean },
): PagesMatch {
  const written = pages.map(({ words }) => words).filter((labels) => labels.length > 0);
  const misplaced: Misplaced[] = [];
  let values = 0;
  for (const one of drawn) {
    const match = new PageMatch(one);
    // A page of pictures alone has no words, unless they are missing or described.
    if (match.isComplete && !match.beginsWith(written[0] ?? [])) continue;
    const canGoOn = match.takeFrom(written, goesOnOverPages);
    misplaced.push(...match.misplaced);
    if (!canGoOn || misplaced.length > MAX_MISPLACED) return { misplaced, values };
    values += match.values;
  }
  const [left] = written;
  if (left !== undefined) misplaced.push(extra(left));
  return { misplaced, values };
}

/** Words that belong to no cell; the first ones are told. */
const extra = (terms: readonly PageWord[]): Misplaced => ({
  ...{ drawn: null, cell: null, title: '' },
  found: inWords(terms.slice(0, 8)),
});

const inWords = (tokens: readonly PageWord[]): string => tokens.map(({ text }) => text).join(' ');

/** What begins on a page of its own, and may go on on others. */
class PageMatch {
  readonly misplaced: Misplaced[] = [];
  private readonly sections: ItemMatch[][];
  private readonly figures: DrawnItem[];
  private section = 0;
  /** Figures that were found. */
  private existing = 0;
  /** The item of a label that is read before those to its left end. */
  private beside: ItemMatch | null = null;

  constructor({ sections, figures }: DrawnPage) {
    this.sections = sections.map((items) => items.map((item) => new ItemMatch(item)));
    this.figures = [...figures];
  }

  get isComplete(): boolean {
    return this.figures.length === 0 && this.left.every((item) => item.isComplete);
  }

  get values(): number {
    return this.sections.flat().reduce((sum, item) => sum + item.values, this.existing);
  }

  /** The items of the section that is being read, and of those after it. */
  private get left(): ItemMatch[] {
    return this.sections.slice(this.section).flat();
  }

  beginsWith(phrases: readonly PageWord[]): boolean {
    return this.left.some((item) => item.goesOn(phrases, 0, 0) === true);
  }

  /**
   * Takes its pages from the first ones that are left.
   * @returns whether what comes after them can be told.
   */
  takeFrom(written: (readonly PageWord[])[], goesOnOverPages: boolean): boolean {
    for (;;) {
      const wording = written.shift();
      const isReadable = wording !== undefined && this.take(wording);
      this.tellWrongSums();
      if (!isReadable && wording !== undefined) return !goesOnOverPages;
      if (this.isComplete) return true;
      if (wording !== undefined && goesOnOverPages) continue;
      this.tellMissing();
      return wording !== undefined;
    }
  }

  private tellWrongSums(): void {
    for (const item of this.sections.flat())
      for (const { cell, found } of item.endPage())
        this.misplaced.push({ drawn: item.drawn, cell, title: item.titleOf(cell), found });
  }

  /** What the file ends before. */
  private tellMissing(): void {
    const item = this.left.find((one) => !one.isComplete);
    const drawn = item?.drawn ?? this.figures[0] ?? null;
    const cell = item?.next ?? drawn?.cells[0] ?? null;
    const title = item === undefined || cell === null ? '' : item.titleOf(cell);
    this.misplaced.push({ drawn, cell, title, found: '' });
  }

  /** @returns whether the reading can go on. */
  private take(page: readonly PageWord[]): boolean {
    const sentences = this.withoutFigures(page);
    for (const item of this.left) item.beginPage();
    this.beside = null;
    for (let at = 0; at < sentences.length; ) {
      const taken = this.takeAt(sentences, at) || this.recover(sentences, at);
      if (taken === 0 || this.misplaced.length > MAX_MISPLACED) return false;
      at += taken;
    }
    return true;
  }

  /** A page has its figures behind everything else, each of them whole. */
  private withoutFigures(pageTokens: readonly PageWord[]): readonly PageWord[] {
    for (let count = this.figures.length; count > 0; count -= 1) {
      const texts = this.figures.slice(0, count).flatMap(({ cells }) => cells.map(({ text }) => text));
      const from = startOfEnd(pageTokens, texts.join(''));
      if (from === null) continue;
      this.figures.splice(0, count);
      this.existing += count;
      return pageTokens.slice(0, from);
    }
    return pageTokens;
  }

  private takeAt(pageTokens: readonly PageWord[], at: number): number {
    const word = pageTokens[at];
    if (word === undefined) return 0;
    const takenBeside = this.beside?.take(pageTokens, at) ?? 0;
    if (takenBeside > 0) return takenBeside;
    this.beside = null;
    for (let items = this.nextSection(); items !== undefined; items = this.nextSection()) {
      for (const item of itemsAt(items, word)) {
        const taken = item.take(pageTokens, at);
        if (taken > 0) return taken;
        if (!item.isComplete) return this.takeBeside(items, pageTokens, at);
      }
      if (!items.every((one) => one.isComplete)) return 0;
      this.section += 1;
    }
    return 0;
  }

  /**
   * A label on a sheet of its own may go on over pages: each has a part of the items that stand beside each other. Where
   * they stand is not told, so the one that goes on with these words takes them, and what follows.
   */
  private takeBeside(items: readonly ItemMatch[], pageTokens: readonly PageWord[], at: number): number {
    if (pageTokens[at]?.run === undefined) return 0;
    this.beside = items.find((one) => one.drawn.place === null && one.resumes(pageTokens, at)) ?? null;
    return this.beside?.take(pageTokens, at) ?? 0;
  }

  /** Behind the last section, a figure that is not whole is read like anything else. */
  private nextSection(): ItemMatch[] | undefined {
    const figure = this.section === this.sections.length ? this.figures.shift() : undefined;
    if (figure !== undefined) this.sections.push([new ItemMatch(figure)]);
    return this.sections[this.section];
  }

  /**
   * Tells what is misplaced up to where file and drawing meet again: the fewest words and cells further on.
   * @returns how many words that are, at least one where nothing else goes on; 0 when they do not meet.
   */
  private recover(pageTokens: readonly PageWord[], at: number): number {
    const word = pageTokens[at];
    const items = this.sections[this.section];
    const item = word && items && (itemsAt(items, word)[0] ?? items.find((one) => !one.isComplete));
    if (item === undefined) {
      this.misplaced.push(extra(pageTokens.slice(at)));
      return 0;
    }
    for (let cost = 1; cost <= REACH; cost += 1)
      for (let cells = 0; cells <= cost; cells += 1) {
        const count = cost - cells;
        if (at + count > pageTokens.length || !this.meets(item, pageTokens, at + count, { cells, count }))
          continue;
        this.tell(item, item.skip(cells), pageTokens.slice(at, at + count));
        return count === 0 ? this.takeAt(pageTokens, at) : count;
      }
    this.tell(item, item.skip(1), pageTokens.slice(at, at + 1));
    return 0;
  }

  private meets(
    item: ItemMatch,
    pageTokens: readonly PageWord[],
    at: number,
    { cells, count }: { cells: number; count: number },
  ): boolean {
    if (at === pageTokens.length) return cells > 0 && this.mayEnd(item, count, cells);
    const goesOn = item.goesOn(pageTokens, at, cells);
    if (goesOn !== null) return goesOn;
    // Behind the last cell of the item.
    return (
      cells > 0 && item.goesOn(pageTokens, at, cells - 1) !== null && this.othersGoOn(item, pageTokens, at)
    );
  }

  /** A page ends with a cell for each word, or with the last cell. */
  private mayEnd(item: ItemMatch, count: number, cells: number): boolean {
    const isLast = item.goesOn([], 0, cells) === null;
    return item.goesOn([], 0, cells - 1) !== null && (isLast || cells === count);
  }

  private othersGoOn(item: ItemMatch, pageTokens: readonly PageWord[], at: number): boolean {
    const others = [...(this.sections[this.section] ?? []), ...(this.sections[this.section + 1] ?? [])];
    return others.some((one) => one !== item && one.goesOn(pageTokens, at, 0) === true);
  }

  private tell(item: ItemMatch, cells: readonly DrawnCell[], pageTokens: readonly PageWord[]): void {
    if (cells.length === 0) this.misplaced.push({ ...extra(pageTokens), drawn: item.drawn });
    for (const [at, cell] of cells.entries()) {
      const own =
        cells.length === 1
          ? pageTokens
          : cells.length === pageTokens.length
            ? pageTokens.slice(at, at + 1)
            : [];
      const hit = inWords(own);
      const isElsewhere = own.map(({ text }) => text).join('') === cell.text;
      this.misplaced.push({
        ...{ drawn: item.drawn, cell, title: item.titleOf(cell) },
        found: isElsewhere ? '' : hit,
      });
    }
  }
}

/** The items of a section that a word may belong to: by its place, else one after the other. */
function itemsAt(items: readonly ItemMatch[], word: PageWord): ItemMatch[] {
  const isPlaced = word.run !== undefined && items.every(({ drawn }) => drawn.place !== null);
  return items.filter((item) => item.next !== undefined && (!isPlaced || item.standsAt(word)));
}

/** Where the last words that make up a text begin; null when they do not. */
function startOfEnd(pageTokens: readonly PageWord[], text: string): number | null {
  let left = text;
  let at = pageTokens.length;
  while (left !== '') {
    const word = pageTokens[at - 1];
    if (word === undefined || !left.endsWith(word.text)) return null;
    left = left.slice(0, left.length - word.text.length);
    at -= 1;
  }
  return at;
}
