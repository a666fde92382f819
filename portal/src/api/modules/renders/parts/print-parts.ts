/** The files of parts, made by the rendering service and kept as they are finished. */
import type { RenderNote, RenderOptions } from '@lienzo/schema/api/render-contract';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { headLine } from '../../report-data/report-data.ts';
import { receiveFile } from '../printing/receive-file.ts';
import type { WorkWatch } from '../printing/watch-work.ts';
import { type ClaimedRender, lockClaim } from '../repositories/render-claims.ts';
import { insertParts, type MadePart } from '../repositories/render-parts.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import { batches, isLarge, receiveFiles } from './print-batch.ts';
import type { PlannedPart, SpooledParts } from './spool-parts.ts';

type PartsPrint = {
  claim: ClaimedRender;
  request: PartsRequest;
  report: ReportDocument;
  options: RenderOptions;
  watch: WorkWatch;
  /** Called at each file with how many were made since the call. */
  onMade(count: number): void;
};

/** Calls at once: while the files of one are split off, received and kept, those of the other are printed. */
const CALLS = 2;

/** Makes the files of parts, some hundred at a time; what is finished is kept with its notes, whatever comes. */
export async function printParts(
  services: RenderServices,
  print: PartsPrint,
  spooled: SpooledParts,
  parts: readonly PlannedPart[],
): Promise<void> {
  let made = 0;
  const onFile = (): void => {
    made += 1;
    print.onMade(made);
  };
  const rest = batches(parts);
  const printAndKeep = async (): Promise<void> => {
    // One that fails ends the generator, and so the others after the call that they wait for.
    for (const batch of rest) {
      print.watch.signal.throwIfAborted();
      const files = await print.watch.printing(() => printBatch(services, print, spooled, batch, onFile));
      await keepParts(services, print.claim, batch, files);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, printAndKeep));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Where the bytes of a part are stored, and what was said of them. */
type PlacedFile = Pick<MadePart, 'sha256' | 'start' | 'size' | 'notes'>;

async function printBatch(
  services: RenderServices,
  { request, report, options, claim, watch }: PartsPrint,
  spooled: SpooledParts,
  batch: [PlannedPart, ...PlannedPart[]],
  onFile: () => void,
): Promise<PlacedFile[]> {
  const { format, target } = request;
  const { signal } = watch;
  const call = { tenant: claim.organizationId, format, signal };
  const [first] = batch;
  if (isLarge(first)) {
    const body = ReadableStream.from(largeBody(report, options, first, spooled));
    const response = await services.renderer.render({ ...call, body, progress: false });
    let notes: RenderNote[] = [];
    const blob = await services.files.put(
      receiveFile(response, {
        onProgress: () => undefined,
        onNotes: (reported) => {
          notes = reported;
        },
        signal,
      }),
    );
    onFile();
    return [{ ...blob, start: 0, notes }];
  }
  const response = await services.renderer.parts({
    ...call,
    body: await bodyOf(report, options, batch, spooled),
  });
  // Those of an archive lie together, for most have a page or two; what is delivered is a file of its own.
  if (target.kind === 'zip') return storedTogether(services, response, batch.length, signal, onFile);
  return storedAlone(services, response, batch.length, signal, onFile);
}

async function storedTogether(
  { files }: RenderServices,
  response: Response,
  count: number,
  signal: AbortSignal,
  onFile: () => void,
): Promise<PlacedFile[]> {
  const received: Pick<PlacedFile, 'size' | 'notes'>[] = [];
  const { sha256 } = await files.put(
    receiveFiles(response, count, signal, (size, notes) => {
      received.push({ size, notes });
      onFile();
    }),
  );
  let start = 0;
  return received.map(({ size, notes }) => {
    start += size;
    return { sha256, start: start - size, size, notes };
  });
}

async function storedAlone(
  { files }: RenderServices,
  response: Response,
  count: number,
  signal: AbortSignal,
  onFile: () => void,
): Promise<PlacedFile[]> {
  const finished: { bytes: Buffer; notes: RenderNote[] }[] = [];
  let chunks: Uint8Array[] = [];
  const placed: PlacedFile[] = [];
  const storeFinished = async (): Promise<void> => {
    for (const { bytes, notes } of finished.splice(0))
      placed.push({ ...(await files.put(bytes)), start: 0, notes });
  };
  const received = receiveFiles(response, count, signal, (_size, notes) => {
    finished.push({ bytes: Buffer.concat(chunks), notes });
    chunks = [];
    onFile();
  });
  for await (const chunk of received) {
    await storeFinished();
    chunks.push(chunk);
  }
  await storeFinished();
  return placed;
}

/** The call's JSON: the spooled rows are JSON already. */
async function bodyOf(
  report: ReportDocument,
  options: RenderOptions,
  batch: readonly PlannedPart[],
  { division, readBytes }: SpooledParts,
): Promise<string> {
  const parts: string[] = [];
  for (const { ranges } of batch) {
    const items: string[] = [];
    for (const [item, range] of ranges)
      items.push(
        `${JSON.stringify(division.items[item]?.uuid)}:[${(await readBytes(range)).toString('utf8')}]`,
      );
    parts.push(`{"rows":{${items.join(',')}}}`);
  }
  return `{"report":${JSON.stringify(report)},"options":${JSON.stringify(options)},"parts":[${parts.join(',')}]}`;
}

/** Bytes of a range that are read at once. */
const CHUNK = 2 ** 20;

/** A part of any number of rows, as lines. */
async function* largeBody(
  report: ReportDocument,
  options: RenderOptions,
  { ranges }: PlannedPart,
  { division, readBytes }: SpooledParts,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(headLine(report, options));
  let count = 0;
  for (const { uuid } of dataItems(report)) {
    const range = ranges.get(division.items.findIndex((item) => item.uuid === uuid));
    if (range === undefined) continue;
    const before = `{"item":${JSON.stringify(uuid)},"row":`;
    let rest = '';
    const lineOf = (row: string): string => {
      count += 1;
      return `${before}${row}}\n`;
    };
    for await (const text of rangeTexts(range, readBytes)) {
      const rows = (rest + text).split(',\n');
      rest = rows.pop() ?? '';
      if (rows.length > 0) yield Buffer.from(rows.map(lineOf).join(''));
    }
    if (rest !== '') yield Buffer.from(lineOf(rest));
  }
  yield Buffer.from(`${JSON.stringify({ end: true, rows: count })}\n`);
}

/** The text of a range in pieces that end between two characters. */
async function* rangeTexts(
  { from, to }: { from: number; to: number },
  read: SpooledParts['readBytes'],
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (let at = from; at < to; at += CHUNK)
    yield decoder.decode(await read({ from: at, to: Math.min(to, at + CHUNK) }), { stream: true });
}

async function keepParts(
  { db, files }: RenderServices,
  claim: ClaimedRender,
  batch: readonly PlannedPart[],
  placed: readonly PlacedFile[],
): Promise<void> {
  await inTenant(db, systemContext(claim.organizationId), async (trx) => {
    await lockClaim(trx, claim);
    for (const sha256 of new Set(placed.map((file) => file.sha256))) await holdBlob(trx, files, sha256);
    await insertParts(
      trx,
      claim,
      batch.flatMap((part, index) => {
        const file = placed[index];
        return file === undefined ? [] : [{ ...madePart(part), ...file }];
      }),
    );
  });
}

function madePart({
  key,
  ordinal,
  value,
  name,
  recipient,
  digest,
  totals,
}: PlannedPart): Omit<MadePart, keyof PlacedFile> {
  return { key, ordinal, value, name, recipient, digest, rows: totals.rows, totals: totals.sums };
}
