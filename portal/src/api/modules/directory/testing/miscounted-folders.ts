import { sql } from 'kysely';
import { inOrganization } from '../../../testing/in-organization.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';

type Counted = { folder_id: string; folders: number; files: number };

/** Folders whose stored count differs from their contents, with both numbers; empty when all are correct. */
export async function miscountedFolders(portal: Pick<TestPortal, 'db'>): Promise<Counted[]> {
  const { rows } = await inOrganization(portal, (trx) =>
    sql<Counted>`
      with counted as (
        select parent_id as folder_id, count(*) filter (where fs_type = 'DIR')::int as folders,
          count(*) filter (where fs_type = 'FILE')::int as files
        from file_system where parent_id is not null and deleted_at is null group by parent_id
      ), kept as (select folder_id, folders, files from folder_counts where folders <> 0 or files <> 0)
      (table counted except table kept) union all (table kept except table counted)
    `.execute(trx),
  );
  return rows;
}
