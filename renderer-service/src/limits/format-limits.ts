/** How much fits into a file of each format, or into one print. README.md and /openapi.json tell them. */
export const FORMAT_LIMITS = {
  /** Rows of a table that is printed in one piece: the browser lays all of them out at once, ten kilobytes each. */
  onePieceRows: 20_000,
  /** Characters of HTML in one piece. */
  onePieceHtml: 40_000_000,
  /** Sheets of paper, as high as one piece is when it is laid out: two hundred megabytes in the browser. */
  onePiecePages: 2_000,
  /** Cells of the tables in the HTML of /html, a cell that spans several counted as so many. */
  htmlCells: 300_000,
  /** What stands beside a table and takes more lines of it than these is too long to be printed. */
  besideTableLines: 20_000,
  /** Rows of a table inside of a label of Word: all of them are held at once. */
  wordLabelRows: 1_000,
  /** Bytes of a Word document's XML: a zip of this kind holds little more, and Word opens less. */
  wordXml: 2 ** 31,
  /** Excel's last row. */
  sheetRows: 1_048_576,
} as const;
