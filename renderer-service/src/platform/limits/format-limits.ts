/** Limits of each file format and of one print, documented in README.md and /openapi.json. */
export const FORMAT_LIMITS = {
  /** Rows of a table that is printed in one piece: the browser lays all of them out at once, ten kilobytes each. */
  onePieceRows: 20_000,
  /** Characters of HTML in one piece. */
  onePieceHtml: 40_000_000,
  /** Sheets of paper, as high as one piece is when it is laid out: two hundred megabytes in the browser. */
  onePiecePages: 2_000,
  /** Table cells in the HTML of /html; a spanning cell counts as the cells that it covers. */
  htmlCells: 300_000,
  /** Content beside a long table may be as high as this many of its lines. */
  besideTableLines: 20_000,
  /** Rows of a table inside a label in Word; all of them are in memory at once. */
  wordLabelRows: 1_000,
  /** Bytes of a Word document's XML: the zip format allows little more, and Word opens less. */
  wordXml: 2 ** 31,
  /** Excel's last row. */
  sheetRows: 1_048_576,
} as const;
