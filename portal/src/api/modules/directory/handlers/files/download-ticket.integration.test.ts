import { endpoints } from '@lienzo/schema/endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { readAnswer } from '../../../../testing/read-answer.ts';
import { PEOPLE } from '../../../../testing/test-people.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { GUIDE, OTHER_FILE, RECEIPT, SECRET_FILE } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const unzip = async (response: Response) =>
  JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true });
const namesIn = (zip: JSZip) => Object.keys(zip.files).sort();

describe('a ticket', () => {
  it('fetches one file as it is, and several things as an archive, without any header', async () => {
    const single = await at.openTicketFor([GUIDE.id]);
    expect(await single.text()).toBe(GUIDE.content.toString());
    const several = await at.openTicketFor([GUIDE.id, RECEIPT.id, GUIDE.id]);
    expect(several.headers.get('content-disposition')).toContain('filename="carpeta.zip"');
    expect(namesIn(await unzip(several))).toEqual([GUIDE.name, RECEIPT.name].sort());
  });

  it('is for a thousand things too', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await at.put(`lote ${n}.txt`, `${n}`)).id),
    );
    const { ticket } = await readAnswer(endpoints.download_ticket, await at.ticketFor(ids));
    expect(ticket.length).toBeLessThan(500);
    expect(namesIn(await unzip(await at.openTicket(ticket)))).toHaveLength(40);
  });

  const newTicket = async (token?: string) =>
    (await readAnswer(endpoints.download_ticket, await at.ticketFor([GUIDE.id], token))).ticket;

  it('ends with its session, and with any change', async () => {
    const session = await at.portal.openSession(PEOPLE.Admin);
    const ticket = await newTicket(session.token);
    expect(await readVerdict(await at.openTicket(ticket))).toBe('200');
    for (const wrong of [`${ticket}x`, ticket.slice(0, -2), '', 'a.b.c', session.token])
      expect(await readVerdict(await at.openTicket(wrong))).toBe('403 invalid_ticket');
    await at.portal.send(endpoints.logout, { token: session.token });
    expect(await readVerdict(await at.openTicket(ticket))).toBe('403 invalid_ticket');
    expect((await at.portal.send(endpoints.get_reports, { token: ticket })).status).toBe(401);
  });

  it('ends with time', async () => {
    const ticket = await newTicket();
    // The API's own role may not change a ticket.
    await inOrganization({ db: at.portal.owner }, (trx) =>
      sql`update download_tickets set expires_at = now()`.execute(trx),
    );
    expect(await readVerdict(await at.openTicket(ticket))).toBe('403 invalid_ticket');
    expect(await readVerdict(await at.openTicket(await newTicket()))).toBe('200');
  });

  it('is good on a portal whose clock is minutes off: the database has the time', async () => {
    const ticket = await newTicket();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 180_000 });
    try {
      expect(await readVerdict(await at.openTicket(ticket))).toBe('200');
    } finally {
      vi.useRealTimers();
    }
  });

  it('sees what its person sees when it is used', async () => {
    expect(await readVerdict(await at.ticketFor([OTHER_FILE.id]))).toBe('404 not_found');
    expect(await readVerdict(await at.ticketFor([SECRET_FILE.id], at.tokens.Ejecutivo))).toBe(
      '404 not_found',
    );
    const { id } = await at.put('se borra.txt', 'x');
    const { ticket } = await readAnswer(endpoints.download_ticket, await at.ticketFor([id]));
    await at.portal.send(endpoints.delete_file, { token: at.tokens.Admin, query: { file_id: id } });
    expect(await readVerdict(await at.openTicket(ticket))).toBe('404 not_found');
  });
});
