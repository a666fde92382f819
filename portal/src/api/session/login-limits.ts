/** How many logins may be tried, by account and by address. */
import { ApiError } from '../http/api-error.ts';
import { RateLimiter } from './rate-limiter.ts';

/** A person who mistypes is not stopped; a guesser gets about 2,900 tries a day at one account. */
const ACCOUNT = { burst: 10, everySeconds: 30 };
/** An office behind one address logs in together; a guesser over many accounts is slowed. */
const ADDRESS = { burst: 60, everySeconds: 2 };

export type LoginLimits = {
  /** @throws ApiError too_many_requests with Retry-After. */
  take(mail: string, address: string): void;
  /** A login that succeeded does not count. */
  giveBack(mail: string, address: string): void;
};

/** @param now the clock in milliseconds. */
export function loginLimits(now: () => number = Date.now): LoginLimits {
  const accounts = new RateLimiter(ACCOUNT, now);
  const addresses = new RateLimiter(ADDRESS, now);
  return {
    take(mail, address) {
      const wait = addresses.take(address) || accounts.take(mail.toLowerCase());
      if (wait > 0)
        throw new ApiError(
          {
            code: 'too_many_requests',
            message: `Demasiados intentos. Espera ${wait === 1 ? '1 segundo' : `${wait} segundos`} e inténtalo de nuevo.`,
          },
          { headers: { 'Retry-After': String(wait) } },
        );
    },
    giveBack(mail, address) {
      accounts.giveBack(mail.toLowerCase());
      addresses.giveBack(address);
    },
  };
}
