/** A test portal for file tests, with their common calls. */
import { randomUUID } from 'node:crypto';
import type { FileSystemItem } from '@lienzo/schema/directory/directory-endpoints';
import type { FileVersion } from '@lienzo/schema/directory/file-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { fileForm } from './file-form.ts';
import { TEMPLATES } from './test-directory.ts';

type Sent = {
  name?: string | undefined;
  content?: string | Uint8Array<ArrayBuffer> | undefined;
  query?: Record<string, string> | undefined;
  token?: string;
};

export type FilePortal = {
  portal: TestPortal;
  tokens: Record<'Admin' | 'Ejecutivo' | 'client', string>;
  /** Uploads a small file with a new name into `Plantillas`, by default as the Admin. */
  upload(sent?: Sent): Promise<Response>;
  uploaded(sent?: Sent): Promise<FileSystemItem>;
  put(name: string, content: Sent['content'], query?: Sent['query']): Promise<FileSystemItem>;
  /** Newest first. */
  versionsOf(fileId: string): Promise<FileVersion[]>;
  rowsNamed(name: string): Promise<{ id: string; name: string }[]>;
  /** The hashes of all blobs in the store, sorted. */
  kept(): Promise<string[]>;
  /** By default as the Admin. */
  ticketFor(ids: string[], token?: string): Promise<Response>;
  /** As a browser does, without additional headers. */
  openTicket(ticket: string): Promise<Response>;
  openTicketFor(ids: string[]): Promise<Response>;
  close(): Promise<void>;
};

export async function startFilePortal(): Promise<FilePortal> {
  const portal = await startTestPortal();
  const tokenOf = async (role: keyof FilePortal['tokens']) => (await portal.openSession(PEOPLE[role])).token;
  const tokens = {
    Admin: await tokenOf('Admin'),
    Ejecutivo: await tokenOf('Ejecutivo'),
    client: await tokenOf('client'),
  };
  const upload: FilePortal['upload'] = ({ name, content, query, token } = {}) =>
    portal.send(endpoints.upload_file, {
      token: token ?? tokens.Admin,
      query: { folder_id: TEMPLATES.id, ...query },
      raw: { body: fileForm(name ?? `${randomUUID()}.txt`, content ?? 'hola') },
    });
  const uploaded: FilePortal['uploaded'] = async (sent) =>
    readAnswer(endpoints.upload_file, await upload(sent));
  const ticketFor: FilePortal['ticketFor'] = (ids, token = tokens.Admin) =>
    portal.send(endpoints.download_ticket, { token, body: { ids } });
  const openTicket: FilePortal['openTicket'] = (ticket) =>
    portal.fetch(`/api/file/download?${new URLSearchParams({ ticket })}`);
  return {
    portal,
    tokens,
    upload,
    ticketFor,
    openTicket,
    openTicketFor: async (ids) =>
      openTicket((await readAnswer(endpoints.download_ticket, await ticketFor(ids))).ticket),
    uploaded,
    put: (name, content, query) => uploaded({ name, content, query }),
    versionsOf: async (file_id) =>
      readAnswer(
        endpoints.file_versions,
        await portal.send(endpoints.file_versions, { token: tokens.Admin, query: { file_id } }),
      ),
    rowsNamed: (name) =>
      inOrganization(portal, (trx) =>
        trx.selectFrom('file_system').select(['id', 'name']).where('name', '=', name).execute(),
      ),
    async kept() {
      const matches: string[] = [];
      for await (const { sha256 } of portal.services.files.list()) matches.push(sha256);
      return matches.sort();
    },
    close: () => portal.close(),
  };
}
