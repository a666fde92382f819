import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { closedServices } from '../../testing/closed-services.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE } from '../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

it('is ready while the database answers, and alive also when it does not', async () => {
  const app = createApp(portal.services);
  expect(await (await app.request('/ready')).json()).toEqual({
    ...{ status: 'ok', database: 'ok', storage: 'ok' },
  });
  const alone = createApp(closedServices());
  expect((await alone.request('/health')).status).toBe(200);
  const refused = await alone.request('/ready');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await (await alone.request('/metrics')).text()).toContain('lienzo_portal_database_up 0');
});

it('names what keeps the files away, and stays ready for the rest', async () => {
  const files = { ...portal.services.files, problem: async () => 'no_bucket' as const };
  const answer = await createApp({ ...portal.services, files }).request('/ready');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', storage: 'no_bucket' });
});

it('counts calls by route, jobs and connections, and names nobody', async () => {
  const app = createApp(portal.services);
  const { token } = await portal.openSession(PEOPLE.Admin);
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'a', 'x-api-version': '2.3.2' };
  const path = `/api${endpoints.has_notificacions.path}`;
  await app.request(path, { headers });
  await app.request('/api/nada');
  await sql`insert into pgboss.job (name, data) values ('take_due_schedules', '{}')`.execute(portal.owner);
  const text = await (await app.request('/metrics')).text();
  expect(text).toMatch(new RegExp(`requests_total\\{method="GET",route="${path}",status="200"\\} 1`));
  expect(text).toContain('status="404"');
  expect(text).toMatch(/lienzo_portal_jobs\{job="take_due_schedules",state="created"\} [1-9]/);
  expect(text).toMatch(/lienzo_portal_database_connections\{state="active"\} [1-9]/);
  expect(text).toContain('lienzo_portal_database_up 1');
  expect(text).not.toContain('/nada');
  expect(text).not.toContain(PEOPLE.Admin.mail);
});
