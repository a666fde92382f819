/** What a file says, as it was read back; every text is plain (`plainText`). */
export type ReadText = {
  /** Lines of cells: rows of tables in Word; a line of a page has one cell. */
  lines: string[][];
  /** What stands side by side in each line: the words of a page, the cells of a table in Word. */
  pieces: string[][];
  words: string[];
  /** What pictures are described by; none on a page. */
  descriptions: string[];
  /** The whole, line by line. */
  text: string;
};
