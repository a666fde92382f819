import { createHash, randomBytes } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Administrator } from './two-organizations.ts';

/** What one organization did while it was harmed, and what of it is there afterwards. */
export type Acknowledged = {
  folders: string[];
  files: { id: string; sha256: string }[];
  /** Calls that were refused with a reason. */
  refused: number;
  /** Calls that broke off. */
  broken: number;
};

export const nothingYet = (): Acknowledged => ({ folders: [], files: [], refused: 0, broken: 0 });

/** Makes folders and sends files, one after another, until told to stop. */
export async function workUntil(
  stopped: () => boolean,
  client: () => Administrator,
  done: Acknowledged,
): Promise<void> {
  for (let turn = 0; !stopped(); turn += 1) {
    try {
      if (turn % 3 === 0) await sendFile(client(), done);
      else await makeFolder(client(), done);
    } catch {
      done.broken += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function makeFolder(client: Administrator, done: Acknowledged): Promise<void> {
  const folder_name = `Falla ${randomBytes(6).toString('hex')}`;
  const response = await client.send(endpoints.new_folder, {
    body: { folder_parent_id: client.rootFolderId, folder_name },
  });
  const text = await response.text();
  if (response.ok) done.folders.push(endpoints.new_folder.response.parse(JSON.parse(text)).id);
  else done.refused += 1;
}

async function sendFile(client: Administrator, done: Acknowledged): Promise<void> {
  const content = randomBytes(200_000);
  const name = `${randomBytes(6).toString('hex')}.bin`;
  try {
    const { id } = await client.upload(endpoints.upload_file, {
      query: { folder_id: client.rootFolderId },
      file: new File([content], name),
    });
    done.files.push({ id, sha256: createHash('sha256').update(content).digest('hex') });
  } catch (error) {
    if (!(error instanceof Error) || !/^\d{3} /.test(error.message)) throw error;
    done.refused += 1;
  }
}

/** How much of what was acknowledged is not there, or is not what was sent. */
export async function countLost(client: Administrator, { folders, files }: Acknowledged): Promise<number> {
  let lost = 0;
  for (const folder_id of folders) {
    const response = await client.send(endpoints.browse, { query: { folder_id } });
    if (!response.ok) lost += 1;
    await response.arrayBuffer();
  }
  for (const { id, sha256 } of files) {
    const response = await client.send(endpoints.get_file, { query: { file_id: id } });
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok || createHash('sha256').update(content).digest('hex') !== sha256) lost += 1;
  }
  return lost;
}
