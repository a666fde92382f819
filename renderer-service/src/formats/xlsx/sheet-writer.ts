import { type EventEmitter, once } from 'node:events';
import type { Comment, Style, stream } from 'exceljs';

export type WorkbookWriter = InstanceType<typeof stream.xlsx.WorkbookWriter>;
export type SheetWriter = ReturnType<WorkbookWriter['addWorksheet']>;

/** What the library's sheet has beside its declared types. */
type SheetInternals = {
  stream: {
    write(xml: string): void;
    pipes?: (EventEmitter & { _writableState?: { needDrain: boolean } })[];
  };
  workbook: { styles: { addStyleModel(style: Partial<Style>): number } };
  hasComments: boolean;
  rowBreaks: { id: number; max: number; man: number }[];
  _sheetRelsWriter: { addRelationship(relationship: Relationship): string };
  _sheetCommentsWriter: { addComments(comments: { ref: string; note: Comment }[]): void };
  _writeLegacyData(): void;
  _writeHeaderFooter(): void;
  _writeConditionalFormatting(): void;
  _writeCloseWorksheet(): void;
};

type Relationship = { Type: string; Target: string };

/** The same of its workbook. */
type WorkbookInternals = {
  zip: { append(content: string, entry: { name: string }): unknown };
  addContentTypes(): Promise<void>;
};

/** The pinned version of the library has them, and its types hide them. */
const internals = (sheet: SheetWriter): SheetInternals => sheet as unknown as SheetInternals;

/**
 * Waits until a sheet's stream has drained. The library ignores back-pressure: a hundred thousand rows would all be
 * buffered in memory.
 */
export async function waitForSheetDrain(sheet: SheetWriter, signal: AbortSignal): Promise<void> {
  const pipe = internals(sheet).stream.pipes?.[0];
  if (pipe?._writableState?.needDrain === true) await once(pipe, 'drain', { signal });
  signal.throwIfAborted();
}

/** Appends raw XML to a sheet; its first row must have been written by the library. */
export function writeSheetXml(sheet: SheetWriter, xml: string): void {
  internals(sheet).stream.write(xml);
}

/**
 * Tells Excel that numbers stored as text (employee numbers, CLABE, NSS) are intended, else it would flag each cell. The
 * library does not support `ignoredErrors`; the element is written where it belongs, before that of the notes.
 * @param cells ranges such as `A2:A9 C2:C9`.
 */
export function keepDigitsAsText(sheet: SheetWriter, cells: string): void {
  const xml = `<ignoredErrors><ignoredError sqref="${cells}" numberStoredAsText="1"/></ignoredErrors>`;
  const writer = internals(sheet);
  const writeNotes = writer._writeLegacyData.bind(sheet);
  writer._writeLegacyData = () => {
    writeSheetXml(sheet, xml);
    writeNotes();
  };
}

/**
 * Keeps the size of the header and footer of a sheet that is printed smaller to fit its page. The library does not support
 * the attribute.
 */
export function keepRegionSize(sheet: SheetWriter): void {
  const writer = internals(sheet);
  const writeRegions = writer._writeHeaderFooter.bind(sheet);
  writer._writeHeaderFooter = () => {
    const { stream } = writer;
    const write = stream.write.bind(stream);
    stream.write = (xml) => write(xml.replace('<headerFooter>', '<headerFooter scaleWithDoc="0">'));
    writeRegions();
    stream.write = write;
  };
}

/**
 * Adds rules of bars and icons, which the library writes without the ends of bars and without strict limits.
 * @param extension what newer versions of Excel read of them, at the end of the sheet.
 */
export function addMarkRules(sheet: SheetWriter, rules: string, extension: string): void {
  const writer = internals(sheet);
  const writeRules = writer._writeConditionalFormatting.bind(sheet);
  writer._writeConditionalFormatting = () => {
    writeRules();
    writeSheetXml(sheet, rules);
  };
  const close = writer._writeCloseWorksheet.bind(sheet);
  writer._writeCloseWorksheet = () => {
    writeSheetXml(sheet, extension);
    close();
  };
}

/** Adds a note to a cell that was written as raw XML. @param reference such as `B7`. */
export function addNote(sheet: SheetWriter, reference: string, text: string): void {
  const writer = internals(sheet);
  writer.hasComments = true;
  const note: Comment = {
    texts: [{ text }],
    margins: { insetmode: 'auto', inset: [0.13, 0.13, 0.25, 0.25] },
    protection: { locked: 'True', lockText: 'True' },
    editAs: 'absolute',
  };
  writer._sheetCommentsWriter.addComments([{ ref: reference, note }]);
}

const workbookInternals = (workbook: WorkbookWriter): WorkbookInternals =>
  workbook as unknown as WorkbookInternals;

/** Appends a part to a workbook, of which the library knows nothing. */
export const appendPart = (workbook: WorkbookWriter, path: string, xml: string): void =>
  void workbookInternals(workbook).zip.append(xml, { name: path });

/** Adds the types of parts that the library knows nothing of to the package's. @param types may grow until the end. */
export function addPartTypes(
  workbook: WorkbookWriter,
  types: readonly { part: string; type: string }[],
): void {
  const writer = workbookInternals(workbook);
  const addTypes = writer.addContentTypes.bind(workbook);
  writer.addContentTypes = async () => {
    const { zip } = writer;
    const append = zip.append.bind(zip);
    const own = types.map(({ part, type }) => `<Override PartName="${part}" ContentType="${type}"/>`);
    zip.append = (xml, entry) => append(xml.replace('</Types>', `${own.join('')}</Types>`), entry);
    await addTypes();
    zip.append = append;
  };
}

/** Writes the reference of a sheet to its drawing where it belongs, before that of the notes. */
export function writeDrawing(sheet: SheetWriter, relationship: Relationship): void {
  const writer = internals(sheet);
  const id = writer._sheetRelsWriter.addRelationship(relationship);
  const writeNotes = writer._writeLegacyData.bind(sheet);
  writer._writeLegacyData = () => {
    writeSheetXml(sheet, `<drawing r:id="${id}"/>`);
    writeNotes();
  };
}

/** Prints a sheet from its first cell to this one. The library writes what it is given after a dollar sign. */
export function printUpTo(sheet: SheetWriter, letter: string, row: number): void {
  sheet.pageSetup.printArea = `A$1:${letter}$${row}`;
}

/** The most columns of a sheet, from 0. */
const LAST_COLUMN = 16_383;
/** The most page breaks that Excel takes in a sheet. */
const MAX_PAGE_BREAKS = 1_026;

/** Begins a printed page with a row. @returns false where the sheet has as many breaks as Excel takes. */
export function breakPageBefore(sheet: SheetWriter, row: number): boolean {
  const { rowBreaks } = internals(sheet);
  if (rowBreaks.length === MAX_PAGE_BREAKS) return false;
  rowBreaks.push({ id: row - 1, max: LAST_COLUMN, man: 1 });
  return true;
}

/** The number of a style; the library deduplicates equal styles. */
export const styleNumber = (sheet: SheetWriter, style: Partial<Style>): number =>
  internals(sheet).workbook.styles.addStyleModel(style);
