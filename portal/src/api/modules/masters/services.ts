/** The services of the module of masters. */
import type { Handler as AnyHandler, TokenHandler as AnyTokenHandler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';

export type MasterServices = PlatformServices & {
  /** @throws DomainError too_many_requests with Retry-After. */
  tokenLimits: { take(what: 'import', tokenId: string): Promise<void> };
};

export type Handler<E> = AnyHandler<E, MasterServices>;
export type TokenHandler<E> = AnyTokenHandler<E, MasterServices>;
