/** The services of the module of accounts. */
import type { Caller } from '../../platform/caller.ts';
import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { SessionSecrets } from '../../platform/secrets/session-secrets.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { DirectoryServices } from '../directory/directory.ts';
import type { ACCOUNT_JOBS } from './jobs/account-jobs.ts';
import type { AccessTokens } from './session/access-token.ts';
import type { LoginLimits } from './session/login-limits.ts';

export type AccountServices = PlatformServices & {
  jobs: Jobs<typeof ACCOUNT_JOBS>;
  tokens: AccessTokens;
  /** Derive the refresh tokens. */
  sessionSecrets: SessionSecrets;
  loginLimits: LoginLimits;
  /** Adds the first legal employer of a new client, in the transaction that creates the client. */
  addCompany(
    trx: TenantTransaction,
    client: { author: Pick<Caller, 'organizationId' | 'userId' | 'name'>; clientId: string },
    company: { empresa: string; rfc: string },
  ): Promise<number>;
  /** Hears of the folder that a new client gets. */
  listener: DirectoryServices['listener'];
};

export type Handler<E> = AnyHandler<E, AccountServices>;
export type PublicHandler<E> = AnyPublicHandler<E, AccountServices>;
export type JobHandler<Name extends JobName<typeof ACCOUNT_JOBS>> = AnyJobHandler<
  typeof ACCOUNT_JOBS,
  Name,
  AccountServices
>;
