/** The directory: folders and files, their versions, words, history, and what tells people of it (specification 1 §3). */
import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../text/name-key.ts';
import { sortKey } from '../../text/sort-key.ts';
import { textOfName } from '../../text/text-of-name.ts';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createFileSystem(db);
  await createVersions(db);
  await createStorageUsage(db);
  await createTerms(db);
  await createActivities(db);
  await createSubscriptions(db);
  await createNotices(db);
  await createDownloads(db);
  await addFoldersOfOrganizations(db);
}

/**
 * `client_id` is the client that a whole subtree belongs to, null above the clients' folders. Only the top of a
 * deleted subtree carries `deleted_at`. People who made or deleted a thing are never removed, so their ids need no
 * foreign key.
 */
async function createFileSystem(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_system (
      organization_id uuid not null references organizations (id),
      id uuid not null default gen_random_uuid(),
      parent_id uuid,
      fs_type text collate "C" not null check (fs_type in ('DIR', 'FILE')),
      name text not null check (name <> ''),
      name_key text collate "C" not null,
      sort_key text collate "C" not null,
      client_id uuid,
      size bigint check (size >= 0),
      media_type text,
      current_version_id uuid,
      created_by uuid,
      created_at timestamptz(3) not null default now(),
      modified_at timestamptz(3) not null default now(),
      deleted_at timestamptz(3),
      deleted_by uuid,
      primary key (organization_id, id),
      foreign key (organization_id, parent_id) references file_system (organization_id, id) on delete cascade,
      foreign key (organization_id, client_id) references clients (organization_id, id),
      check ((fs_type = 'FILE') = (size is not null)),
      check ((fs_type = 'FILE') = (media_type is not null)),
      check ((fs_type = 'FILE') = (current_version_id is not null)),
      check (parent_id is not null or (fs_type = 'DIR' and deleted_at is null))
    )
  `.execute(db);
  await sql`create unique index file_system_root on file_system (organization_id) where parent_id is null`.execute(
    db,
  );
  await sql`
    create unique index file_system_name on file_system (organization_id, parent_id, name_key)
      where deleted_at is null
  `.execute(db);
  // Also the index of the foreign key and of walks down a subtree.
  await sql`
    create index file_system_sorted on file_system (organization_id, parent_id, fs_type, sort_key, id)
      include (client_id, deleted_at)
  `.execute(db);
  await sql`
    create index file_system_modified on file_system (organization_id, parent_id, fs_type, modified_at, id)
      where deleted_at is null
  `.execute(db);
  await sql`
    create index file_system_size on file_system (organization_id, parent_id, size, id)
      where deleted_at is null and fs_type = 'FILE'
  `.execute(db);
  await sql`
    create index file_system_bin on file_system (organization_id, deleted_at, id) where deleted_at is not null
  `.execute(db);
  await sql`create index file_system_client on file_system (organization_id, client_id)`.execute(db);
  await protectTable(db, 'file_system', { grant: ['select', 'insert', 'update', 'delete'] });
  await limitToDirectory(db, 'file_system');

  await sql`
    create unique index clients_directory on clients (organization_id, id_directory)
  `.execute(db);
  await sql`
    alter table clients add foreign key (organization_id, id_directory) references file_system (organization_id, id)
  `.execute(db);
}

/** What belongs to no client is for everybody but client users. */
async function limitToDirectory(db: Kysely<unknown>, table: string): Promise<void> {
  const visible = sql`(
    (select current_setting('app.client_ids', true)) = '*'
    or client_id = any (
      (select string_to_array(nullif(nullif(current_setting('app.client_ids', true), ''), '*'), ',')::uuid[])::uuid[]
    )
    or (client_id is null and (select current_setting('app.role', true)) = 'Ejecutivo')
  )`;
  await sql`
    create policy clients on ${sql.table(table)} as restrictive using ${visible} with check ${visible}
  `.execute(db);
}

/** The bytes lie in the file store under their SHA-256 (hexadecimal); `number` from 1. A file always has a version. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_versions (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      file_id uuid not null,
      number integer not null check (number > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      size bigint not null check (size >= 0),
      media_type text not null,
      created_by uuid,
      created_at timestamptz(3) not null default now(),
      scan_status text not null check (scan_status in ('pending', 'clean', 'infected', 'unscanned')),
      primary key (organization_id, id),
      unique (organization_id, file_id, number),
      foreign key (organization_id, file_id) references file_system (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index file_versions_sha256 on file_versions (sha256)`.execute(db);
  await sql`
    create index file_versions_pending on file_versions (organization_id, created_at) where scan_status = 'pending'
  `.execute(db);
  // Deferred: a file and its first version point at each other.
  await sql`
    create index file_system_version on file_system (organization_id, current_version_id)
      where current_version_id is not null
  `.execute(db);
  await sql`
    alter table file_system add constraint file_system_current_version
      foreign key (organization_id, current_version_id)
      references file_versions (organization_id, id) deferrable initially deferred
  `.execute(db);
  await protectTable(db, 'file_versions', { grant: ['select', 'insert', 'update', 'delete'] });
  // Whoever may not see a file may not see its versions either.
  await sql`
    create policy clients on file_versions as restrictive
      using (exists (
        select from file_system
        where file_system.organization_id = file_versions.organization_id
          and file_system.id = file_versions.file_id
      ))
  `.execute(db);
}

