/** Follows the sums at the ends of a table's pages through the words of a file. */
import { pageSumMessages } from '@lienzo/schema/reports/page-sum-messages';
import { PageSums } from '@lienzo/templates/drawing/page-sums';
import type { DrawnCell } from './drawn-cells.ts';
import type { DrawnPageSums } from './drawn-page-sums.ts';
import { plainText } from './plain-text.ts';
import type { PageWord } from './read-page.ts';
import { wordCount } from './word-count.ts';

/** A sum that the file does not have as it must be. */
export type WrongSum = { cell: DrawnCell; found: string };

/** Adds up the rows of one table as they are found, and expects its sums where the pages of the file end. */
export class PageSumsMatch {
  readonly wrong: WrongSum[] = [];
  /** How many figures were found. */
  values = 0;
  private readonly drawn: DrawnPageSums;
  private readonly table: number;
  private readonly sums: PageSums;
  /** Rows since the last sum, and of the group whose pages these are. */
  private pending = 0;
  private rows = 0;

  constructor(drawn: DrawnPageSums, table: number) {
    this.drawn = drawn;
    this.table = table;
    this.sums = new PageSums(drawn.formats);
  }

  /** Goes on behind a cell. */
  follow({ addends, startsGroup, kind, group }: DrawnCell): void {
    if (startsGroup === true || (kind === 'total' && group === undefined)) this.expectNothingPending();
    if (startsGroup === true) {
      this.sums.restart();
      this.rows = 0;
    }
    if (addends === undefined) return;
    this.sums.add(addends);
    this.pending += 1;
    this.rows += 1;
  }

  /** Called where a page ends. */
  endPage(): void {
    this.expectNothingPending();
  }

  /** @returns how many of the words from `from` on are the sum of a page; 0 for none. */
  takeSum(terms: readonly PageWord[], from: number): number {
    if (!this.drawn.hasSum || this.pending === 0) return 0;
    const caption = wordCount(plainText(pageSumMessages.sum), terms, from);
    if (caption === 0) return 0;
    this.pending = 0;
    return caption + this.takeFigures(this.sums.endPage(), terms, from + caption);
  }

  /**
   * @param next the cell with which the page goes on.
   * @returns how many of the words from `from` on, below the head of a page, are what comes from the pages before.
   */
  takeCarried(terms: readonly PageWord[], from: number, next: DrawnCell | undefined): number {
    if (!this.drawn.hasCarried || this.rows === 0 || next?.startsGroup === true) return 0;
    const texts = this.sums.beginPage();
    const caption = wordCount(plainText(pageSumMessages.carried), terms, from);
    if (caption === 0) this.tellMissing(pageSumMessages.carried, texts);
    return caption === 0 ? 0 : caption + this.takeFigures(texts, terms, from + caption);
  }

  private takeFigures(texts: readonly string[], terms: readonly PageWord[], from: number): number {
    let at = from;
    for (const [index, text] of texts.entries()) {
      if (text === '') continue;
      const count = wordCount(plainText(text), terms, at);
      if (count === 0) this.tell(text, index, terms[at]?.text ?? '');
      else this.values += 1;
      at += Math.max(1, count);
    }
    return Math.min(at, terms.length) - from;
  }

  private expectNothingPending(): void {
    if (!this.drawn.hasSum || this.pending === 0) return;
    this.pending = 0;
    this.tellMissing(pageSumMessages.sum, this.sums.endPage());
  }

  private tellMissing(caption: string, texts: readonly string[]): void {
    this.tell([caption, ...texts].join(' '), 0, '');
  }

  private tell(shown: string, index: number, match: string): void {
    const cell: DrawnCell = {
      ...{ kind: 'total', shown, text: plainText(shown), table: this.table, level: 0, row: null },
      column: this.drawn.columns[index] ?? null,
      isOptional: false,
    };
    this.wrong.push({ cell, found: match });
  }
}
