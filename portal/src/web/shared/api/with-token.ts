import { session } from '../session/session';
import { ApiError } from './api-error';

/** Does a call with the session's token; a 401 renews the token once and tries again. */
export async function withToken<Result>(attempt: (token: string | null) => Promise<Result>): Promise<Result> {
  const token = await session.token();
  try {
    return await attempt(token);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 401 || token === null) throw cause;
    const renewed = await session.renew();
    if (renewed === null) throw cause;
    return await attempt(renewed.access_token);
  }
}
