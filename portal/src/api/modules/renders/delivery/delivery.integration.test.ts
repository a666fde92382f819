import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { openMailer } from '../../../platform/mail/open-mailer.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { type MailPortal, startMailPortal } from '../../../testing/start-mail-portal.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { OTHER_FOLDER, SECOND_FOLDER, TEMPLATES } from '../../directory/testing/test-directory.ts';
import { listDeliveries } from '../repositories/deliveries.ts';
import { deliverByMail, MAX_ATTEMPTS, type MailOrder } from './deliver-by-mail.ts';
import { deliverToFolder } from './deliver-to-folder.ts';
import type { DeliveredFile } from './delivered-file.ts';

const actorOf = ({ id, organizationId, role, name, mail, clientId }: TestPerson): Actor => ({
  userId: id,
  organizationId,
  role,
  name,
  mail,
  clientId,
});
const ADMIN = actorOf(PEOPLE.Admin);

let at: MailPortal;
let token: string;
beforeAll(async () => {
  at = await startMailPortal();
  token = (await at.portal.openSession(PEOPLE.Admin)).token;
});
afterAll(() => at?.close());

const stored = async (content: string | Buffer, name: string): Promise<DeliveredFile> => ({
  ...(await at.portal.services.files.put(Buffer.from(content))),
  name,
  media_type: 'application/pdf',
});
const namesIn = async (folder_id: string): Promise<string[]> => {
  const answer = await at.portal.send(endpoints.browse, { token, query: { folder_id } });
  return (await readAnswer(endpoints.browse, answer)).items.map(({ name }) => name);
};
const inside = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(at.portal.db, ADMIN, work);
const deliveriesOf = (key: string) => inside((trx) => listDeliveries(trx, ORGANIZATION, key));

