import type { Transaction } from '@tiptap/pm/state';

/** A pause of this length, in milliseconds, starts a new burst. */
const PAUSE_MS = 1200;

let last = 0;

/** Groups typing into bursts: a pause, a paste or a change of formatting starts the next one. */
export class TypingBursts {
  private number = ++last;
  private at = Number.NEGATIVE_INFINITY;
  private changeType = '';

  /** The key of the burst that a change belongs to; changes of one burst are one history entry. */
  take(transaction: Transaction, now: number): string {
    const changeType = changeTypeOf(transaction);
    if (
      now - this.at > PAUSE_MS ||
      changeType !== this.changeType ||
      changeType === 'paste' ||
      changeType === 'format'
    )
      this.end();
    this.at = now;
    this.changeType = changeType;
    return String(this.number);
  }

  /** Forces the next change to start a new burst. */
  end(): void {
    this.number = ++last;
  }
}

function changeTypeOf(transaction: Transaction): string {
  if (transaction.getMeta('paste') === true || transaction.getMeta('uiEvent') === 'paste') return 'paste';
  return transaction.steps.some((step) => /Mark|Attr/.test(step.constructor.name)) ? 'format' : 'type';
}
