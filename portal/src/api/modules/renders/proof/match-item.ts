/** Follows an item of the drawing through the words of a file. */
import { CONTINUED } from '@lienzo/templates/drawing/continue-groups';
import type { DrawnCell } from './drawn-cells.ts';
import type { DrawnItem } from './drawn-pages.ts';
import { PageSumsMatch, type WrongSum } from './match-page-sums.ts';
import { plainText } from './plain-text.ts';
import type { PageWord } from './read-page.ts';
import { isReordered, ReorderedText } from './reordered-text.ts';
import { isPartingHyphen, wordCount } from './word-count.ts';

/** Points by which a word may stand beside its item. */
const SLACK = 2;
/** Cells that must be right for a reading to go on with them. */
const SURE_CELLS = 2;
const CONTINUES = plainText(CONTINUED);

type Span = { from: number; to: number };

/** Each cell of an item, once and in order; at the top of a page what tables repeat there. */
export class ItemMatch {
  readonly drawn: DrawnItem;
  /** How many cells with data were found. */
  values = 0;
  /** By table. */
  private readonly heads = new Map<number, DrawnCell[]>();
  /** Where the titles of the columns of the table that is being read stand. */
  private readonly headRuns = new Map<number, Span>();
  /** The groups of rows that are open. */
  private readonly groups: DrawnCell[] = [];
  private at = 0;
  /** That of the cell before the next one. */
  private lastTable: number | null = null;
  /** Characters of the cell that were found. */
  private used = 0;
  /** Of a cell whose letters stand in another order. */
  private reordered: ReorderedText | null = null;
  private isPageTop = false;
  /** Of each table that was reached. */
  private readonly sums = new Map<number, PageSumsMatch>();

  constructor(drawn: DrawnItem) {
    this.drawn = drawn;
    for (const cell of drawn.cells)
      if (cell.kind === 'head' && cell.table !== null)
        this.heads.set(cell.table, [...(this.heads.get(cell.table) ?? []), cell]);
  }

  /** The cell that must come next. */
  get next(): DrawnCell | undefined {
    return this.drawn.cells[this.at];
  }

  get isComplete(): boolean {
    const from = this.reordered?.isReadable === true ? this.at + 1 : this.at;
    for (let at = from; at < this.drawn.cells.length; at += 1)
      if (this.drawn.cells[at]?.isOptional === false) return false;
    return true;
  }

  beginPage(): void {
    this.isPageTop = true;
  }

  /** Called where a page of the file ends. @returns the sums at the ends of pages that are not as they must be. */
  endPage(): WrongSum[] {
    return [...this.sums.values()].flatMap((one) => {
      one.endPage();
      return one.wrong.splice(0);
    });
  }

  standsAt({ run }: PageWord): boolean {
    const { place } = this.drawn;
    if (place === null || run === undefined) return true;
    return run.from >= place.from - SLACK && run.from < place.to + SLACK;
  }

  /** @returns how many of the words from `from` on are the next ones of the item; 0 for none. */
  take(terms: readonly PageWord[], from: number): number {
    if (this.isPageTop) {
      this.isPageTop = false;
      const repeated = this.repeated(terms, from, (at) => this.takeCarried(terms, at));
      if (repeated > 0) return repeated;
    }
    const sum = this.sumsOf(this.lastTable)?.takeSum(terms, from) ?? 0;
    if (sum > 0) return sum;
    return this.takeWord(terms[from]) ? 1 : 0;
  }

  /** The next cells, which the file does not have in their place. */
  skip(count: number): DrawnCell[] {
    const skipped = this.drawn.cells.slice(this.at, this.at + count);
    for (const cell of skipped) this.follow(cell);
    return skipped;
  }

  /** Whether the words from `from` on are the cells that come `ahead` of the next one; null: there is none. */
  goesOn(tokens: readonly PageWord[], from: number, ahead: number): boolean | null {
    const cells = this.drawn.cells.slice(this.at + ahead, this.at + ahead + SURE_CELLS);
    if (cells.length === 0) return null;
    let at = from;
    for (const { text } of cells) {
      if (at === tokens.length && at > from) return true;
      const count = wordCount(text, tokens, at);
      if (count === 0) return false;
      at += count;
    }
    return true;
  }

