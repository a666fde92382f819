/** Reads the mails of the outbox. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** File names of the outbox; they sort by time. */
const NAME = /^[\w-]{1,100}\.eml$/;
const LISTED = 200;

export type StoredMail = { name: string; mail: Email };

/** @returns undefined for an unknown name. */
export async function readStoredMail(directory: string, name: string): Promise<StoredMail | undefined> {
  const bytes = await readStoredBytes(directory, name);
  return bytes === undefined ? undefined : { name, mail: await PostalMime.parse(bytes) };
}

/** The `.eml` file itself. */
export async function readStoredBytes(
  directory: string,
  name: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!NAME.test(name)) return undefined;
  return readFile(path.join(directory, name)).catch(absent);
}

/** The newest mails, newest first. */
export async function listStoredMails(directory: string): Promise<StoredMail[]> {
  const names = (await readdir(directory).catch(absent)) ?? [];
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, LISTED);
  const mails = await Promise.all(newest.map((name) => readStoredMail(directory, name)));
  return mails.filter((mail) => mail !== undefined);
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
