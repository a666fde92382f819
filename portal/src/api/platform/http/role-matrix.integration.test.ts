import { type Endpoint, ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rendererClient } from '../../modules/renders/renderer-client.ts';
import type { Expectation, MatrixIds } from '../../testing/expectations/expectation.ts';
import { expectations } from '../../testing/expectations/expectations.ts';
import { type MatrixWorld, makeMatrixWorld } from '../../testing/expectations/matrix-world.ts';
import { readErrors } from '../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE, STRANGERS, type TestPerson } from '../../testing/test-people.ts';

let portal: TestPortal;
let world: MatrixWorld;
beforeAll(async () => {
  const renderer = rendererClient('http://renderer.test', async (request) => {
    await request.text();
    return new Response('a file', { headers: { 'Content-Type': 'application/pdf' } });
  });
  portal = await startTestPortal(renderer);
  world = await makeMatrixWorld(portal);
});
afterAll(() => portal?.close());

const table: [string, Endpoint][] = Object.entries(endpoints);
const byName: Record<string, Expectation | Expectation[]> = expectations;
const forms: [string, Endpoint, Expectation][] = table.flatMap(([name, entry]) =>
  [byName[name] ?? []]
    .flat()
    .map((one, at): [string, Endpoint, Expectation] => [at === 0 ? name : `${name} (${at + 1})`, entry, one]),
);

/** What somebody gets: the status, and the body as far as it is JSON. */
async function ask(entry: Endpoint, one: Expectation, person: TestPerson | null, ids: MatrixIds) {
  // The limits of attempts are not what is tested.
  portal.pass(3_600_000);
  const session = person === null ? {} : { token: (await portal.openSession(person)).token };
  const response = await portal.send(entry, { ...(await one.request({ ids, person, portal })), ...session });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) await response.body?.cancel();
  return { status: response.status, body: isJson ? await response.text() : '' };
}

/** An answer must not hold these outside of their organization. */
const namesOfOurs = (): string[] => [
  ...[world.known.organization, world.known.person, world.known.client, world.known.asset],
  ...['Nóminas del Valle', 'Abarrotes Azteca', ...Object.values(PEOPLE).map(({ mail }) => mail)],
];

describe('every call of the endpoint table', () => {
  it('has an expectation, and no expectation is of a call that is gone', () => {
    expect(Object.keys(expectations).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(forms)('%s answers whoever has no session', async (_name, entry, one) => {
    expect(await ask(entry, one, null, world.known)).toMatchObject({ status: one.answers.none });
    if (entry.roles === 'public') return;
    const nonsense = await portal.send(entry, {
      token: 'nonsense',
      ...(entry.method === 'GET' ? {} : { body: {} }),
    });
    expect(nonsense.status).toBe(401);
  });

  it.each(forms)('%s answers each role of the organization', async (_name, entry, one) => {
    for (const role of ROLES) {
      const { status, body } = await ask(entry, one, PEOPLE[role], world.known);
      expect({ role, status }, body).toEqual({ role, status: one.answers[role] });
    }
  });

  it.each(forms)(
    '%s keeps the organization from the same roles of another one',
    async (_name, entry, one) => {
      for (const role of ROLES) await expectElsewhere(entry, one, role);
    },
  );

  const called = table.filter(([, entry]) => entry.navigable !== true);
  it.each(called)('%s asks for the client and its version', async (_name, entry) => {
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

async function expectElsewhere(entry: Endpoint, one: Expectation, role: Role): Promise<void> {
  const { status, body } = await ask(entry, one, STRANGERS[role], world.known);
  // Whom their role lets in, and a policy refuses, learns nothing of what others have.
  const refused = one.answers[role] === 403 && !entry.roles.includes(role);
  if (one.elsewhere === 'own' || refused || (one.elsewhere === 'operator' && role === 'SuperAdmin')) {
    expect({ role, status }, body).toEqual({ role, status: one.answers[role] });
  } else {
    const nothing = await ask(entry, one, STRANGERS[role], world.unknown);
    expect({ role, status, body }).toEqual({ role, ...nothing });
  }
  if (role !== 'SuperAdmin') for (const name of namesOfOurs()) expect(body).not.toContain(name);
}
