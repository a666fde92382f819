/** A file of answers of the IMSS, which nobody has checked: a workbook, or lines of 168 positions with their code. */
import { setImmediate } from 'node:timers/promises';
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import type { Cell } from '@lienzo/schema/imss/readers/header-columns';
import { LineSplitter } from '@lienzo/schema/imss/readers/line-splitter';
import {
  type MovementResponse,
  type ResponseOutcome,
  ResponseTableReader,
  readResponseLine,
} from '@lienzo/schema/imss/readers/response-reader';
import type { Actor } from '../../../platform/caller.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readWorkbook, WorkbookRefusal, type WorkbookRow } from '../../workbooks/workbooks.ts';

export type ReadResponse = { rows: MovementResponse[]; findings: ImssFinding[]; moreFindings: number };

/** Bytes of a file; a movement takes about two hundred. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Bytes that are read before other work has its turn. */
const CHUNK = 32 * 1024;
const MAX_FINDINGS = 200;
const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf];

const refuse = (message: string, cause?: unknown): DomainError =>
  new DomainError({ code: 'invalid_request', field: 'file', message }, { cause });

/** `register`: whose answers are read. */
type Reader = { register: string; user: Actor; signal: AbortSignal | undefined };

/**
 * @throws DomainError invalid_request: it is no answer; file_too_large.
 */
export async function readResponse(
  file: File | undefined,
  { register, user, signal }: Reader,
): Promise<ReadResponse> {
  if (file === undefined) throw refuse(movementMessages.unreadable);
  if (file.size > MAX_BYTES)
    throw new DomainError({ code: 'file_too_large', message: movementMessages.responseTooLarge });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = new Reading();
  const isWorkbook = [ZIP, COMPOUND].some((mark) => mark.every((byte, at) => bytes[at] === byte));
  if (isWorkbook) await readBook(bytes, read, { register, user, signal });
  else await readLines(bytes, read, register);
  if (read.rows.length === 0 && read.findings.length === 0) throw refuse(movementMessages.unreadable);
  return read;
}

class Reading implements ReadResponse {
  readonly rows: MovementResponse[] = [];
  readonly findings: ImssFinding[] = [];
  moreFindings = 0;

  take({ row, findings }: ResponseOutcome): void {
    if (row !== null) this.rows.push(row);
    this.note(findings);
  }

  note(findings: readonly ImssFinding[]): void {
    const room = MAX_FINDINGS - this.findings.length;
    this.findings.push(...findings.slice(0, room));
    this.moreFindings += Math.max(0, findings.length - room);
  }
}

/** A sheet with a head is read; sheets without one say so only when none has. */
async function readBook(bytes: Uint8Array, read: Reading, { register, user, signal }: Reader): Promise<void> {
  const readers = new Map<string, ResponseTableReader>();
  const readerOf = (sheet: string): ResponseTableReader => {
    const known = readers.get(sheet) ?? new ResponseTableReader(register);
    readers.set(sheet, known);
    return known;
  };
  try {
    await readWorkbook(
      bytes,
      (chunk) => {
        if (chunk.kind !== 'rows') return;
        const reader = readerOf(chunk.sheet);
        for (const row of chunk.rows) read.take(reader.read(cellsOf(row)));
      },
      { user, signal },
    );
  } catch (error) {
    throw error instanceof WorkbookRefusal ? refuse(movementMessages.unreadable, error) : error;
  }
  const ends = [...readers.values()].map((reader) => reader.end());
  const headless = ends.filter((findings) => findings.some(({ code }) => code === 'no_header'));
  const isHeadless = headless.length === ends.length;
  for (const findings of isHeadless ? headless.slice(0, 1) : ends.filter((one) => !headless.includes(one)))
    read.note(findings);
}

/** Cells by their column; what a formula gave counts as its value. */
function cellsOf({ cells }: WorkbookRow): Cell[] {
  const row: Cell[] = [];
  for (const { column, value } of cells) {
    if (column > MAX_COLUMN) break;
    row[column - 1] = value;
  }
  return Array.from(row);
}
const MAX_COLUMN = 200;

async function readLines(bytes: Uint8Array, read: Reading, register: string): Promise<void> {
  const splitter = new LineSplitter();
  for (let from = 0; from < bytes.length; from += CHUNK) {
    for (const line of splitter.push(bytes.subarray(from, from + CHUNK)))
      read.take(readResponseLine(line, register));
    await setImmediate();
  }
  for (const line of splitter.end()) read.take(readResponseLine(line, register));
}
