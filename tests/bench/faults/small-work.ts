/**
 * What somebody does now and then, and waits for: a file, a mail, a look at a workbook. A notice to a program cannot be
 * tried: the portal refuses addresses of its own machine.
 */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { Administrator, TwoOrganizations } from './two-organizations.ts';

/** Milliseconds between two looks. */
const LOOK = 25;
const MAX_LOOKS = 4_800;

/** Each does its work once and ends when it is done. */
export type SmallWork = Record<'file' | 'mail' | 'import', () => Promise<void>>;

/** @param data the portal's folder. */
export async function smallWork(
  { portal, admin, neighbour, neighbourId }: TwoOrganizations,
  data: string,
): Promise<SmallWork> {
  const { id: client } = await neighbour.call(endpoints.create_client, {
    body: {
      name: 'Cliente vecino, S.A. de C.V.',
      folderName: 'CLIENTE VECINO',
      rfc: 'CVE010101AB1',
      representante_legal: 'Vecina Ríos Luna',
      domicilio: 'Calle 1, Mérida',
      rfc_representante: 'RILV800101AB1',
    },
  });
  const [known] = await admin.call(endpoints.clientP);
  if (known === undefined) throw new Error('the demonstration has no client');
  const exported = await admin.send(endpoints.export_masters, { query: { user_id: known.id } });
  const workbook = new File([await exported.arrayBuffer()], 'Plantilla_maestros.xlsx');
  const outbox = path.join(data, 'outbox');
  return {
    file: () => printed(neighbour, letter(`Aviso ${randomUUID()}`)),
    async mail() {
      const before = (await readdir(outbox)).length;
      await neighbour.call(endpoints.create_user, {
        body: {
          user: { name: 'Ana Ríos', mail: `${randomUUID()}@vecino.test`, role_enum: 'Ejecutivo' },
          organization_id: neighbourId,
          clients: [client],
        },
      });
      await until(async () => (await readdir(outbox)).length > before);
    },
    async import() {
      const body = new FormData();
      body.set('user_id', client);
      body.set('mode', 'revisar');
      body.set('file', workbook);
      const answer = await send(portal.url, endpoints.import_masters, neighbour.token, body);
      const text = await answer.text();
      if (answer.status >= 500) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    },
  };
}

/** Asks for a file and waits for it. @throws when it fails. */
export async function printed(client: Administrator, reporte: ReportDocument): Promise<void> {
  let { result } = await client.call(endpoints.create_render, { body: { reporte, format: 'pdf' } });
  await until(async () => {
    if (result.state !== 'queued' && result.state !== 'running') return true;
    ({ result } = await client.call(endpoints.get_render, { query: { id: result.id } }));
    return false;
  });
  if (result.state !== 'done') throw new Error(`${reporte.nombre}: ${JSON.stringify(result.problems)}`);
}

/** Of one page, without rows. */
function letter(nombre: string): ReportDocument {
  const text = { ...newItem('texto'), valor: plainRichText(nombre) };
  return { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [text] }] };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error('it did not end in two minutes');
}

const send = (url: string, entry: Endpoint, token: string, body: FormData): Promise<Response> =>
  fetch(new URL(`${API_PREFIX}${entry.path}`, url), {
    method: entry.method,
    headers: {
      'X-Api-Key': WEB_API_KEY,
      'X-Api-Version': API_VERSION,
      Authorization: `Bearer ${token}`,
    },
    body,
  });
