import { EventEmitter, once } from 'node:events';
import type { Style, stream } from 'exceljs';

type Workbook = InstanceType<typeof stream.xlsx.WorkbookWriter>;
export type SheetWriter = ReturnType<Workbook['addWorksheet']>;

/**
 * Waits until a sheet's stream has drained. The library ignores back-pressure: a hundred thousand rows would all be
 * buffered in memory.
 */
export async function waitForSheetDrain(sheet: SheetWriter, signal: AbortSignal): Promise<void> {
  const pipe = pipeOf(sheet);
  if (pipe !== undefined && needsDrain(pipe)) await once(pipe, 'drain', { signal });
  signal.throwIfAborted();
}

/** Appends raw XML to a sheet; its first row must have been written by the library. */
export function writeSheetXml(sheet: SheetWriter, xml: string): void {
  callMethod(Reflect.get(sheet, 'stream'), 'write', [xml]);
}

/**
 * Tells Excel that numbers stored as text (employee numbers, CLABE, NSS) are intended, else it would flag each cell. The
 * library does not support `ignoredErrors`; the element is written in the place of the sheet's comments, which are not
 * used.
 * @param cells ranges such as `A2:A9 C2:C9`.
 */
export function keepDigitsAsText(sheet: SheetWriter, cells: string): void {
  const xml = `<ignoredErrors><ignoredError sqref="${cells}" numberStoredAsText="1"/></ignoredErrors>`;
  Reflect.set(sheet, '_writeLegacyData', () => writeSheetXml(sheet, xml));
}

/** The number of a style; the library deduplicates equal styles. */
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
