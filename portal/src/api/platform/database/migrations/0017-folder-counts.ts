/**
 * How many things lie in each folder, kept as they come and go: counting 100,000 of them takes 15 ms on a settled
 * table and 200 ms on one that was just filled, at every opening of the folder.
 */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks, and no table that
  // they are in can be altered before.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    create table folder_counts (
      organization_id uuid not null,
      folder_id uuid not null,
      folders integer not null,
      files integer not null,
      primary key (organization_id, folder_id),
      foreign key (organization_id, folder_id) references file_system (organization_id, id) on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'folder_counts', { grant: ['select'] });
  await createCounting(db);
  await countWhatIsThere(db);
  await watchWhatGrowsAtOnce(db);
}

/** What is directly in a folder and not in the bin; a rename or a new version changes no count and writes none. */
async function createCounting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_folder_contents() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        update folder_counts known set folders = known.folders - gone.folders, files = known.files - gone.files
          from (
            select organization_id, parent_id, count(*) filter (where fs_type = 'DIR') as folders,
              count(*) filter (where fs_type = 'FILE') as files
            from removed where deleted_at is null group by organization_id, parent_id
          ) as gone
          where known.organization_id = gone.organization_id and known.folder_id = gone.parent_id;
      elsif tg_op = 'INSERT' then
        insert into folder_counts as known (organization_id, folder_id, folders, files)
          select organization_id, parent_id, count(*) filter (where fs_type = 'DIR'),
            count(*) filter (where fs_type = 'FILE')
          from added where deleted_at is null and parent_id is not null
          group by organization_id, parent_id order by parent_id
          on conflict (organization_id, folder_id)
            do update set folders = known.folders + excluded.folders, files = known.files + excluded.files;
      else
        insert into folder_counts as known (organization_id, folder_id, folders, files)
          select organization_id, parent_id, coalesce(sum(change) filter (where fs_type = 'DIR'), 0),
            coalesce(sum(change) filter (where fs_type = 'FILE'), 0)
          from (
            select organization_id, parent_id, fs_type, 1 as change from added where deleted_at is null
            union all
            select organization_id, parent_id, fs_type, -1 from removed where deleted_at is null
          ) as changed
          where parent_id is not null
          group by organization_id, parent_id
          having sum(change) filter (where fs_type = 'DIR') <> 0 or sum(change) filter (where fs_type = 'FILE') <> 0
          order by parent_id
          on conflict (organization_id, folder_id)
            do update set folders = known.folders + excluded.folders, files = known.files + excluded.files;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`revoke all on function count_folder_contents() from public`.execute(db);
  for (const [name, event, tables] of [
    ['file_system_added', 'insert', 'new table as added'],
    ['file_system_changed', 'update', 'old table as removed new table as added'],
    ['file_system_removed', 'delete', 'old table as removed'],
  ] as const)
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(event)} on file_system
        referencing ${sql.raw(tables)} for each statement execute function count_folder_contents()
    `.execute(db);
}

/** The owner is held by row level security too; the transaction ends it again. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  for (const force of ['no force', 'force'] as const) {
    for (const table of ['file_system', 'folder_counts'])
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    if (force === 'no force')
      await sql`
        insert into folder_counts (organization_id, folder_id, folders, files)
        select organization_id, parent_id, count(*) filter (where fs_type = 'DIR'), count(*) filter (where fs_type = 'FILE')
        from file_system where parent_id is not null and deleted_at is null group by organization_id, parent_id
      `.execute(db);
  }
}

/**
 * These grow by thousands of rows in a minute. Autovacuum looks at them after a thousand new rows and a fiftieth of
 * the table, instead of a fifth for new rows and a tenth for their statistics.
 */
async function watchWhatGrowsAtOnce(db: Kysely<unknown>): Promise<void> {
  for (const table of ['file_system', 'file_versions', 'file_words', 'activities', 'folder_notices'])
    await sql`
      alter table ${sql.table(table)} set (
        autovacuum_analyze_threshold = 1000, autovacuum_analyze_scale_factor = 0.02,
        autovacuum_vacuum_insert_threshold = 1000, autovacuum_vacuum_insert_scale_factor = 0.02,
        autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0.05
      )
    `.execute(db);
}
