/** Scripts from right to left, and what turns others round. */
const REORDERED =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u202a-\u202e\u2066-\u2069]/u;
/** Share of the letters that may be without a code of their own, where several are one glyph. */
const UNREAD = 0.4;

/** Whether the letters of a text stand on paper in another order than in it. */
export const isReordered = (text: string): boolean => REORDERED.test(text);

/** The letters of a text that were not read yet, in whatever order they come. */
export class ReorderedText {
  private readonly left: string[];
  private readonly most: number;

  constructor(text: string) {
    this.left = lettersOf(text);
    this.most = this.left.length * UNREAD;
  }

  get isComplete(): boolean {
    return this.left.length === 0;
  }

  /** Whether what is left may be hidden in glyphs of several letters. */
  get isReadable(): boolean {
    return this.left.length <= this.most;
  }

  /** @returns whether all letters of the word were there; they are not any more. */
  take(word: string): boolean {
    const rest = [...this.left];
    for (const letter of lettersOf(word)) {
      const at = rest.indexOf(letter);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    this.left.splice(0, this.left.length, ...rest);
    return true;
  }
}

const ARABIC = 'ع';

/**
 * Without marks, which are part of a glyph or one of their own. The dots that tell Arabic letters apart have glyphs of
 * their own, too, so that those letters are only counted.
 */
const lettersOf = (text: string): string[] => [
  ...text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Script=Arabic}/gu, ARABIC),
];