/** Bytes of all versions, the bin's too; kept by triggers, so that no way of writing can forget it. */
async function createStorageUsage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table storage_usage (
      organization_id uuid primary key references organizations (id),
      used bigint not null default 0 check (used >= 0)
    )
  `.execute(db);
  await protectTable(db, 'storage_usage', { grant: ['select'] });
  await sql`
    create function count_storage() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        update storage_usage set used = used - one.bytes
          from (select organization_id, sum(size) as bytes from changed group by organization_id) as one
          where storage_usage.organization_id = one.organization_id;
      else
        insert into storage_usage as known (organization_id, used)
          select organization_id, sum(size) from changed group by organization_id
          on conflict (organization_id) do update set used = known.used + excluded.used;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`revoke all on function count_storage() from public`.execute(db);
  await sql`
    create trigger file_versions_added after insert on file_versions
      referencing new table as changed for each statement execute function count_storage()
  `.execute(db);
  await sql`
    create trigger file_versions_removed after delete on file_versions
      referencing old table as changed for each statement execute function count_storage()
  `.execute(db);
}

/**
 * Searches compare words with < and >=, which row level security may push into an index; LIKE, trigrams and text
 * search are not leakproof and would read every name.
 */
async function createTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_words (
      organization_id uuid not null,
      client_id uuid,
      word text collate "C" not null,
      item_id uuid not null,
      primary key (organization_id, item_id, word),
      foreign key (organization_id, item_id) references file_system (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`
    create index file_words_word on file_words (organization_id, word, item_id) include (client_id)
  `.execute(db);
  await protectTable(db, 'file_words', { grant: ['select', 'insert', 'update', 'delete'] });
  await limitToDirectory(db, 'file_words');
}

/**
 * `folder_id` is where it happened, `item_id` what it happened to; both may be gone. Names are those of then.
 */
async function createActivities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activities (
      organization_id uuid not null references organizations (id),
      id bigint not null generated by default as identity,
      folder_id uuid not null,
      folder_name text not null,
      item_id uuid,
      client_id uuid,
      user_id uuid,
      user_mail text not null,
      user_name text not null,
      action text not null check (action in (
        'created_dir', 'deleted_dir', 'rename_dir', 'move_dir', 'restore_dir',
        'upload_file', 'update_file', 'rename_file', 'move_file', 'restore_file', 'delete_file'
      )),
      "from" text,
      "to" text,
      file_record_name text not null,
      at timestamptz(3) not null default now(),
      primary key (organization_id, id)
    )
  `.execute(db);
  await sql`create index activities_folder on activities (organization_id, folder_id, id)`.execute(db);
  await sql`create index activities_item on activities (organization_id, item_id, id)`.execute(db);
  await sql`create index activities_client on activities (organization_id, client_id, id)`.execute(db);
  await protectTable(db, 'activities', { grant: ['select', 'insert'] });
  await limitToDirectory(db, 'activities');
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      organization_id uuid not null,
      user_id uuid not null,
      folder_id uuid not null,
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, user_id, folder_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, folder_id) references file_system (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index subscriptions_folder on subscriptions (organization_id, folder_id)`.execute(db);
  await protectTable(db, 'subscriptions', { grant: ['select', 'insert', 'delete'] });
}

