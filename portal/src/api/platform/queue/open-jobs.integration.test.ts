import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailPortal, startMailPortal } from '../../testing/start-mail-portal.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE } from '../../testing/test-people.ts';
import { inTenant } from '../database/in-tenant.ts';

let at: MailPortal;
beforeAll(async () => {
  at = await startMailPortal();
});
afterAll(() => at?.close());

const colleague = { organization_id: ORGANIZATION, user_id: COLLEAGUE.id };
const admin = { organizationId: ORGANIZATION, userId: PEOPLE.Admin.id, role: 'Admin' } as const;
const waitingJobs = async (): Promise<{ name: string; state: string }[]> => {
  const { rows } = await sql<{ name: string; state: string }>`
    select name, state from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_%' order by name
  `.execute(at.portal.db);
  return rows;
};

describe('the queue', () => {
  it('has a job only if the transaction that sends it is kept', async () => {
    const send = (keep: boolean) =>
      inTenant(at.portal.db, admin, async (trx) => {
        await at.portal.services.jobs.send('send_invitation', colleague, { trx });
        if (!keep) throw new Error('not kept');
      });
    await expect(send(false)).rejects.toThrow('not kept');
    expect(await waitingJobs()).toEqual([]);
    await send(true);
    expect(await waitingJobs()).toEqual([{ name: 'send_invitation', state: 'created' }]);
  });

  it('holds one job of a key', async () => {
    const mail = PEOPLE.Ejecutivo.mail;
    await Promise.all(
      [1, 2, 3].map(() => at.portal.services.jobs.send('send_reset', { mail }, { key: mail })),
    );
    expect(await waitingJobs()).toHaveLength(2);
  });

  it('is worked on as the plain role, and what was waiting is mailed', async () => {
    await at.portal.work();
    const mails = [await at.smtp.next(), await at.smtp.next()];
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([COLLEAGUE.mail, PEOPLE.Ejecutivo.mail]);
    const { rows } = await sql<{ creates: boolean; owns: boolean }>`
      select has_schema_privilege('pgboss', 'create') as creates,
        exists (select from pg_class where relnamespace = 'pgboss'::regnamespace
          and relowner = current_user::regrole) as owns
    `.execute(at.portal.db);
    expect(rows).toEqual([{ creates: false, owns: false }]);
  });

  it('empties a long line without waiting in between', { timeout: 18_000 }, async () => {
    const people = Array.from({ length: 40 }, () =>
      at.portal.services.jobs.send('send_invitation', colleague),
    );
    await Promise.all(people);
    for (const _ of people) expect((await at.smtp.next()).to).toEqual([COLLEAGUE.mail]);
  });

  it('wakes a worker at once, without waiting for its next look', { timeout: 4_500 }, async () => {
    await at.portal.send(endpoints.forgot_password, { body: { domain: 'sa', mail: PEOPLE.client.mail } });
    const { to, mail } = await at.smtp.next();
    expect(to).toEqual([PEOPLE.client.mail]);
    expect(mail.subject).toBe('Recupera tu contraseña');
  });

  it('tries again what failed, and the log says why', async () => {
    at.smtp.refuse(1);
    await at.portal.services.jobs.send('send_invitation', colleague);
    await vi.waitFor(
      async () => expect((await waitingJobs()).map(({ state }) => state)).toContain('retry'),
      5_000,
    );
    expect(at.portal.log.join('')).toMatch(/job_failed.*send_invitation.*451/);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(at.portal.owner);
    await at.portal.services.jobs.send('send_invitation', colleague);
    await at.smtp.next();
    expect((await at.smtp.next()).to).toEqual([COLLEAGUE.mail]);
  });
});
