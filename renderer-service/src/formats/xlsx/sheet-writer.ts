import { EventEmitter, once } from 'node:events';
import type { Style, stream } from 'exceljs';

type Workbook = InstanceType<typeof stream.xlsx.WorkbookWriter>;
export type SheetWriter = ReturnType<Workbook['addWorksheet']>;

/**
 * Waits until what was written to a sheet has gone on to the file. The library writes rows into a pipe without ever
 * looking whether it is full; a hundred thousand rows would all stand in memory.
 */
export async function waitForSheetDrain(sheet: SheetWriter, signal: AbortSignal): Promise<void> {
  const pipe = pipeOf(sheet);
  if (pipe !== undefined && needsDrain(pipe)) await once(pipe, 'drain', { signal });
  signal.throwIfAborted();
}

/** Writes XML behind what the library has written of a sheet, whose first row must be there. */
export function writeSheetXml(sheet: SheetWriter, xml: string): void {
  callMethod(Reflect.get(sheet, 'stream'), 'write', [xml]);
}

/**
 * Tells Excel that digits in text cells (employee numbers, CLABE, NSS) are meant so: it would mark each of them as a
 * mistake. The library has no word for it; in the file it stands where a sheet's comments are named, of which there
 * are none here.
 * @param cells ranges such as `A2:A9 C2:C9`.
 */
export function keepDigitsAsText(sheet: SheetWriter, cells: string): void {
  const xml = `<ignoredErrors><ignoredError sqref="${cells}" numberStoredAsText="1"/></ignoredErrors>`;
  Reflect.set(sheet, '_writeLegacyData', () => writeSheetXml(sheet, xml));
}

/** The number by which cells name a style; the library keeps one for all that are alike. */
export function styleNumber(sheet: SheetWriter, style: Partial<Style>): number {
  const styles: unknown = Reflect.get(Object(Reflect.get(sheet, 'workbook')), 'styles');
  return Number(callMethod(styles, 'addStyleModel', [style]));
}

function callMethod(owner: unknown, name: string, parameters: unknown[]): unknown {
  const method: unknown = Reflect.get(Object(owner), name);
  if (typeof method !== 'function') throw new Error(`the library has no ${name}`);
  return Reflect.apply(method, owner, parameters);
}

function pipeOf(sheet: SheetWriter): EventEmitter | undefined {
  const pipes: unknown = Reflect.get(Object(Reflect.get(sheet, 'stream')), 'pipes');
  const first: unknown = Array.isArray(pipes) ? pipes[0] : undefined;
  return first instanceof EventEmitter ? first : undefined;
}

const needsDrain = (pipe: EventEmitter): boolean =>
  Reflect.get(Object(Reflect.get(pipe, '_writableState')), 'needDrain') === true;
