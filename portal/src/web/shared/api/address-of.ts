import { API_PREFIX, type Endpoint } from '@lienzo/schema/api/endpoint';
import { givenValues } from './given-values';

/** The address of a call, with those values of its query that are given. */
export function addressOf(endpoint: Endpoint, query: unknown): string {
  const text = new URLSearchParams(givenValues(query)).toString();
  return `${API_PREFIX}${endpoint.path}${text === '' ? '' : `?${text}`}`;
}
