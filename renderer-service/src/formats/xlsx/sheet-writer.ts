import { EventEmitter, once } from 'node:events';
import type { stream } from 'exceljs';

type Workbook = InstanceType<typeof stream.xlsx.WorkbookWriter>;
export type SheetWriter = ReturnType<Workbook['addWorksheet']>;

/**
 * Waits until what was written to a sheet has gone on to the file. The library writes rows into a pipe without ever
 * looking whether it is full; a hundred thousand rows would all stand in memory.
 */
export async function sheetDrained(sheet: SheetWriter, signal: AbortSignal): Promise<void> {
  const pipe = pipeOf(sheet);
  if (pipe !== undefined && needsDrain(pipe)) await once(pipe, 'drain', { signal });
  signal.throwIfAborted();
}

function pipeOf(sheet: SheetWriter): EventEmitter | undefined {
  const pipes: unknown = Reflect.get(Object(Reflect.get(sheet, 'stream')), 'pipes');
  const first: unknown = Array.isArray(pipes) ? pipes[0] : undefined;
  return first instanceof EventEmitter ? first : undefined;
}

const needsDrain = (pipe: EventEmitter): boolean =>
  Reflect.get(Object(Reflect.get(pipe, '_writableState')), 'needDrain') === true;
