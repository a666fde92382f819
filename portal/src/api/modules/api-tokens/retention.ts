import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days after which an API token that serves no more is not listed either. */
const ENDED_TOKEN_DAYS = 180;

export const apiTokenRetention: Record<string, Pruning> = {
  api_tokens: pruning(
    'api_tokens',
    (organization) => sql`
      select ctid from api_tokens
      where organization_id = ${organization}
        and least(expires_at, coalesce(revoked_at, expires_at)) < ${daysAgo(ENDED_TOKEN_DAYS)}
    `,
  ),
};