describe('deliverToFolder', () => {
  it('makes a file of the directory with its history, its content and its version', async () => {
    const file = await stored('plantilla', 'Plantilla: mayo.pdf');
    const key = randomUUID();
    const made = await deliverToFolder(at.portal.services, ADMIN, { key, folderId: TEMPLATES.id, file });
    expect(made).toMatchObject({ name: 'Plantilla mayo.pdf', isNew: true });
    expect(await namesIn(TEMPLATES.id)).toContain('Plantilla mayo.pdf');
    const versions = await at.portal.send(endpoints.file_versions, {
      token,
      query: { file_id: made.fileId },
    });
    expect(await readAnswer(endpoints.file_versions, versions)).toHaveLength(1);
    const history = await at.portal.send(endpoints.directoryActivity, { token, query: { id: TEMPLATES.id } });
    expect((await readAnswer(endpoints.directoryActivity, history))[0]).toMatchObject({
      activity: { action: 'upload_file' },
    });
    expect(await deliveriesOf(key)).toMatchObject([{ kind: 'folder', state: 'sent', file_id: made.fileId }]);
  });

  it('makes one file under a key, also for eight at once, and another one under another key', async () => {
    const file = await stored('una vez', 'Una vez.pdf');
    const order = { key: randomUUID(), folderId: TEMPLATES.id, file };
    const made = await Promise.all(
      Array.from({ length: 8 }, () => deliverToFolder(at.portal.services, ADMIN, order)),
    );
    expect(new Set(made.map(({ fileId }) => fileId)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    await deliverToFolder(at.portal.services, ADMIN, { ...order, key: randomUUID() });
    const names = (await namesIn(TEMPLATES.id)).filter((name) => name.startsWith('Una vez'));
    expect(names.sort()).toEqual(['Una vez (2).pdf', 'Una vez.pdf']);
  });

  it('adds a version where it replaces', async () => {
    const order = { folderId: TEMPLATES.id };
    const first = await deliverToFolder(at.portal.services, ADMIN, {
      ...order,
      key: randomUUID(),
      file: await stored('enero', 'Mensual.pdf'),
    });
    const second = await deliverToFolder(at.portal.services, ADMIN, {
      ...order,
      key: randomUUID(),
      replaces: first.fileId,
      file: await stored('febrero', 'Mensual.pdf'),
    });
    expect(second.fileId).toBe(first.fileId);
    const versions = await at.portal.send(endpoints.file_versions, {
      token,
      query: { file_id: first.fileId },
    });
    expect(await readAnswer(endpoints.file_versions, versions)).toHaveLength(2);
  });

  it('makes folders below it, for those who may', async () => {
    const file = await stored('en una carpeta', 'Dentro.pdf');
    const path = ['Recibos', 'Mayo'];
    const made = await deliverToFolder(at.portal.services, ADMIN, {
      key: randomUUID(),
      folderId: TEMPLATES.id,
      path,
      file,
    });
    expect(made.isNew).toBe(true);
    expect(await namesIn(TEMPLATES.id)).toContain('Recibos');
  });

  it.each([
    ['of another organization', PEOPLE.Admin, OTHER_FOLDER.id],
    ['that the person does not see', PEOPLE.Ejecutivo, SECOND_FOLDER.id],
    ['that does not exist', PEOPLE.Admin, randomUUID()],
  ])('refuses a folder %s, says so and delivers once it may', async (_what, person, folderId) => {
    const file = await stored('no', `No ${randomUUID()}.pdf`);
    const key = randomUUID();
    const actor = actorOf(person);
    const order = { key, folderId, file };
    await expect(deliverToFolder(at.portal.services, actor, order)).rejects.toThrow('folder_not_found');
    expect(await deliveriesOf(key)).toMatchObject([
      { state: 'failed', problem: 'La carpeta no existe o ya no tienes acceso a ella.' },
    ]);
    if (folderId !== SECOND_FOLDER.id) return;
    await deliverToFolder(at.portal.services, ADMIN, order);
    expect(await deliveriesOf(key)).toMatchObject([{ state: 'sent', problem: null }]);
  });
});

describe('deliverByMail', () => {
  let before = 0;
  beforeEach(() => {
    before = at.smtp.all().length;
    at.smtp.refuseTo({});
    at.smtp.acknowledge(Number.POSITIVE_INFINITY);
  });
  const arrived = () => at.smtp.all().slice(before);
  const addressees = () =>
    arrived()
      .flatMap(({ to }) => to)
      .sort();
  const order = async (recipients: string[], changes: Partial<MailOrder> = {}): Promise<MailOrder> => ({
    organizationId: ORGANIZATION,
    key: randomUUID(),
    recipients,
    title: 'Plantilla de personal',
    from: 'Ana',
    files: [{ ...(await stored(`hola ${randomUUID()}`, 'Plantilla.pdf')), renderId: randomUUID() }],
    link: 'https://portal.pruebas.test/app/reports',
    ...changes,
  });
  const deliver = (mail: MailOrder) => deliverByMail(at.portal.services, mail);

  it('sends each recipient a mail of their own with the file', async () => {
    const mails = ['uno@pruebas.test', 'DOS@pruebas.test', 'dos@pruebas.test'];
    const outcomes = await deliver(await order(mails));
    expect(outcomes).toEqual([
      { mail: 'dos@pruebas.test', state: 'sent', problem: null },
      { mail: 'uno@pruebas.test', state: 'sent', problem: null },
    ]);
    expect(addressees()).toEqual(['dos@pruebas.test', 'uno@pruebas.test']);
    for (const { to, mail } of arrived()) {
      expect(mail.to?.map(({ address }) => address)).toEqual(to);
      expect(mail.cc ?? []).toEqual([]);
      const file = mail.attachments.find(({ filename }) => filename === 'Plantilla.pdf');
      expect(String(file?.mimeType)).toBe('application/pdf');
      const other = to[0] === 'uno@pruebas.test' ? 'dos@' : 'uno@';
      expect(`${mail.html}${mail.text}${JSON.stringify(mail.headers)}`).not.toContain(other);
    }
  });

  it('says who was refused, and repeats only what waits', async () => {
    at.smtp.refuseTo({ forever: ['mal@pruebas.test'], now: ['luego@pruebas.test'] });
    const mail = await order(['bien@pruebas.test', 'mal@pruebas.test', 'luego@pruebas.test']);
    expect(await deliver(mail)).toEqual([
      { mail: 'bien@pruebas.test', state: 'sent', problem: null },
      {
        mail: 'luego@pruebas.test',
        state: 'waiting',
        problem: 'El servidor de correo no aceptó el envío.',
      },
      {
        mail: 'mal@pruebas.test',
        state: 'failed',
        problem: 'El servidor de correo rechazó esta dirección.',
      },
    ]);
    at.smtp.refuseTo({});
    expect((await deliver(mail)).map(({ state }) => state)).toEqual(['sent', 'sent', 'failed']);
    await deliver(mail);
    expect(addressees()).toEqual(['bien@pruebas.test', 'luego@pruebas.test']);
  });

  it('tries nobody else while the mail server does not answer, and then everybody', async () => {
    const mail = await order(['uno@pruebas.test', 'dos@pruebas.test', 'tres@pruebas.test']);
    const { services } = at.portal;
    const { mailer } = services;
    services.mailer = openMailer({
      smtpUrl: 'smtp://127.0.0.1:9',
      from: 'Lienzo <no-responder@pruebas.test>',
      outbox: '/nonexistent',
    });
    try {
      expect((await deliver(mail)).map(({ state, problem }) => [state, problem !== null])).toEqual([
        ['waiting', true],
        ['waiting', false],
        ['waiting', false],
      ]);
    } finally {
      services.mailer = mailer;
    }
    expect((await deliver(mail)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  it('gives up on who cannot be reached, in the end', async () => {
    at.smtp.refuseTo({ now: ['nunca@pruebas.test'] });
    const mail = await order(['nunca@pruebas.test']);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1)
      expect((await deliver(mail))[0]?.state).toBe('waiting');
    expect((await deliver(mail))[0]?.state).toBe('failed');
  });

  it('sends one mail for several workers at once', async () => {
    const people = Array.from({ length: 12 }, (_, at) => `persona${at}@pruebas.test`);
    const mail = await order(people);
    await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);
    expect(addressees()).toEqual([...people].sort());
  });

  it('repeats the one mail that was on its way when a worker died, under the same name', async () => {
    const mail = await order(['muere@pruebas.test', COLLEAGUE.mail]);
    await deliver(mail);
    await inside((trx) =>
      sql`
        update report_deliveries set state = 'sending', lease_until = now() + interval '1 hour'
        where key = ${mail.key} and target = 'muere@pruebas.test'
      `.execute(trx),
    );
    expect((await deliver(mail)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
    await inside((trx) =>
      sql`update report_deliveries set lease_until = now() - interval '1 second' where key = ${mail.key} and state = 'sending'`.execute(
        trx,
      ),
    );
    expect((await deliver(mail)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const repeated = arrived().filter(({ to }) => to.includes('muere@pruebas.test'));
    expect(repeated).toHaveLength(2);
    expect(repeated[1]?.mail.messageId).toBe(repeated[0]?.mail.messageId);
    expect(arrived()).toHaveLength(3);
  });

  it.each(['a@b.mx\r\nBcc: mal@mal.test', 'a@b.mx\nmal@mal.test', 'no es correo', ''])(
    'refuses the address %j before anything is sent',
    async (address) => {
      const mail = await order(['bien@pruebas.test', address]);
      await expect(deliver(mail)).rejects.toThrow('invalid_request');
      expect(arrived()).toEqual([]);
      expect(await deliveriesOf(mail.key)).toEqual([]);
    },
  );
});
