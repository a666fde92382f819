/** A folder of thousands of files as an archive: when it begins, and what it takes. */
import { randomBytes } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import pg from 'pg';
import { signIn } from '../../portal/portal-client.ts';
import type { Figure } from '../figures.ts';
import { peakMegabytes, treeMegabytes } from '../render/tree-memory.ts';
import { ADMIN, type LargePortal } from './large-directory.ts';

/** Different contents; the files share them, which the archive cannot know. */
const CONTENTS = 100;

/** @param bytes of all files together. */
export async function zip(large: LargePortal, files: number, bytes: number): Promise<Figure[]> {
  const client = await signIn(large.portal.url, ADMIN);
  const size = Math.ceil(bytes / files);
  const folder = await client.call(endpoints.new_folder, {
    body: { folder_parent_id: large.directory.topId, folder_name: `Archivo de ${files}` },
  });
  for (let n = 0; n < CONTENTS; n += 1)
    await client.upload(endpoints.upload_file, {
      query: { folder_id: folder.id },
      file: new File([randomBytes(size)], `base ${n}.bin`),
    });
  await multiply(large, folder.id, files);
  const { pid } = large.portal;
  const before = await treeMegabytes(pid);
  const { result, peak } = await peakMegabytes(pid, async () => {
    const begun = performance.now();
    const response = await client.send(endpoints.download_folder, { query: { directory_id: folder.id } });
    const reader = response.body?.getReader();
    if (!response.ok || reader === undefined) throw new Error(`the archive answered ${response.status}`);
    await reader.read();
    const started = performance.now() - begun;
    let received = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read())
      received += next.value.byteLength;
    return { started, received, seconds: (performance.now() - begun) / 1000 };
  });
  if (result.received < bytes) throw new Error(`the archive had ${result.received} bytes of ${bytes}`);
  const what = `Archive of ${files} files, ${(bytes / 1e9).toFixed(1)} GB`;
  console.log(`${what}: ${(result.received / 1e6 / result.seconds).toFixed(0)} MB a second`);
  return [
    { name: `${what}: first byte`, value: result.started, limit: 1000, unit: 'ms' },
    { name: 'the same: memory that the portal takes for it', value: peak - before, limit: 150, unit: 'MB' },
  ];
}

/** More files with the same contents, in folders of 500. */
async function multiply(
  { ownerUrl, organizationId }: LargePortal,
  folder: string,
  files: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(
    `select set_config('app.organization_id', $1, true), set_config('app.client_ids', '*', true)`,
    [organizationId],
  );
  const more = files - CONTENTS;
  const made = await client.query<{ id: string }>(
    `insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key)
     select $1, $2, 'DIR', 'Parte ' || n, 'parte ' || n, 'parte ' || n
     from generate_series(1, $3::int) n returning id`,
    [organizationId, folder, Math.ceil(more / 500)],
  );
  await client.query(MORE_FILES, [organizationId, folder, made.rows.map(({ id }) => id), more]);
  await client.query(MORE_VERSIONS, [organizationId, folder]);
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}

const BASE = `
  select sha256, v.size, v.media_type, row_number() over (order by f.sort_key) - 1 as at
  from file_system f join file_versions v on v.organization_id = f.organization_id and v.id = f.current_version_id
  where f.organization_id = $1 and f.parent_id = $2`;

const MORE_FILES = `
  insert into file_system (organization_id, parent_id, fs_type, name, name_key, sort_key, size, media_type,
    current_version_id)
  select $1, ($3::uuid[])[n % cardinality($3::uuid[]) + 1], 'FILE', 'Documento ' || n || '.bin',
    'documento ' || n || '.bin', 'documento ' || n || '.bin', base.size, base.media_type, gen_random_uuid()
  from generate_series(1, $4::int) n join (${BASE}) base on base.at = n % ${CONTENTS}`;

/** A statement of its own, because a version may only be of a file that is there. */
const MORE_VERSIONS = `
  insert into file_versions (organization_id, id, file_id, number, sha256, size, media_type, scan_status)
  select f.organization_id, f.current_version_id, f.id, 1, base.sha256, base.size, base.media_type, 'clean'
  from file_system parent
  join file_system f on f.organization_id = parent.organization_id and f.parent_id = parent.id
  join (${BASE}) base on base.at = substring(f.name from '[0-9]+')::int % ${CONTENTS}
  where parent.organization_id = $1 and parent.parent_id = $2`;
