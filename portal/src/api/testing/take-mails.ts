import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as it was sent, and the link in it, if there is one. */
export type TestMail = { to: string; subject: string; html: string; text: string; link: string; mail: Email };

/** Reads the mails of an outbox, oldest first, and empties it. */
export async function takeMails(outbox: string): Promise<TestMail[]> {
  const names = await readdir(outbox).catch((): string[] => []);
  const mails: TestMail[] = [];
  for (const name of names.sort()) {
    const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
    await rm(path.join(outbox, name));
    const { subject = '', html = '', text = '', to } = mail;
    const link = /https?:\/\/\S+\/(?:newpassword|recoverpassword|confirmmail)\/\S+/.exec(text)?.[0] ?? '';
    mails.push({ to: to?.[0]?.address ?? '', subject, html, text, link, mail });
  }
  return mails;
}
