/** Makes the file of a render: rows to a spool, from there through the rendering service into the file store. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { RenderFormat, RenderNote } from '@lienzo/schema/api/render-contract';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { StoredBlob } from '../../../platform/storage/file-store.ts';
import { spool } from '../../../platform/storage/spool.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import { processFolder } from '../../../platform/storage/temporary-folder.ts';
import { moving } from '../../../platform/watch-progress.ts';
import { receiveFile } from '../printing/receive-file.ts';
import { rowsBody } from '../printing/rows-body.ts';
import type { WorkWatch } from '../printing/watch-work.ts';
import { findDuplicate, type MadeFile } from '../repositories/render-claims.ts';
import type { RenderServices } from '../services.ts';
import { openRenderSource, type RenderSource, type RenderSourceInput } from './render-source.ts';

export type RenderFileInput = RenderSourceInput & {
  watch: WorkWatch;
  /** Maximum bytes of rows; undefined: any number. */
  limit: number | undefined;
};

/**
 * @returns the stored file, and the digest of what it was made of; null for one with a password, which is never reused.
 * @throws DomainError; StorageError too_large when the rows exceed the limit.
 */
export async function renderFile(
  services: RenderServices,
  order: RenderFileInput,
): Promise<MadeFile & { digest: string | null }> {
  const { actor, request, watch } = order;
  const { signal } = watch;
  const source = await openRenderSource(services, order);
  const { db, leave } = await watch.queued(() => services.heavy.slotForFile({ caller: actor, signal }));
  let left = false;
  const leaveOnce = (): void => {
    if (!left) leave();
    left = true;
  };
  const rows = rowsBody({ db, logger: services.logger }, actor, {
    lines: source.lines,
    snapshot: source.snapshot ?? false,
  });
  const stop = (): void => void rows.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await spool(
      moving(rows.stream, watch),
      { directory: await processFolder(), limit: order.limit, durable: false },
      async (file, spooled) => {
        leaveOnce();
        const digest = order.password === undefined ? digestOf(request.format, source.head, spooled) : null;
        const duplicate = digest === null ? undefined : await duplicateOf(services, actor, digest);
        const made = duplicate ?? (await watch.printing(() => printed(services, order, { source, file })));
        return { ...made, digest };
      },
    );
  } catch (error) {
    // A failed query is the cause of truncated rows; a full spool, of a reader that left them.
    throw error instanceof StorageError ? error : (rows.failure() ?? error);
  } finally {
    signal.removeEventListener('abort', stop);
    await rows.stop();
    leaveOnce();
  }
}

const digestOf = (format: RenderFormat, head: string, { sha256 }: StoredBlob): string =>
  createHash('sha256').update(`${format}\n${head}${sha256}`).digest('hex');

/** A file of the same content, if it still exists. */
async function duplicateOf(
  { db, files }: RenderServices,
  actor: Actor,
  digest: string,
): Promise<MadeFile | undefined> {
  const duplicateValue = await inTenant(db, actor, (trx) => findDuplicate(trx, actor.organizationId, digest));
  return duplicateValue !== undefined && (await files.stat(duplicateValue.sha256)) !== null
    ? duplicateValue
    : undefined;
}

async function printed(
  services: RenderServices,
  { actor, watch }: RenderFileInput,
  { source, file }: { source: RenderSource; file: string },
): Promise<MadeFile> {
  async function* body() {
    yield Buffer.from(source.head);
    yield* createReadStream(file);
  }
  const { signal } = watch;
  const response = await source.print({
    tenant: actor.organizationId,
    body: ReadableStream.from(body()),
    progress: true,
    signal,
  });
  let notes: RenderNote[] = [];
  const onNotes = (reported: RenderNote[]): void => {
    notes = reported;
  };
  const received = receiveFile(response, { onProgress: watch.report, onNotes, signal });
  const blob = await services.files.put(moving(received, watch));
  return { ...blob, notes };
}
