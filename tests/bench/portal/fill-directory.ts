/** Makes an organization's directory as large as a measurement needs. */
import type pg from 'pg';

export type FillOptions = {
  organizationId: string;
  /** Files altogether, in folders of `perFolder`. */
  files: number;
  perFolder: number;
};

export type FilledDirectory = {
  /** Holds the folders. */
  topId: string;
  /** Full of files. */
  folderId: string;
};

/** One blob that every file names; its bytes need not be there for browsing and searching. */
const SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * Adds folders "Lote 1", "Lote 2"… below the root's new folder "Archivo histórico", each full of files such as
 * "Recibo 123456 Carlos Mendoza.pdf". The keys are those that the portal itself would write.
 * @param client connected as the database's owner, or as the API's role.
 */
export async function fillDirectory(client: pg.Client, options: FillOptions): Promise<FilledDirectory> {
  const { organizationId, files, perFolder } = options;
  const folders = Math.ceil(files / perFolder);
  await client.query('begin');
  await client.query(
    `select set_config('app.organization_id', $1, true), set_config('app.client_ids', '*', true),
      set_config('statement_timeout', '0', true)`,
    [organizationId],
  );
  // The files weigh more than an organization may have at first.
  await client.query('update organizations set storage_quota = 1e13 where id = $1', [organizationId]);
  const top = await client.query<{ id: string }>(
    `insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key)
      select organization_id, id, 'DIR', 'Archivo histórico', 'archivo histórico', 'archivo historico'
      from file_system where organization_id = $1 and parent_id is null returning id`,
    [organizationId],
  );
  const topId = top.rows[0]?.id ?? '';
  const made = await client.query<{ id: string }>(
    `insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key)
      select $1, $2, 'DIR', 'Lote ' || n, 'lote ' || n, 'lote ' || lpad(length(n::text)::text, 2, '0') || n
      from generate_series(1, $3::int) n returning id`,
    [organizationId, topId, folders],
  );
  const lots = made.rows.map(({ id }) => id);
  await client.query(FILES, [organizationId, lots, files, perFolder]);
  await client.query(VERSIONS, [organizationId, lots, SHA256]);
  await client.query(TEXTS, [organizationId, lots]);
  await client.query('commit');
  await client.query('vacuum analyze');
  return { topId, folderId: lots[0] ?? '' };
}

const FILES = `
  with numbered as materialized (
    select n, ($2::uuid[])[(n - 1) / $4::int + 1] as folder,
      (array['Carlos', 'Laura', 'Miguel', 'Daniela', 'Ricardo', 'Paola', 'Hugo', 'Elena', 'Rosa', 'Javier'])[n % 10 + 1]
        || ' ' || (array['Mendoza', 'Salas', 'Rivera', 'Campos', 'Ortega', 'Luna', 'Vega', 'Rosas', 'Medina', 'Bravo',
          'Zamora', 'Prado', 'Olvera', 'Tapia', 'Arce', 'Lara', 'Soto', 'Mora', 'Pardo', 'Quiroga'])[n / 10 % 20 + 1]
        as person,
      20000 + n % 90000 as size, timestamptz '2026-01-01T12:00:00Z' + n * interval '7 seconds' as at
    from generate_series(1, $3::int) n
  )
  insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key, size, media_type,
    current_version_id, created_at, modified_at)
  select $1, folder, 'FILE', 'Recibo ' || n || ' ' || person || '.pdf',
    lower('Recibo ' || n || ' ' || person || '.pdf'),
    lower('Recibo ' || lpad(length(n::text)::text, 2, '0') || n || ' ' || person || '.pdf'),
    size, 'application/pdf', gen_random_uuid(), at, at
  from numbered
`;

/** A statement of its own, because a version may only be of a file that is there. */
const VERSIONS = `
  insert into file_versions (organization_id, id, file_id, number, sha256, size, media_type, scan_status, created_at)
  select organization_id, current_version_id, id, 1, $3, size, media_type, 'clean', created_at
  from file_system where organization_id = $1 and parent_id = any ($2::uuid[])
`;

/** The folders have no words: nothing searches for them. */
const TEXTS = `
  insert into file_words (organization_id, word, item_id)
  select $1, word, id
  from file_system, unnest(string_to_array(replace(name_key, '.', ' '), ' ')) as word
  where organization_id = $1 and parent_id = any ($2::uuid[])
`;
