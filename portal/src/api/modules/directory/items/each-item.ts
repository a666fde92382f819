import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { move_items } from '@lienzo/schema/directory/directory-endpoints';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import type { DirectoryServices } from '../services.ts';

type BatchResult = ResponseOf<typeof move_items>;

/**
 * Applies an action to each of many items, each in its own transaction: others can run in between, and a failure does
 * not affect the rest.
 */
export async function eachItem(
  services: DirectoryServices,
  caller: Caller,
  ids: string[],
  work: (trx: TenantTransaction, id: string) => Promise<unknown>,
): Promise<BatchResult> {
  const result: BatchResult = { done: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await inTenant(services.db, caller, (trx) => work(trx, id));
      result.done.push(id);
    } catch (error) {
      const [{ code, message = apiErrorMessages[code] }] = toDomainError(error).entries;
      if (!(error instanceof DomainError)) services.logger.error('batch_item_failed', { error, id });
      result.failed.push({ id, code, message });
    }
  }
  return result;
}
