import { plainText } from './plain-text.ts';

/** A word of a page: letters without a space between them. */
export type PageWord = {
  /** Plain (`plainText`), never empty. */
  text: string;
  /** Where the run of letters stands that it is part of, in points of the paper; absent where there is no paper. */
  run?: { from: number; to: number; y: number };
  /** The column of the table that it stands in, from 0; absent on paper and outside of tables. */
  column?: number;
  /** A hyphen that was painted alone at the end of a line: of a word that is parted there, or a value. */
  isLineHyphen?: boolean;
};

/** The words of a page in the order in which they were written: that of the drawing. */
export type ReadPage = { height: number; words: PageWord[] };

/** The words of a text, all of which have the same place. */
export const textOf = (text: string, scope: Omit<PageWord, 'text'> = {}): PageWord[] =>
  text
    .split(/\s+/)
    .map(plainText)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, ...scope }));