/** `mail_due`: to be told in the person's next mail. */
async function createNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folder_notices (
      organization_id uuid not null,
      user_id uuid not null,
      activity_id bigint not null,
      read_at timestamptz(3),
      mail_due boolean not null default false,
      primary key (organization_id, user_id, activity_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, activity_id) references activities (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index folder_notices_activity on folder_notices (organization_id, activity_id)`.execute(
    db,
  );
  await sql`
    create index folder_notices_unread on folder_notices (organization_id, user_id) where read_at is null
  `.execute(db);
  await sql`
    create index folder_notices_due on folder_notices (organization_id, user_id) where mail_due
  `.execute(db);
  await protectTable(db, 'folder_notices', { grant: ['select', 'insert', 'update', 'delete'] });

  await sql`
    create table incident_notices (
      organization_id uuid not null,
      id integer not null generated by default as identity,
      user_id uuid not null,
      title text not null check (title <> ''),
      text text not null,
      created_at timestamptz(3) not null default now(),
      read_at timestamptz(3),
      primary key (organization_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index incident_notices_user on incident_notices (organization_id, user_id, created_at)`.execute(
    db,
  );
  await protectTable(db, 'incident_notices', { grant: ['select', 'insert', 'update'] });

  await sql`
    create table notice_preferences (
      organization_id uuid not null,
      user_id uuid not null,
      digest text not null check (digest in ('none', 'immediate', 'daily')),
      primary key (organization_id, user_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'notice_preferences', { grant: ['select', 'insert', 'update'] });
}

/** `item_id`: a file's or folder's id, or a report's number. */
async function createDownloads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table downloads (
      organization_id uuid not null,
      id bigint not null generated by default as identity,
      user_id uuid not null,
      kind text not null check (kind in ('file', 'folder', 'report')),
      item_id text not null,
      name text not null,
      at timestamptz(3) not null default now(),
      primary key (organization_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index downloads_user on downloads (organization_id, user_id, at)`.execute(db);
  await protectTable(db, 'downloads', { grant: ['select', 'insert', 'delete'] });
}

/** The root folder of each organization that is there already, and below it a folder for each of its clients. */
async function addFoldersOfOrganizations(db: Kysely<unknown>): Promise<void> {
  // The owner is held by row level security too; the transaction ends it again.
  await sql`alter table organizations no force row level security`.execute(db);
  const organizations = await sql<{ id: string; folder_name: string }>`
    select id, folder_name from organizations
  `.execute(db);
  await sql`alter table organizations force row level security`.execute(db);
  for (const { id, folder_name } of organizations.rows) {
    await sql`
      select set_config('app.organization_id', ${id}, true), set_config('app.client_ids', '*', true)
    `.execute(db);
    const root = await insertFolder(db, { organization: id, parent: null, name: folder_name, client: null });
    const clients = await sql<{ id: string; name: string }>`
      select id, name from clients where organization_id = ${id} and id_directory is null
    `.execute(db);
    for (const client of clients.rows) {
      const folder = await insertFolder(db, {
        organization: id,
        parent: root,
        name: client.name,
        client: client.id,
      });
      await sql`
        update clients set id_directory = ${folder} where organization_id = ${id} and id = ${client.id}
      `.execute(db);
    }
  }
  await sql`select set_config('app.organization_id', '', true), set_config('app.client_ids', '', true)`.execute(
    db,
  );
}

type NewFolder = { organization: string; parent: string | null; name: string; client: string | null };

async function insertFolder(
  db: Kysely<unknown>,
  { organization, parent, name, client }: NewFolder,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key, client_id)
    values (${organization}, ${parent}, 'DIR', ${name}, ${nameKey(name)}, ${sortKey(name)}, ${client})
    returning id
  `.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the folder was not made');
  for (const word of textOfName(name))
    await sql`
      insert into file_words (organization_id, client_id, word, item_id) values (${organization}, ${client}, ${word}, ${id})
    `.execute(db);
  return id;
}
