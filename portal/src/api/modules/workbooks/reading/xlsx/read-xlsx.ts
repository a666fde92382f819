import type { WorkbookChunk } from '../../workbook-content.ts';
import { ChunkSink } from '../chunk-sink.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { openPackage } from './open-package.ts';
import { readNumberFormats } from './read-number-formats.ts';
import { readClockStyles, readSharedStrings, readWorkbookPart } from './read-parts.ts';
import { readSheet } from './read-sheet.ts';

/** @throws WorkbookRefusal. */
export async function readXlsx(
  bytes: Uint8Array,
  limits: ReadingLimits,
  send: (chunk: WorkbookChunk) => Promise<void>,
): Promise<void> {
  const file = await openPackage(bytes, limits);
  try {
    const { is1904, sheets, styles, sharedStrings } = await readWorkbookPart(file, limits);
    await send({
      kind: 'sheets',
      format: 'xlsx',
      sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    });
    const context = {
      is1904,
      strings: await readSharedStrings(file, sharedStrings, limits),
      clockStyles: await readClockStyles(file, styles),
      ...(limits.keepsFormats && { formats: await readNumberFormats(file, styles) }),
    };
    const sink = new ChunkSink(send, limits);
    for (const sheet of sheets) await readSheet(file, sheet, context, sink, limits);
  } finally {
    file.close();
  }
}
