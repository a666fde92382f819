/** Reads the portal's mails, which without a mail server are kept and shown on a page of development. */
import { expect } from '@playwright/test';
import { url } from './portal-under-test.ts';

/** The path (`/newpassword/…`, `/recoverpassword/…`) of the link in the newest mail to somebody. */
export async function mailedLink(to: string, kind: 'newpassword' | 'recoverpassword'): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await findLink(to, kind);
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

async function findLink(to: string, kind: string): Promise<string | undefined> {
  const list = await (await fetch(url('/api/outbox'))).text();
  for (const [, name, rest] of list.matchAll(/<li><a href="(outbox\/[^"]+)">(.*?)<\/a><\/li>/gs)) {
    if (rest?.includes(to) !== true) continue;
    const mail = await (await fetch(url(`/api/${name}`))).text();
    const match = new RegExp(`/${kind}/[0-9a-f-]{36}`).exec(mail);
    if (match !== null) return match[0];
  }
  return undefined;
}
