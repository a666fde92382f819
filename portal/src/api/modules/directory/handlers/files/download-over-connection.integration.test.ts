import { createHash, randomBytes } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { readAnswer } from '../../../../testing/read-answer.ts';
import { serveApp } from '../../../../testing/serve-app.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('over a connection', () => {
  /** A store that counts what is read of files whose content is large. */
  const watched = (changes: Partial<FileStore> = {}) => {
    const state = { opened: 0, cancelled: Promise.withResolvers<void>() };
    const files: FileStore = {
      ...at.portal.services.files,
      async open(sha256, range) {
        state.opened += 1;
        const source = await at.portal.services.files.open(sha256, range);
        const reader = source?.getReader();
        if (reader === undefined) return null;
        return new ReadableStream({
          async pull(controller) {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          },
          async cancel(reason) {
            state.cancelled.resolve();
            await reader.cancel(reason);
          },
        });
      },
      ...changes,
    };
    return { state, files };
  };

  it('reading stops when the client leaves', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => (await at.put(`grande ${n}.zip`, bytes(n))).id),
    );
    const { state, files } = watched();
    const app = await serveApp({ ...at.portal.services, files });
    const { ticket } = await readAnswer(endpoints.download_ticket, await at.ticketFor(ids));
    const leaving = new AbortController();
    const response = await app.send(
      endpoints.download_with_ticket,
      at.tokens.Admin,
      { ticket },
      { signal: leaving.signal },
    );
    await response.body?.getReader().read();
    leaving.abort();
    await state.cancelled.promise;
    expect(state.opened).toBeLessThan(6);
    await app.close();
  });

  const bytes = (n: number): Uint8Array<ArrayBuffer> => {
    const content = new Uint8Array(12_000_000).fill(n);
    content.set(Buffer.from('PK\x03\x04'));
    return content;
  };

  it('every file of archives that are fetched side by side, one of them slowly, is what was sent', async () => {
    const sums = new Map<string, string>();
    const ids = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const packed = n % 2 === 0;
        const content = packed
          ? randomBytes(90_000 * (n + 1))
          : Buffer.from(`nómina ${n};`.repeat(12_000 + n));
        const name = `lado a lado ${n}.${packed ? 'bin' : 'csv'}`;
        sums.set(name, hashOf(content));
        return (await at.put(name, Uint8Array.from(content))).id;
      }),
    );
    const app = await serveApp(at.portal.services);
    const archive = async () => {
      const { ticket } = await readAnswer(endpoints.download_ticket, await at.ticketFor(ids));
      return app.send(endpoints.download_with_ticket, at.tokens.Admin, { ticket });
    };
    const slow = await archive();
    const reader = slow.body?.getReader();
    const chunks: Uint8Array[] = [];
    // Nothing more is taken of the slow one until the others are here.
    for (let n = 0; n < 5; n += 1) chunks.push((await reader?.read())?.value ?? new Uint8Array());
    const others = await Promise.all([archive(), archive()]);
    const archives = await Promise.all(others.map((one) => one.arrayBuffer()));
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read())
      chunks.push(next.value);
    for (const bytes of [...archives, Buffer.concat(chunks)]) {
      const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
      const matches = await Promise.all(
        Object.values(zip.files).map(
          async (file) => [file.name, hashOf(await file.async('uint8array'))] as const,
        ),
      );
      expect(new Map(matches)).toEqual(sums);
    }
    await app.close();
  });

  it('a fault in the middle breaks the connection, so that half is not taken for all', async () => {
    const { id } = await at.put('perdido.txt', 'x'.repeat(1000));
    const { id: first } = await at.put('entero.txt', 'entero');
    const blob = await inOrganization(at.portal, (trx) =>
      sql<{ sha256: string }>`select sha256 from file_versions where file_id = ${id}`.execute(trx),
    );
    const { files } = watched();
    const missing: FileStore = {
      ...files,
      open: (sha256, range) =>
        sha256 === blob.rows[0]?.sha256 ? Promise.resolve(null) : files.open(sha256, range),
    };
    const app = await serveApp({ ...at.portal.services, files: missing });
    const { ticket } = await readAnswer(endpoints.download_ticket, await at.ticketFor([first, id]));
    const response = await app.send(endpoints.download_with_ticket, at.tokens.Admin, { ticket });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(at.portal.log.join('\n')).toContain('answer_broken');
    const alone = await app.send(endpoints.get_file, at.tokens.Admin, { file_id: id });
    expect(await readVerdict(alone)).toBe('404 file_not_found');
    await app.close();
  });
});
