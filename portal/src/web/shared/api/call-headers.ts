import { API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';

/** The headers that every call carries (specification 1 §7). */
export function callHeaders(token: string | null | undefined): Record<string, string> {
  return {
    'X-Api-Key': WEB_API_KEY,
    'X-Api-Version': API_VERSION,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
