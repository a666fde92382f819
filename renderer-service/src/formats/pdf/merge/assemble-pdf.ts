import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import type { PrintedChunk, PrintedReport, StoredPrint } from '../chunk.ts';
import type { LoadedReport, MergeOrder } from '../merge-order.ts';
import { BlockWriter } from './join/block-writer.ts';
import { PrintFile } from './join/print-file.ts';
import { type JoinableReport, joinReports } from './join-reports.ts';

/**
 * Assembles printed reports into one document: `load` counts their pages, so that page numbers can be printed; `merge`
 * merges them.
 */
export class PdfAssembly {
  private reports: (JoinableReport & { tagged: boolean })[] = [];

  /** Counts pages. @returns for each report its page count and whether the sheets printed along with it match. */
  load(reports: PrintedReport[]): LoadedReport[] {
    this.reports = reports.map(({ chunks, tagged }) => {
      const counts = chunks.map(({ file }) => pageCountOf(file));
      return {
        tagged,
        chunks: chunks.map(({ file, sheets, filler }) => ({
          read: () => bytesOf(file),
          isTemporary: typeof file === 'string',
          sheets,
          filler,
        })),
        pages: chunks.reduce((sum, chunk, index) => sum + (counts[index] ?? 0) - extraPages(chunk), 0),
        numbered: chunks.every(
          (chunk, index) => chunk.sheets > 0 && counts[index] === chunk.pages + extraPages(chunk),
        ),
      };
    });
    return this.reports.map(({ pages, numbered }) => ({ pages, numbered }));
  }

  /** The whole document: cover, reports with their sheets, bookmarks, description. */
  async merge(order: MergeOrder): Promise<Uint8Array<ArrayBuffer>> {
    const reports = this.takeReports();
    const [only] = reports;
    if (only?.tagged === true) return await (await loadFinisher()).finishTagged(onlyPrint(only), order);
    const fragments: Uint8Array[] = [];
    joinReports(reports, order, (bytes) => fragments.push(bytes));
    return await finishJoined(Buffer.concat(fragments), order);
  }

  /** Merges into a file, without holding the document in memory. */
  async mergeTo(path: string, order: MergeOrder): Promise<void> {
    const { archive, password } = order.pdf;
    const reports = this.takeReports();
    const [only] = reports;
    if (only?.tagged === true) {
      writeFileSync(path, await (await loadFinisher()).finishTagged(onlyPrint(only), order));
      return;
    }
    const file = openSync(path, 'w', 0o600);
    try {
      const writer = new BlockWriter((block) => writeSync(file, block));
      joinReports(reports, order, (bytes) => writer.write(bytes));
      writer.flush();
    } finally {
      closeSync(file);
    }
    if (archive || password !== undefined) writeFileSync(path, await finishJoined(readFileSync(path), order));
  }

  private takeReports(): (JoinableReport & { tagged: boolean })[] {
    const { reports } = this;
    this.reports = [];
    return reports;
  }
}

/** The one print of a tagged report. */
function onlyPrint({ chunks }: JoinableReport): Uint8Array {
  const [chunk] = chunks;
  if (chunk === undefined) throw new Error('a report without a print');
  return chunk.read();
}

/** Pages of a print that are not pages of the report. */
const extraPages = ({ sheets, filler }: PrintedChunk): number =>
  sheets + (filler?.before ?? 0) + (filler?.after ?? 0);

const bytesOf = (file: StoredPrint): Uint8Array => (typeof file === 'string' ? readFileSync(file) : file);

function pageCountOf(file: StoredPrint): number {
  const bytes = bytesOf(file);
  const count = new PrintFile(bytes).pages.length;
  if (typeof file === 'string') releaseBuffer(bytes);
  return count;
}

/** Loaded lazily: only few documents need the library. */
const loadFinisher = (): Promise<typeof import('../finish/finish-pdf.ts')> =>
  import('../finish/finish-pdf.ts');

/** Converts a joined document to PDF/A or encrypts it, if requested. */
async function finishJoined(
  joined: Buffer<ArrayBuffer>,
  order: MergeOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const { archive, password } = order.pdf;
  if (!archive && password === undefined) return joined;
  return await (await loadFinisher()).finishJoined(joined, order);
}
