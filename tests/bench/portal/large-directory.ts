/** A running portal whose directory is as large as the measurements want it. */
import path from 'node:path';
import { startEmbeddedPostgres } from '@lienzo/portal/api/embedded';
import pg from 'pg';
import { openOrganization } from '../../portal/open-organization.ts';
import { type RunningPortal, startPortal } from '../../portal/start-portal.ts';
import { type FilledDirectory, fillDirectory } from './fill-directory.ts';

export const ADMIN = 'admin@lienzo.test';

export type LargePortal = {
  portal: RunningPortal;
  ownerUrl: string;
  organizationId: string;
  directory: FilledDirectory;
  stop(): Promise<void>;
};

/** @param data an empty directory. */
export async function startLargePortal(data: string, files: number): Promise<LargePortal> {
  const first = await startPortal({ LIENZO_DATA: data });
  await first.stop();
  const database = await startEmbeddedPostgres({
    dataDirectory: path.join(data, 'postgres'),
    log: () => undefined,
  });
  const { ownerUrl } = database;
  const organizationId = await organizationOf(ownerUrl);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const directory = await fillDirectory(client, { organizationId, files, perFolder: 10_000 });
  await client.end();
  const portal = await startPortal({ LIENZO_DATA: data, DATABASE_URL: ownerUrl });
  return {
    portal,
    ownerUrl,
    organizationId,
    directory,
    async stop() {
      await portal.stop();
      await database.stop();
    },
  };
}

async function organizationOf(ownerUrl: string): Promise<string> {
  await using client = await openOrganization(ownerUrl, ADMIN);
  const { rows } = await client.query<{ id: string }>(`select current_setting('app.organization_id') as id`);
  const [row] = rows;
  if (row === undefined) throw new Error(`${ADMIN} has no organization`);
  return row.id;
}