  /** Whether the item goes on with the words from `from` on, behind what it repeats at the top of a page. */
  resumes(phrases: readonly PageWord[], from: number): boolean {
    return this.goesOn(phrases, from + (this.isPageTop ? this.repeated(phrases, from) : 0), 0) === true;
  }

  /** The title of a cell's column. */
  titleOf(cell: DrawnCell): string {
    const head = cell.table === null ? [] : (this.heads.get(cell.table) ?? []);
    return head.find(({ column }) => column !== null && column === cell.column)?.shown ?? '';
  }

  /** What the tables of a file repeat at the top of a page. */
  private repeated(
    wording: readonly PageWord[],
    from: number,
    belowHead: (at: number) => number = () => 0,
  ): number {
    const table = this.next?.table ?? null;
    const head = table === null ? undefined : this.heads.get(table);
    const [first] = head ?? [];
    if (head === undefined || first === undefined || this.drawn.cells.indexOf(first) >= this.at) return 0;
    let at = from + wordCount(head.map((cell) => cell.text).join(''), wording, from);
    at += belowHead(at);
    for (const group of this.groups) at += wordCount(group.text + CONTINUES, wording, at);
    return at - from;
  }

  private takeCarried(terms: readonly PageWord[], from: number): number {
    const table = this.next?.table ?? null;
    return this.sumsOf(table)?.takeCarried(terms, from, this.next) ?? 0;
  }

  private sumsOf(table: number | null): PageSumsMatch | undefined {
    const drawn = table === null ? undefined : this.drawn.pageSums?.[table];
    if (table === null || drawn === undefined) return undefined;
    const match = this.sums.get(table) ?? new PageSumsMatch(drawn, table);
    this.sums.set(table, match);
    return match;
  }

  private takeWord(word: PageWord | undefined): boolean {
    if (word === undefined) return false;
    for (let cell = this.next; cell !== undefined; cell = this.next) {
      if (isPartingHyphen(word, cell.text, this.used)) return true;
      const isInOrder = word.run === undefined || !isReordered(cell.text);
      const fits = isInOrder ? cell.text.startsWith(word.text, this.used) : this.takeLetters(cell, word);
      if (fits) return isInOrder ? this.takeInCell(cell, word) : this.isInColumn(cell, word);
      const mayEnd = isInOrder ? this.used === 0 && cell.isOptional : this.reordered?.isReadable === true;
      if (!mayEnd) return false;
      this.follow(cell);
    }
    return false;
  }

  private takeInCell(cell: DrawnCell, word: PageWord): boolean {
    if (!this.isInColumn(cell, word)) return false;
    this.used += word.text.length;
    if (this.used === cell.text.length) this.finish(cell);
    return true;
  }

  private takeLetters(cell: DrawnCell, { text }: PageWord): boolean {
    this.reordered ??= new ReorderedText(cell.text);
    if (!this.reordered.take(text)) return false;
    if (this.reordered.isComplete) this.finish(cell);
    return true;
  }

  private finish(cell: DrawnCell): void {
    if (cell.kind !== 'head') this.values += 1;
    this.follow(cell);
  }

  /** Goes on behind a cell. */
  private follow(cell: DrawnCell): void {
    this.lastTable = cell.table;
    this.sumsOf(cell.table)?.follow(cell);
    if (cell.kind === 'heading') this.groups.splice(cell.level, this.groups.length, cell);
    this.at += 1;
    this.used = 0;
    this.reordered = null;
    const { next } = this;
    if (next !== undefined && next.table !== cell.table) {
      this.groups.length = 0;
      this.headRuns.clear();
    }
  }

  /** A value below the title of another column stands in the wrong one, even where the cells between them are empty. */
  private isInColumn(cell: DrawnCell, { run, column }: PageWord): boolean {
    if (cell.column === null) return true;
    if (run === undefined) return column === undefined || column === cell.column;
    const own = this.headRuns.get(cell.column);
    if (cell.kind === 'head') {
      const from = Math.min(own?.from ?? run.from, run.from);
      this.headRuns.set(cell.column, { from, to: Math.max(own?.to ?? run.to, run.to) });
      return true;
    }
    if (own === undefined || overlaps(own, run)) return true;
    return ![...this.headRuns.values()].some((other) => overlaps(other, run));
  }
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
