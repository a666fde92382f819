import { type Endpoint, ROLES } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readErrors } from '../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../testing/start-test-portal.ts';
import { PEOPLE } from '../testing/test-people.ts';

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ROLES) tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const table: [string, Endpoint][] = Object.entries(endpoints);
const guarded = table.filter(([, entry]) => entry.roles !== 'public' && entry.name !== 'logout');
/** What a call answers about its caller, whatever it thinks of an empty request. */
const verdict = async (entry: Endpoint, token: string | undefined) => {
  const response = await portal.send(entry, {
    ...(token === undefined ? {} : { token }),
    ...(entry.method === 'GET' ? {} : { body: {} }),
  });
  return response.status;
};

describe('every call of the endpoint table', () => {
  it.each(guarded)('%s refuses whoever has no session', async (_name, entry) => {
    expect(await verdict(entry, undefined)).toBe(401);
    expect(await verdict(entry, 'nonsense')).toBe(401);
  });

  it.each(guarded)('%s is open to the roles of its entry and to no other', async (_name, entry) => {
    for (const role of ROLES) {
      const status = await verdict(entry, tokens.get(role));
      if (entry.roles.includes(role)) expect([401, 403], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
  });

  it.each(table)('%s asks for the client and its version', async (_name, entry) => {
    const withHeaders = (headers: Record<string, string>) =>
      portal.send(entry, { headers, ...(entry.method === 'GET' ? {} : { body: {} }) });
    const noKey = await withHeaders({ 'X-Api-Key': '' });
    expect(noKey.status).toBe(400);
    expect((await readErrors(noKey))[0]?.code).toBe('missing_api_key');
    const old = await withHeaders({ 'X-Api-Version': '2.3.1' });
    expect((await readErrors(old))[0]?.code).toBe('unsupported_version');
  });

  it.each(table)('%s answers other methods with 405 and what it allows', async (_name, entry) => {
    const response = await portal.fetch(`/api${entry.path}`, { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(entry.method);
    expect((await readErrors(response))[0]?.code).toBe('method_not_allowed');
  });
});
