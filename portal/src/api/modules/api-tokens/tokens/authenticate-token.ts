import { STAFF } from '@lienzo/schema/api/endpoint';
import type { Context } from 'hono';
import type { TokenCaller } from '../../../platform/caller.ts';
import { findApiToken } from '../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { findActor, insertAccountEvent, originOf } from '../../accounts/accounts.ts';
import { findApiTokenOwner, touchApiToken } from '../repositories/api-tokens.ts';
import type { ApiTokenServices } from '../services.ts';
import { hashApiToken, isApiToken } from './api-token.ts';

/**
 * The owner of the call's API token as they are now; a token is revoked, expires and ends with its owner's account at
 * once. Its use is noted, and recorded when it comes from another address than the last one.
 * @throws DomainError invalid_token, too_many_requests; forbidden when the owner's role may have no tokens.
 */
export async function authenticateToken(
  context: Context<ApiEnv>,
  services: ApiTokenServices,
): Promise<TokenCaller> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
  if (!isApiToken(token)) throw new DomainError('invalid_token');
  const match = await findApiToken(services.db, hashApiToken(token));
  if (match === undefined) {
    await services.tokenLimits.takeUnknown(clientAddress(context, services.behindProxy));
    throw new DomainError('invalid_token');
  }
  const { organization_id: organizationId, id } = match;
  const caller = await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const known = await findApiTokenOwner(trx, { organizationId, id });
    const actor = known && (await findActor(trx, { organizationId, userId: known.user_id }));
    if (known === undefined || actor === undefined) return undefined;
    const origin = originOf(context, services);
    await touchApiToken(trx, { organizationId, id, address: origin.address });
    if (known.last_used_address !== origin.address)
      await insertAccountEvent(trx, {
        organizationId,
        kind: 'api_token_used',
        person: { id: actor.userId, name: actor.name, mail: actor.mail },
        to: known.name,
        origin,
      });
    return {
      ...actor,
      token: {
        ...{ id, name: known.name },
        ...{ importsMasters: known.import_masters, importsResults: known.import_results },
      },
    };
  });
  if (caller === undefined) throw new DomainError('invalid_token');
  context.set('userId', caller.userId);
  context.set('tokenId', id);
  if (!STAFF.some((role) => role === caller.role)) throw new DomainError('forbidden');
  return caller;
}
