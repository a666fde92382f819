/** A portal as production starts it: no demonstration, an empty database, mails kept in its outbox. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import { listStoredMails } from '@lienzo/portal/api/outbox';
import { expect } from '@playwright/test';
import { freePort, startPortal } from '../../portal/start-portal.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

export type EmptyInstallation = {
  url: string;
  /** `npm run superadmin`, as docs/running.md has it. @returns the printed link. */
  addSuperAdmin(mail: string, name: string): Promise<string>;
  /** The link of the newest mail to somebody. */
  invitationOf(mail: string): Promise<string>;
  /** How many mails somebody has of this subject. */
  mailsTo(mail: string, subject: RegExp): Promise<number>;
  stop(): Promise<void>;
};

export async function startEmptyInstallation(): Promise<EmptyInstallation> {
  const data = mkdtempSync(path.join(tmpdir(), 'lienzo-empty-'));
  const database = await startEmbeddedPostgres({
    dataDirectory: path.join(data, 'postgres'),
    log: () => undefined,
    isDisposable: true,
  });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    LIENZO_DATA: data,
    DATABASE_URL: database.ownerUrl,
    SESSION_SECRET: 'once-made-and-kept-for-this-installation',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
  };
  const portal = await startPortal(environment);
  return {
    url,
    async addSuperAdmin(mail, name) {
      const program = 'portal/src/api/operations/superadmin/superadmin.ts';
      const { stdout } = await run(process.execPath, [program, '--mail', mail, '--name', name], {
        cwd: ROOT,
        env: { ...process.env, ...environment },
      });
      return linkIn(stdout);
    },
    async invitationOf(mail) {
      let link = '';
      await expect(async () => {
        link = linkIn(await newestMail(path.join(data, 'outbox'), mail));
      }).toPass({ timeout: 20_000 });
      return link;
    },
    async mailsTo(mail, subject) {
      const mails = await listStoredMails(path.join(data, 'outbox'));
      return mails.filter((one) => isTo(one, mail) && subject.test(one.mail.subject ?? '')).length;
    },
    async stop() {
      await portal.stop();
      await database.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** @throws when there is none. */
function linkIn(text: string): string {
  const [link] = /http:\/\/localhost:\d+\/newpassword\/[0-9a-f-]{36}/.exec(text) ?? [];
  if (link === undefined) throw new Error(`no invitation in: ${text}`);
  return link;
}

async function newestMail(outbox: string, to: string): Promise<string> {
  const mails = await listStoredMails(outbox);
  return mails.find((one) => isTo(one, to))?.mail.text ?? '';
}

type StoredMail = Awaited<ReturnType<typeof listStoredMails>>[number];
const isTo = ({ mail }: StoredMail, to: string): boolean =>
  mail.to?.some(({ address }) => address === to) === true;
