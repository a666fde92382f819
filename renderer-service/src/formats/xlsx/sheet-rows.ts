import type { SelectedColumn } from '@lienzo/schema/data/column';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { Style } from 'exceljs';
import { TimeSlice } from '../../platform/async/time-slice.ts';
import { tooLarge } from '../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';
import { columnStyle } from './cell-styles.ts';
import { cellXml, columnLetter, isTextDate, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import {
  addNote,
  keepDigitsAsText,
  printUpTo,
  type SheetWriter,
  styleNumber,
  waitForSheetDrain,
  writeSheetXml,
} from './sheet-writer.ts';

const { sheetRows } = FORMAT_LIMITS;
/** Characters of XML that are buffered before a write. */
const FLUSH_CHARACTERS = 2 ** 16;
/** The height of a row of one line in points. */
const LINE = 15;
/** Notes of a sheet: Excel draws each, and those of a column say the same. */
const MAX_NOTES = 500;

/**
 * Writes the rows of a sheet below its header directly as XML: the library creates several objects per cell and
 * resolves its style each time, which takes most of the time of a long sheet.
 */
export class SheetRows {
  /** The number of the next row. */
  next: number;
  private readonly firstRow: number;
  private notes = 0;
  protected readonly sheet: SheetWriter;
  private readonly letters: string[];
  /** Of the columns that hold text. */
  private readonly textLetters: string[];
  protected readonly font: FontFamily | undefined;
  private pendingXml = '';
  private readonly slice = new TimeSlice();

  constructor(
    sheet: SheetWriter,
    { columns, headRow, item }: Pick<SheetPlan, 'columns' | 'headRow' | 'item'>,
  ) {
    this.sheet = sheet;
    this.font = item.estilo_item.fuente;
    this.firstRow = headRow + 1;
    this.next = this.firstRow;
    this.letters = columns.map((_column, index) => columnLetter(index));
    this.textLetters = this.letters.filter((_letter, index) => columns[index]?.data_type === 'text');
  }

  /** The style numbers of the columns, with extra styles merged in. */
  styles(
    columns: SelectedColumn[],
    extraStyle: (column: SelectedColumn) => Partial<Style> = () => ({}),
  ): number[] {
    return columns.map((column) =>
      styleNumber(this.sheet, {
        ...columnStyle(column, this.font),
        ...extraStyle(column),
      }),
    );
  }

  /**
   * Writes a row from the first column on.
   * @param outline its outline level.
   * @param lines how many lines of text it is high.
   */
  add(cells: readonly SheetCell[], styles: readonly number[], outline = 0, lines = 1): void {
    const number = this.next;
    if (number > sheetRows) throw tooLarge(rendererMessages.tooLarge.sheet(sheetRows));
    const level = outline === 0 ? '' : ` outlineLevel="${outline}"`;
    const height = lines === 1 ? '' : ` ht="${lines * LINE}" customHeight="1"`;
    let xml = `<row r="${number}"${height}${level}>`;
    for (let index = 0; index < cells.length; index += 1) {
      const reference = `${this.letters[index]}${number}`;
      const cell = cells[index] ?? null;
      xml += cellXml(reference, styles[index] ?? 0, cell);
      if (isTextDate(cell)) this.note(reference, rendererMessages.earlyDate);
    }
    this.pendingXml += `${xml}</row>`;
    this.next += 1;
    if (this.pendingXml.length >= FLUSH_CHARACTERS) this.flush();
  }

  /** Notes something at a cell. @param reference such as `B7`. */
  note(reference: string, text: string): void {
    if (this.notes === MAX_NOTES) return;
    this.notes += 1;
    addNote(this.sheet, reference, text);
  }

  /** Waits until the file has drained, and yields to the event loop. @throws the signal's reason. */
  async waitForDrain(signal: AbortSignal): Promise<void> {
    await waitForSheetDrain(this.sheet, signal);
    await this.slice.yieldIfSpent(signal);
  }

  /** Flushes the rows and writes what follows them. */
  end(): void {
    this.flush();
    const last = this.next - 1;
    printUpTo(this.sheet, this.letters.at(-1) ?? 'A', last);
    if (last >= this.firstRow && this.textLetters.length > 0)
      keepDigitsAsText(
        this.sheet,
        this.textLetters.map((letter) => `${letter}${this.firstRow}:${letter}${last}`).join(' '),
      );
  }

  private flush(): void {
    if (this.pendingXml !== '') writeSheetXml(this.sheet, this.pendingXml);
    this.pendingXml = '';
  }
}
