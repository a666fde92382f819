import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE } from '../../../modules/directory/testing/test-directory.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

/** As browsers ask when somebody opens an address. */
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (ticket: string, accept = NAVIGATION) =>
  portal.fetch(`/api/file/download?${new URLSearchParams({ ticket })}`, { headers: { Accept: accept } });

/** The ticket of a session that is over by now. */
async function spentTicket(): Promise<string> {
  const { token } = await portal.openSession(PEOPLE.Admin);
  const sent = await portal.send(endpoints.download_ticket, { token, body: { ids: [GUIDE.id] } });
  const { ticket } = await readAnswer(endpoints.download_ticket, sent);
  expect((await open(ticket)).headers.get('content-disposition')).toContain('attachment');
  await portal.send(endpoints.logout, { token });
  return ticket;
}

describe('a download that is refused', () => {
  it.each([
    ['made up', async () => 'ninguno'],
    ['whose session is over', spentTicket],
  ])('shows a person what to do: a ticket %s', async (_name, ticket) => {
    const response = await open(await ticket());
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('<html lang="es-MX"');
    expect(html).toContain('<h1>No se pudo descargar</h1>');
    expect(html).toContain('La descarga caducó. Vuelve a la carpeta y descarga de nuevo.');
    expect(html).toContain('href="/app/directorio"');
  });

  it('is a page that runs nothing, loads nothing and is kept by nobody', async () => {
    const response = await open('"><script>alert(1)</script>');
    expect(await response.text()).not.toContain('<script');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stays JSON for programs', async () => {
    for (const accept of ['*/*', 'application/json']) {
      const response = await open('ninguno', accept);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ errorList: [{ code: 'invalid_ticket' }] });
    }
  });
});

it('an ordinary call stays JSON however it is opened', async () => {
  const response = await portal.fetch('/api/file', { headers: { Accept: NAVIGATION } });
  expect(await response.json()).toMatchObject({ errorList: [{ code: 'missing_api_key' }] });
});
