import { type EventEmitter, once } from 'node:events';
import type { Style, stream } from 'exceljs';

type Workbook = InstanceType<typeof stream.xlsx.WorkbookWriter>;
export type SheetWriter = ReturnType<Workbook['addWorksheet']>;

/** What the library's sheet has beside its declared types. */
type SheetInternals = {
  stream: {
    write(xml: string): void;
    pipes?: (EventEmitter & { _writableState?: { needDrain: boolean } })[];
  };
  workbook: { styles: { addStyleModel(style: Partial<Style>): number } };
  _writeLegacyData(): void;
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
 * library does not support `ignoredErrors`; the element is written in the place of the sheet's comments, which are not
 * used.
 * @param cells ranges such as `A2:A9 C2:C9`.
 */
export function keepDigitsAsText(sheet: SheetWriter, cells: string): void {
  const xml = `<ignoredErrors><ignoredError sqref="${cells}" numberStoredAsText="1"/></ignoredErrors>`;
  internals(sheet)._writeLegacyData = () => writeSheetXml(sheet, xml);
}

/** The number of a style; the library deduplicates equal styles. */
export const styleNumber = (sheet: SheetWriter, style: Partial<Style>): number =>
  internals(sheet).workbook.styles.addStyleModel(style);
