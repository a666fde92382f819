/** The calls of 'Movimientos afiliatorios' (specification 2 §7). */
import { endpoint, STAFF } from '../api/endpoint.ts';
import { statusMap, statusQuery } from './imss-request.ts';

export const get_movimientos = endpoint({
  name: 'get_movimientos',
  method: 'GET',
  path: '/affiliation/get_movimientos',
  roles: STAFF,
  query: statusQuery,
  response: statusMap,
  kind: 'json',
});

export const movementEndpoints = { get_movimientos } as const;
