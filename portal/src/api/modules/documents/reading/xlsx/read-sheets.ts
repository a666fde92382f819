/** A workbook as blocks: its visible sheets below each other, each on a page of its own. */
import path from 'node:path/posix';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import {
  readRelations,
  readWorkbookPart,
  readXlsx,
  type WorkbookChunk,
  type WorkbookPackage,
  type WorkbookRow,
} from '../../../workbooks/workbooks.ts';
import type { ReadDocument } from '../../read-document.ts';
import { BlockSink } from '../block-sink.ts';
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, PACKAGE_LIMITS } from '../document-limits.ts';
import { readProperties } from '../office-properties.ts';
import { PictureList } from '../picture-list.ts';
import { readPackagePicture } from '../read-package-picture.ts';
import { sheetBlocks } from './sheet-blocks.ts';

const { lost, positions } = documentImportMessages;

/** What sheets draw, by name. */
type Drawings = ReadonlyMap<string, { images: string[]; hasChart: boolean; hasComments: boolean }>;

/** @param file the package that `bytes` are. @throws WorkbookRefusal. */
export async function readSheets(bytes: Uint8Array, file: WorkbookPackage): Promise<ReadDocument> {
  const sink = new BlockSink();
  const list = new PictureList(sink);
  const reader = new SheetsReader(sink, list, await readDrawings(file));
  await readXlsx(bytes, { ...PACKAGE_LIMITS, keepsFormats: true }, async (chunk) => reader.take(chunk));
  const { blocks, pictures } = await list.load((part) => readPackagePicture(file, part));
  const document = {
    format: 'xlsx' as const,
    ...(await readProperties(file)),
    pages: null,
    orientation: reader.isWide ? ('horizontal' as const) : ('vertical' as const),
    margins: null,
    header: null,
    footer: null,
    blocks,
    losses: sink.losses,
    more_losses: sink.moreLosses,
  };
  return { document, pictures };
}

async function readDrawings(file: WorkbookPackage): Promise<Drawings> {
  const drawings = new Map<string, { images: string[]; hasChart: boolean; hasComments: boolean }>();
  for (const { name, part } of (await readWorkbookPart(file, PACKAGE_LIMITS)).sheets) {
    const relations = [...(await readRelations(file, part)).values()].filter(({ external }) => !external);
    const drawing = relations.find(({ type }) => type === 'drawing');
    const inside = drawing === undefined ? [] : [...(await readRelations(file, drawing.target)).values()];
    drawings.set(name, {
      images: inside.flatMap(({ type, target, external }) => (type === 'image' && !external ? [target] : [])),
      hasChart: inside.some(({ type }) => /^chart/i.test(type)),
      hasComments: relations.some(({ type }) => /comment/i.test(type)),
    });
  }
  return drawings;
}

/** Columns above which a page is wider than it is high. */
const MAX_VERTICAL_COLUMNS = 7;

class SheetsReader {
  isWide = false;
  readonly #sink: BlockSink;
  readonly #list: PictureList;
  readonly #drawings: Drawings;
  #hidden = new Set<string>();
  #visible = 0;
  #rows: WorkbookRow[] = [];
  #left = 0;

  constructor(sink: BlockSink, list: PictureList, drawings: Drawings) {
    this.#sink = sink;
    this.#list = list;
    this.#drawings = drawings;
  }

  take(chunk: WorkbookChunk): void {
    switch (chunk.kind) {
      case 'sheets':
        this.#hidden = new Set(chunk.sheets.filter(({ hidden }) => hidden).map(({ name }) => name));
        this.#visible = chunk.sheets.length - this.#hidden.size;
        return;
      case 'rows':
        if (!this.#hidden.has(chunk.sheet)) for (const row of chunk.rows) this.#takeRow(row, chunk.sheet);
        return;
      case 'sheet_end':
        this.#endSheet(chunk.sheet, chunk.merged);
    }
  }

  #takeRow(row: WorkbookRow, sheet: string): void {
    if (row.hidden) this.#sink.lose(lost.hiddenRows, positions.sheet(sheet));
    else if (this.#rows.length < MAX_TABLE_ROWS) this.#rows.push(row);
    else this.#left += 1;
  }

  #endSheet(sheet: string, merged: readonly string[]): void {
    const position = positions.sheet(sheet);
    this.#sink.passTo(position);
    if (this.#hidden.has(sheet)) {
      this.#sink.lose(lost.hiddenSheet, position);
      return;
    }
    const { images = [] } = this.#drawings.get(sheet) ?? {};
    const blocks = sheetBlocks(this.#rows, merged);
    if (blocks.length > 0 || images.length > 0) {
      if (this.#sink.blocks.length > 0) this.#sink.add({ kind: 'page_break' });
      if (this.#visible > 1)
        this.#sink.add({ kind: 'heading', level: 2, content: [{ type: 'text', text: sheet }] });
    }
    for (const block of blocks) this.#sink.add(block);
    this.#sink.passTo(position);
    for (const image of images) {
      const name = path.basename(image);
      this.#list.request(image, name);
      this.#sink.add({ kind: 'picture', image, name, alt: '', width: null });
    }
    const columns = this.#rows.map(({ cells }) => (cells.at(-1)?.column ?? 0) - (cells[0]?.column ?? 0) + 1);
    const widest = columns.reduce((most, one) => Math.max(most, one), 0);
    this.isWide ||= widest > MAX_VERTICAL_COLUMNS;
    this.#loseOf(sheet, widest);
    this.#rows = [];
    this.#left = 0;
  }

  /** Lists what the sheet has that blocks do not hold. */
  #loseOf(sheet: string, widest: number): void {
    const position = positions.sheet(sheet);
    const { hasChart = false, hasComments = false } = this.#drawings.get(sheet) ?? {};
    if (widest > MAX_TABLE_COLUMNS) this.#sink.lose(lost.tableColumns(MAX_TABLE_COLUMNS), position);
    if (this.#left > 0) this.#sink.lose(lost.tableRows(this.#left), position);
    if (this.#rows.some(({ cells }) => cells.some(({ cut }) => cut)))
      this.#sink.lose(lost.cellText, position);
    if (this.#rows.some(({ cells }) => cells.some(({ formula }) => formula)))
      this.#sink.lose(lost.formulas, position);
    if (hasChart) this.#sink.lose(lost.chart, position);
    if (hasComments) this.#sink.lose(lost.comment, position);
  }
}
