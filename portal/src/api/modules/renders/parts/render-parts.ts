/**
 * One attempt to divide a report: its rows are read, the files that are not made yet are made, compared with the report
 * and handed over. What an earlier attempt finished is kept as long as it would come out the same.
 */
import type { PdfOptions, RenderNote } from '@lienzo/schema/api/render-contract';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import type { FileStore, StoredBlob } from '../../../platform/storage/file-store.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { type ZipEntry, zipArchive } from '../../../platform/storage/zip/zip-archive.ts';
import { moving } from '../../../platform/watch-progress.ts';
import { deliverToFolder } from '../delivery/deliver-to-folder.ts';
import { renderInput } from '../printing/render-input.ts';
import type { WorkWatch } from '../printing/watch-work.ts';
import { type ClaimedRender, lockClaim, type MadeFile } from '../repositories/render-claims.ts';
import {
  type ComparedTotals,
  deleteParts,
  findComparison,
  keepTotals,
  listParts,
  markPartsChecked,
  moveParts,
  type StoredPart,
} from '../repositories/render-parts.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import {
  type ControlColumn,
  checkTotals,
  compareTotals,
  RunningTotals,
  type Totals,
} from './control-totals.ts';
import { deliverParts, deliveryKey } from './deliver-parts.ts';
import { printParts } from './print-parts.ts';
import { neighbourReader } from './read-neighbours.ts';
import { type SpooledParts, withSpooledParts } from './spool-parts.ts';
import { writeManifest } from './write-manifest.ts';

type PartsWork = {
  claim: ClaimedRender;
  actor: Actor;
  request: PartsRequest;
  password: PdfOptions['password'];
  watch: WorkWatch;
  /** Maximum bytes of rows; undefined: any number. */
  limit: number | undefined;
};

/**
 * @returns the archive, or the list of what was delivered.
 * @throws DomainError, also parts_differ with the figures; StorageError too_large when the rows exceed the limit.
 */
export async function renderParts(
  services: RenderServices,
  work: PartsWork,
): Promise<MadeFile & { digest: null }> {
  const { claim, request } = work;
  const context = systemContext(claim.organizationId);
  const notes: RenderNote[] = [];
  const before = await inTenant(services.db, context, (trx) => findComparison(trx, claim));
  // Once files are being delivered, the report and its rows of now do not matter any more.
  if (!before.checked || before.totals === null) notes.push(...(await makeAndCompare(services, work)));
  if (request.target.kind !== 'zip')
    await deliverParts(
      services,
      { ...work, title: claim.name },
      await inTenant(services.db, context, (trx) => listParts(trx, claim)),
    );
  const { parts, totals } = await inTenant(services.db, context, async (trx) => ({
    parts: await listParts(trx, claim),
    totals: (await findComparison(trx, claim)).totals,
  }));
  if (totals === null) throw new Error('the parts were not compared');
  const blob = await result(services, work, totals, parts);
  return { ...blob, notes: [...notesOfFiles(parts), ...notes, ...notesOf(parts)], digest: null };
}

async function makeAndCompare(services: RenderServices, work: PartsWork): Promise<RenderNote[]> {
  const document = await renderInput(services, work, work.request);
  return withSpooledParts(services, { ...work, ...document }, (spooled) =>
    makeMissing(services, work, document, spooled),
  );
}

/** Makes what is missing or not true any more, and compares all with the report. */
async function makeMissing(
  services: RenderServices,
  work: PartsWork,
  document: Awaited<ReturnType<typeof renderInput>>,
  spooled: SpooledParts,
): Promise<RenderNote[]> {
  const { claim, request, watch } = work;
  const context = systemContext(claim.organizationId);
  const kept = await keepTrue(services, work, spooled);
  const missing = spooled.parts.filter(({ key }) => !kept.has(key));
  const tell = (done: number): void =>
    watch.report({ stage: 'dibujo', unit: 'archivos', done: kept.size + done, total: spooled.parts.length });
  tell(0);
  await printParts(services, { claim, request, ...document, watch, onMade: tell }, spooled, missing);
  const compared = await inTenant(services.db, context, async (trx) => {
    const sums = totalsOf(await listParts(trx, claim), spooled.controls);
    const totals = compareTotals(sums, spooled.whole, spooled.controls);
    await keepTotals(trx, claim, totals);
    return totals;
  });
  checkTotals(compared);
  await inTenant(services.db, context, (trx) => markPartsChecked(trx, claim, spooled.parts.length));
  return kept.size === 0 ? [] : [{ code: 'parts_resumed', message: partsMessages.notes.resumed(kept.size) }];
}

