import { ThreadPool } from '../threads/thread-pool.ts';
import { type SplitOrder, splitReply } from './split-messages.ts';
import { PartsPrint } from './split-print.ts';

/** Prints of up to so many parts are split in the main thread. */
const MAX_INLINE_PARTS = 10;
const threads = new ThreadPool(new URL('./split-thread.ts', import.meta.url), 1_024);

/** The headers and footers for a part of so many pages; see `PartsPrint.documents`. */
export type SheetsOf = (pages: number) => Promise<readonly Uint8Array[]>;

type Print = { file: Uint8Array; count: number };

/**
 * Cuts a print of many parts into the document of each, in a worker thread if they are many.
 * @returns the documents in the order of their parts.
 * @throws the signal's reason when it aborts.
 */
export async function splitParts(
  { file, count }: Print,
  about: SplitOrder['about'],
  sheetsOf: SheetsOf,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  if (count <= MAX_INLINE_PARTS) {
    const print = new PartsPrint(file, count);
    return print.documents({ about, sheets: await sheetsByPages(print.pages, sheetsOf) });
  }
  return await threads.use(signal, async (thread) => {
    const loaded = splitReply.parse(await thread.request({ load: file, count }, ownBuffer(file)));
    if (!('pages' in loaded)) throw new Error('the splitting thread answered something else');
    const order: SplitOrder = { about, sheets: await sheetsByPages(loaded.pages, sheetsOf) };
    const made = splitReply.parse(await thread.request(order));
    if (!('files' in made)) throw new Error('the splitting thread answered something else');
    return made.files;
  });
}

async function sheetsByPages(
  pages: readonly number[],
  sheetsOf: SheetsOf,
): Promise<Map<number, Uint8Array[]>> {
  const sheets = new Map<number, Uint8Array[]>();
  for (const count of new Set(pages)) sheets.set(count, [...(await sheetsOf(count))]);
  return sheets;
}

/** The buffer of a file that shares it with nothing, which can be transferred. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
