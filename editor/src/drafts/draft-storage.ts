/** Storage of unsaved reports in this browser: one record per key in IndexedDB. */
import { migrateReport, NewerReportError } from '@lienzo/schema/report/migrate-report';
import { z } from 'zod';
import type { ReportDraft } from '../host/report-editor-host.ts';

const NAME = 'lienzo-editor';
const STORE = 'drafts';
const stored = z.object({
  at: z.number(),
  report: z.unknown(),
  basedOn: z.string().nullable().default(null),
});

/** The draft under a key; null when there is none that this version can read. */
export async function readDraft(key: string): Promise<ReportDraft | null> {
  const value = await inStore('readonly', (drafts) => drafts.get(key));
  const record = stored.safeParse(value);
  if (!record.success) return null;
  try {
    const { at, report, basedOn } = record.data;
    return { at, report: migrateReport(report), basedOn };
  } catch (problem) {
    // Written by another version, or corrupt: treated as absent.
    if (problem instanceof z.ZodError || problem instanceof NewerReportError) return null;
    throw problem;
  }
}

export async function writeDraft(key: string, draft: ReportDraft): Promise<void> {
  await inStore('readwrite', (drafts) => drafts.put(draft, key));
}

export async function clearDraft(key: string): Promise<void> {
  await inStore('readwrite', (drafts) => drafts.delete(key));
}

/** @throws DOMException where browser storage is unavailable (private windows, full disks). */
async function inStore(
  mode: IDBTransactionMode,
  operation: (drafts: IDBObjectStore) => { readonly result: unknown },
): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const pending = operation(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(pending.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
