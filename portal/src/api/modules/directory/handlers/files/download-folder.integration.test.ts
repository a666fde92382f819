import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { readAnswer } from '../../../../testing/read-answer.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import {
  CLIENT_FOLDER,
  CONTRACT,
  GUIDE,
  RECEIPT,
  ROOT,
  SECRET_FILE,
  TEMPLATES,
} from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const setScan = (file: string, status: string) =>
  inOrganization(at.portal, (trx) =>
    sql`update file_versions set scan_status = ${status} where file_id = ${file}`.execute(trx),
  );
const unzip = async (response: Response) =>
  JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true });
const namesIn = (zip: JSZip) => Object.keys(zip.files).sort();

describe('a folder', () => {
  const zipOf = async (directory_id: string, token = at.tokens.Admin) => {
    const response = await at.portal.send(endpoints.download_folder, { token, query: { directory_id } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('filename="carpeta.zip"');
    return unzip(response);
  };

  it('comes with everything inside, empty folders too, without what is in the bin', async () => {
    const top = await readAnswer(
      endpoints.new_folder,
      await at.portal.send(endpoints.new_folder, {
        token: at.tokens.Admin,
        body: { folder_parent_id: TEMPLATES.id, folder_name: 'Año 2026' },
      }),
    );
    const here = { folder_id: top.id };
    await at.put('recibo.pdf', '%PDF-1.7 uno', { ...here, path: 'Enero/Quincena 1' });
    await at.put('datos.csv', 'ñ,'.repeat(5000), { ...here, path: 'Enero' });
    const gone = await at.put('borrado.txt', 'x', { ...here, path: 'Febrero' });
    await at.portal.send(endpoints.delete_file, { token: at.tokens.Admin, query: { file_id: gone.id } });
    const deleted = await at.put('dentro.txt', 'x', { ...here, path: 'Borrada/Más' });
    await at.portal.send(endpoints.delete_folder, {
      token: at.tokens.Admin,
      query: { folder_id: (await parentsOf(deleted.id))[1] ?? '' },
    });
    const zip = await zipOf(top.id);
    expect(namesIn(zip)).toEqual(
      [
        'Año 2026/',
        'Año 2026/Enero/',
        'Año 2026/Enero/Quincena 1/',
        'Año 2026/Enero/Quincena 1/recibo.pdf',
        'Año 2026/Enero/datos.csv',
        'Año 2026/Febrero/',
      ].sort(),
    );
    expect(await zip.file('Año 2026/Enero/datos.csv')?.async('text')).toBe('ñ,'.repeat(5000));
  });

  const parentsOf = async (id: string): Promise<string[]> => {
    const { rows } = await inOrganization(at.portal, (trx) =>
      sql<{ id: string }>`
        with recursive up as (
          select parent_id, 0 as height from file_system where id = ${id}
          union all
          select above.parent_id, height + 1 from up join file_system above on above.id = up.parent_id
        ) select parent_id as id from up where parent_id is not null order by height
      `.execute(trx),
    );
    return rows.map((row) => row.id);
  };

  it('leaves out what the person does not see, and names what the antivirus keeps', async () => {
    const names = namesIn(await zipOf(ROOT.id, at.tokens.Ejecutivo));
    expect(names.some((name) => name.endsWith(RECEIPT.name))).toBe(true);
    expect(names.join()).not.toContain(SECRET_FILE.name);
    expect(namesIn(await zipOf(ROOT.id)).join()).toContain(SECRET_FILE.name);
    await setScan(CONTRACT.id, 'infected');
    const zip = await zipOf(CLIENT_FOLDER.id, at.tokens.client);
    expect(namesIn(zip)).not.toContain(`Abarrotes Azteca/${CONTRACT.name}`);
    expect(await zip.file('Archivos no incluidos por el antivirus.txt')?.async('text')).toContain(
      CONTRACT.name,
    );
    await setScan(CONTRACT.id, 'unscanned');
  });

  it('is a folder, and one that the person sees', async () => {
    for (const [id, token] of [
      [GUIDE.id, at.tokens.Admin],
      [randomUUID(), at.tokens.Admin],
      [ROOT.id, at.tokens.client],
    ] as const) {
      const refused = await at.portal.send(endpoints.download_folder, { token, query: { directory_id: id } });
      expect(await readVerdict(refused)).toBe('404 folder_not_found');
    }
  });
});
