/** One sheet as a stream of rows; cells without a value, and rows of such cells, cost nothing. */
import { columnLetters, columnNumber } from '@lienzo/schema/workbooks/column-letters';
import type { WorkbookCell, WorkbookRow } from '../../workbook-content.ts';
import { WorkbookRefusal } from '../../workbook-refusal.ts';
import { type ClockFormat, clockValue, decodeText, numberValue, textValue } from '../cell-values.ts';
import type { ChunkSink } from '../chunk-sink.ts';
import { MAX_COLUMN, MAX_ROW, MAX_TEXT, type ReadingLimits } from '../reading-limits.ts';
import type { WorkbookPackage } from './open-package.ts';
import { isOn } from './read-parts.ts';
import { readXml } from './read-xml.ts';

export type SheetContext = {
  strings: readonly string[];
  clockStyles: readonly (ClockFormat | null)[];
  is1904: boolean;
  /** The number formats by style, when they are kept. */
  formats?: readonly string[];
};

/** Merged ranges that are told. */
const MERGED = 1000;
/** `A1:XFD1048576` */
const MAX_REFERENCE = 27;

/** @throws WorkbookRefusal. */
export async function readSheet(
  file: WorkbookPackage,
  { name, part }: { name: string; part: string },
  context: SheetContext,
  sink: ChunkSink,
  limits: ReadingLimits,
): Promise<void> {
  const reader = new SheetReader(name, context, (row) => sink.add(row));
  await readXml(await file.open(part, limits.partBytes), {
    open: (tag, attributes) => reader.open(tag, attributes),
    text: (text) => reader.text(text),
    close: (tag) => reader.close(tag),
    chunk: () => sink.flush(name),
  });
  await sink.end(name, reader.merged);
}

type OpenCell = { column: number; type: string; style: number; formula: boolean };

class SheetReader {
  readonly merged: string[] = [];
  readonly #name: string;
  readonly #context: SheetContext;
  readonly #add: (row: WorkbookRow) => void;
  #row: WorkbookRow = { row: 0, hidden: false, cells: [] };
  #cell: OpenCell = { column: 0, type: 'n', style: 0, formula: false };
  #value = '';
  #takes = false;
  #isPhonetic = false;

  constructor(name: string, context: SheetContext, add: (row: WorkbookRow) => void) {
    this.#name = name;
    this.#context = context;
    this.#add = add;
  }

  open(tag: string, { r, hidden, t = 'n', s = '0', ref }: Record<string, string>): void {
    switch (tag) {
      case 'row':
        this.#row = {
          row: this.#rowNumber(r),
          hidden: isOn(hidden),
          cells: [],
        };
        this.#cell = { column: 0, type: 'n', style: 0, formula: false };
        return;
      case 'c':
        this.#cell = {
          column: columnOf(r, this.#cell.column),
          type: t,
          style: Number(s),
          formula: false,
        };
        this.#value = '';
        return;
      case 'f':
        this.#cell.formula = true;
        return;
      case 'rPh':
        this.#isPhonetic = true;
        return;
      case 'v':
      case 't':
        this.#takes = true;
        return;
      case 'mergeCell':
        if (ref !== undefined && ref.length <= MAX_REFERENCE && this.merged.length < MERGED)
          this.merged.push(ref);
        return;
    }
  }

  text(text: string): void {
    if (this.#takes && !this.#isPhonetic && this.#value.length <= MAX_TEXT)
      this.#value += text.slice(0, MAX_TEXT + 1);
  }

  close(tag: string): void {
    if (tag === 'v' || tag === 't') this.#takes = false;
    else if (tag === 'rPh') this.#isPhonetic = false;
    else if (tag === 'c') this.#closeCell();
    else if (tag === 'row' && this.#row.cells.length > 0) this.#add(this.#inOrder());
  }

  /** What it says, which may not go back: what stood before it is gone on its way. */
  #rowNumber(text: string | undefined): number {
    const row = text === undefined ? this.#row.row + 1 : Number(text);
    if (!Number.isInteger(row) || row < 1 || row > MAX_ROW) throw new WorkbookRefusal('broken');
    if (row <= this.#row.row) throw this.#disordered(`A${row}`);
    return row;
  }

  /** Cells may stand in any order, as other programs read them; of one that stands twice both must say the same. */
  #inOrder(): WorkbookRow {
    const { cells } = this.#row;
    if (cells.every(({ column }, at) => column > (cells[at - 1]?.column ?? 0))) return this.#row;
    const byColumn = new Map<number, WorkbookCell>();
    for (const cell of cells) {
      const duplicate = byColumn.get(cell.column);
      if (duplicate !== undefined && (duplicate.value !== cell.value || duplicate.type !== cell.type))
        throw this.#disordered(`${columnLetters(cell.column)}${this.#row.row}`);
      byColumn.set(cell.column, cell);
    }
    return {
      ...this.#row,
      cells: [...byColumn.values()].toSorted((one, other) => one.column - other.column),
    };
  }

  #disordered(cell: string): WorkbookRefusal {
    return new WorkbookRefusal('disordered', { place: { sheet: this.#name, cell } });
  }

  #closeCell(): void {
    const { column, formula } = this.#cell;
    const match = cellValue(this.#cell, this.#value, this.#context);
    if (formula) this.#row.cells.push({ column, ...(match ?? { type: 'text', value: '' }), formula });
    else if (match !== null && match.value !== '') this.#row.cells.push({ column, ...match });
    const cell = this.#row.cells.at(-1);
    const format = this.#context.formats?.[this.#cell.style] ?? '';
    if (cell?.column === column && cell.type === 'number' && format !== '') cell.format = format;
  }
}

/** The column of a reference, or the next one. */
function columnOf(reference: string | undefined, before: number): number {
  if (reference === undefined) return before + 1;
  if (reference.length > MAX_REFERENCE) throw new WorkbookRefusal('broken');
  const column = columnNumber(reference.replace(/\d+$/, ''));
  if (column < 1 || column > MAX_COLUMN) throw new WorkbookRefusal('broken');
  return column;
}

const numberOrClock = (text: string, format: ClockFormat | null, is1904: boolean) =>
  format === null ? numberValue(text) : clockValue(text, format, is1904);

/** null: nothing, or a number that is none. */
function cellValue(
  { type, style }: OpenCell,
  text: string,
  { strings, clockStyles, is1904 }: SheetContext,
): Omit<WorkbookCell, 'column' | 'formula'> | null {
  switch (type) {
    case 's': {
      // Some writers give empty cells the type of a shared text, without its number.
      if (text.trim() === '') return null;
      const shared = strings[Number(text)];
      if (shared === undefined) throw new WorkbookRefusal('broken');
      return textValue(shared);
    }
    case 'str':
    case 'inlineStr':
      return textValue(decodeText(text));
    case 'b':
      return text === '' ? null : { type: 'boolean', value: String(isOn(text)) };
    case 'e':
      return { type: 'error', value: text.slice(0, MAX_TEXT) };
    case 'd':
      return { type: 'date', value: text.slice(0, MAX_TEXT).replace(/T00:00:00(\.0+)?Z?$/, '') };
    default:
      return numberOrClock(text, clockStyles[style] ?? null, is1904);
  }
}
