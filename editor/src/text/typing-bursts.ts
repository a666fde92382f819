import type { Transaction } from '@tiptap/pm/state';

/** A pause this long, in milliseconds, begins a new burst. */
const PAUSE = 1200;

let last = 0;

/** Numbers bursts of typing: a pause, a paste or a change of formatting begins the next one. */
export class TypingBursts {
  private number = ++last;
  private at = Number.NEGATIVE_INFINITY;
  private sort = '';

  /** The name of the burst that a change belongs to; changes of one burst are one step of the history. */
  take(transaction: Transaction, now: number): string {
    const sort = sortOf(transaction);
    if (now - this.at > PAUSE || sort !== this.sort || sort === 'paste' || sort === 'format') this.end();
    this.at = now;
    this.sort = sort;
    return String(this.number);
  }

  /** The next change begins a new burst. */
  end(): void {
    this.number = ++last;
  }
}

function sortOf(transaction: Transaction): string {
  if (transaction.getMeta('paste') === true || transaction.getMeta('uiEvent') === 'paste') return 'paste';
  return transaction.steps.some((step) => /Mark|Attr/.test(step.constructor.name)) ? 'format' : 'type';
}