/** The keys of the files that an earlier attempt made of the same rows; the others of it are removed. */
async function keepTrue(
  { db, files }: RenderServices,
  { claim, watch }: Pick<PartsWork, 'claim' | 'watch'>,
  { parts }: SpooledParts,
): Promise<Set<string>> {
  const context = systemContext(claim.organizationId);
  const before = await inTenant(db, context, (trx) => listParts(trx, claim));
  const planned = new Map(parts.map((part) => [part.key, part]));
  const stored = new Map<string, boolean>();
  for (const { sha256 } of before) {
    watch.moved();
    if (!stored.has(sha256)) stored.set(sha256, (await files.stat(sha256)) !== null);
  }
  const isTrue = ({ key, digest, name, ordinal, recipient, sha256 }: StoredPart): boolean => {
    const now = planned.get(key);
    return (
      now !== undefined &&
      now.digest === digest &&
      now.name === name &&
      now.ordinal === ordinal &&
      now.recipient === recipient &&
      stored.get(sha256) === true
    );
  };
  const untrue = before.filter((part) => !isTrue(part)).map(({ key }) => key);
  await inTenant(db, context, (trx) => deleteParts(trx, claim, untrue));
  return new Set(before.filter(isTrue).map(({ key }) => key));
}

function totalsOf(parts: readonly StoredPart[], controls: readonly ControlColumn[]): Totals {
  const running = new RunningTotals(controls);
  for (const { rows, totals } of parts) running.addTotals({ rows, sums: totals });
  return running.totals;
}

/** What the request ends with: the archive, or the list of what was delivered, which a folder gets too. */
async function result(
  services: RenderServices,
  { claim, actor, request, watch }: PartsWork,
  totals: ComparedTotals,
  parts: StoredPart[],
): Promise<StoredBlob> {
  const { target, column } = request;
  const manifest = writeManifest({ column, target, parts, totals });
  if (target.kind === 'zip') {
    watch.report({ stage: 'union', unit: 'archivos', done: parts.length, total: parts.length });
    return archived(services, { claim, watch }, parts, manifest);
  }
  const blob = await services.files.put(manifest);
  if (target.kind === 'folder') {
    const name = partsMessages.manifest.fileName;
    const file = { ...blob, name, media_type: 'text/csv' };
    // What is delivered again changes the list: that one is a file of its own.
    const key = deliveryKey(claim, `manifest ${blob.sha256}`);
    await deliverToFolder(services, actor, { key, folderId: target.folder_id, file });
  }
  return blob;
}

/** The archive, in which each file is found alone too: what it was put together from is not kept beside it. */
async function archived(
  { db, files }: RenderServices,
  { claim, watch }: Pick<PartsWork, 'claim' | 'watch'>,
  parts: readonly StoredPart[],
  manifest: Buffer,
): Promise<StoredBlob> {
  const starts = new Map<string, number>();
  const onStored = (key: string, start: number): void => void starts.set(key, start);
  const blob = await files.put(moving(zipArchive(entriesOf(files, parts, manifest, onStored)), watch));
  await inTenant(db, systemContext(claim.organizationId), async (trx) => {
    await lockClaim(trx, claim);
    await holdBlob(trx, files, blob.sha256);
    await moveParts(trx, claim, { sha256: blob.sha256, starts });
  });
  return blob;
}

async function* entriesOf(
  files: FileStore,
  parts: readonly StoredPart[],
  manifest: Buffer,
  onStored: (key: string, start: number) => void,
): AsyncGenerator<ZipEntry> {
  const modified = new Date();
  const open = neighbourReader(files, parts);
  for (const [index, { key, name }] of parts.entries())
    yield { name, modified, open: () => open(index), onStored: (start) => onStored(key, start) };
  async function* text() {
    yield new Uint8Array(manifest);
  }
  yield { name: partsMessages.manifest.fileName, modified, compress: true, open: async () => text() };
}

/** What was said of the files, each note once. */
function notesOfFiles(parts: readonly StoredPart[]): RenderNote[] {
  const notes = new Map<string, RenderNote>();
  for (const part of parts)
    for (const note of part.notes) notes.set(`${note.code} ${note.field ?? ''}`, note);
  return [...notes.values()];
}

function notesOf(parts: readonly StoredPart[]): RenderNote[] {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const failed = parts.filter(({ state }) => state === 'failed').length;
  const { checked, failed: notDelivered } = partsMessages.notes;
  const notes: RenderNote[] = [{ code: 'parts_checked', message: checked(parts.length, rows) }];
  if (failed > 0) notes.push({ code: 'parts_failed', message: notDelivered(failed, parts.length) });
  return notes;
}
