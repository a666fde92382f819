import type { Context } from 'hono';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answerFile } from '../../../platform/http/answer-file.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { insertDownloads } from '../repositories/downloads.ts';
import type { DirectoryServices, RenderedFile, RenderedFileId } from '../services.ts';
import { isContinuation } from './is-continuation.ts';

/** @throws DomainError render_not_found, render_not_ready. */
export async function openRendered(
  { findRenderedFile }: DirectoryServices,
  trx: TenantTransaction,
  caller: Caller,
  id: RenderedFileId,
): Promise<RenderedFile> {
  const file = await findRenderedFile(trx, caller, id);
  if (file === undefined) throw new DomainError('render_not_found');
  return file;
}

/** The file of one report or several; the saved ones are recorded in the user's downloads. */
export async function answerRendered(
  context: Context<ApiEnv>,
  services: DirectoryServices,
  caller: Caller,
  id: RenderedFileId,
): Promise<Response> {
  const file = await inTenant(services.db, caller, async (trx) => {
    const opened = await openRendered(services, trx, caller, id);
    const downloads = opened.reports.map(({ id, name }) => ({
      kind: 'report' as const,
      itemId: String(id),
      name,
    }));
    if (downloads.length > 0 && !isContinuation(context)) await insertDownloads(trx, caller, downloads);
    return opened;
  });
  return answerFile(context, services.files, file);
}
