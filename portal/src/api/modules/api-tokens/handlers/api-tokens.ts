/** Access for other programs: a person's tokens, made, listed and revoked. */
import {
  type ApiToken,
  type create_api_token,
  type get_api_tokens,
  MAX_API_TOKENS,
  type revoke_api_token,
  type update_api_token,
} from '@lienzo/schema/accounts/api-token-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { findActor, insertAccountEvent, originOf } from '../../accounts/accounts.ts';
import { canEditMasters } from '../../masters/masters.ts';
import { canNameInToken, canSeeApiToken, seesApiTokensOf } from '../policy.ts';
import {
  countActiveApiTokens,
  findStoredApiToken,
  insertApiToken,
  listApiTokens,
  lockApiToken,
  revokeApiToken as revoke,
  type StoredApiToken,
  updateTokenReport,
} from '../repositories/api-tokens.ts';
import type { Handler } from '../services.ts';
import { newApiToken } from '../tokens/api-token.ts';
import { checkedValues, NO_VALUES } from '../tokens/token-values.ts';
import { newWebhookSecret } from '../webhooks/webhook-secret.ts';

export const getApiTokens: Handler<typeof get_api_tokens> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const match = await listApiTokens(trx, { organizationId, userId: seesApiTokensOf(caller) });
    return { result: match.map(present) };
  });

export const createApiToken: Handler<typeof create_api_token> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { organizationId, userId } = caller;
  const { token, hash, hint } = newApiToken();
  const webhook_secret = newWebhookSecret();
  const result = await inTenant(services.db, caller, async (trx) => {
    await lockApiToken(trx, { id: userId });
    if ((await countActiveApiTokens(trx, caller)) >= MAX_API_TOKENS)
      throw new DomainError('too_many_api_tokens');
    const given = new Map(body.values.map((values) => [values.report_id, values]));
    const reports = [];
    for (const report_id of new Set(body.reports))
      reports.push(await checkedValues(trx, caller, given.get(report_id) ?? { ...NO_VALUES, report_id }));
    const { name, days, import_masters: importsMasters, import_results: importsResults } = body;
    if (!canNameInToken(caller) || (importsMasters && !canEditMasters(caller)))
      throw new DomainError('forbidden');
    const id = await insertApiToken(trx, {
      ...{ organizationId, userId, name, hash, hint, days, reports, importsMasters, importsResults },
      webhookSecret: seal(services.sessionSecrets, webhook_secret),
    });
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'api_token_created',
      actor: caller,
      person: personOf(caller),
      to: name,
      origin: originOf(context, services),
    });
    return present(await loadApiToken(trx, caller, id));
  });
  return { result, token, webhook_secret };
};

/** With the permissions of its owner, who goes on deciding what it reaches. */
export const updateApiToken: Handler<typeof update_api_token> = ({ body, caller, services, context }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const { id, ...given } = body;
    const token = await loadApiToken(trx, caller, id);
    const owner = await findActor(trx, { organizationId, userId: token.user_id });
    if (token.state !== 'active' || owner === undefined) throw new DomainError('api_token_not_found');
    const values = await checkedValues(trx, owner, given);
    if (!(await updateTokenReport(trx, { organizationId, id, reportId: values.report_id }, values)))
      throw new DomainError('report_not_found');
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'api_token_changed',
      actor: caller,
      person: { id: token.user_id, name: token.owner_name, mail: token.owner_mail },
      from: token.reports.find((report) => report.id === values.report_id)?.nombre,
      to: token.name,
      origin: originOf(context, services),
    });
    return { result: present(await loadApiToken(trx, caller, id)) };
  });

export const revokeApiToken: Handler<typeof revoke_api_token> = ({ body, caller, services, context }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const token = await loadApiToken(trx, caller, body.id);
    if (await revoke(trx, { organizationId, id: body.id }))
      await insertAccountEvent(trx, {
        organizationId,
        kind: 'api_token_revoked',
        actor: caller,
        person: { id: token.user_id, name: token.owner_name, mail: token.owner_mail },
        to: token.name,
        origin: originOf(context, services),
      });
    return { result: present(await loadApiToken(trx, caller, body.id)) };
  });

const personOf = ({ userId, name, mail }: Caller) => ({ id: userId, name, mail });

/** @throws DomainError api_token_not_found, also for somebody else's. */
async function loadApiToken(trx: TenantTransaction, caller: Caller, id: string): Promise<StoredApiToken> {
  const token = await findStoredApiToken(trx, { organizationId: caller.organizationId, id });
  if (token === undefined || !canSeeApiToken(caller, token)) throw new DomainError('api_token_not_found');
  return token;
}

/** Whoever sees a token may revoke it. */
const present = ({ user_id, owner_name, owner_mail: _mail, ...token }: StoredApiToken): ApiToken => ({
  ...token,
  owner: { id: user_id, name: owner_name },
  can: { revoke: token.state === 'active', edit: token.state === 'active' },
});
