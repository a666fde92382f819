import { createHmac } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { WEBHOOK_HEADERS } from '@lienzo/schema/reports/render-by-token-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { startWebhookServer, type WebhookServer } from '../testing/start-webhook-server.ts';
import { renderIdOf, TokenRendersDriver } from '../testing/token-renders-driver.ts';

let driver: TokenRendersDriver;
let receiver: WebhookServer;
let elsewhere: WebhookServer;

beforeAll(async () => {
  [receiver, elsewhere] = [await startWebhookServer(), await startWebhookServer()];
  driver = await TokenRendersDriver.start(new Set([receiver.host]));
});
afterAll(async () => {
  await driver?.close();
  await receiver?.close();
  await elsewhere?.close();
});
beforeEach(async () => {
  await driver.reset();
  receiver.received.length = 0;
});

describe('a webhook', () => {
  const deliver = (token: string, id: string, expected: string) =>
    expect
      .poll(
        async () => {
          await driver.portal.runJobs();
          return (await driver.stateOf(token, id)).webhook?.state;
        },
        { timeout: 30_000 },
      )
      .toBe(expected);

  it('is signed, and sent again with the same delivery until it is taken', async () => {
    const { token, report_id, webhook_secret } = await driver.freshToken();
    receiver.answer(500, 503);
    const webhook_url = `http://${receiver.host}/avisos?de=lienzo`;
    const id = renderIdOf(await driver.render(token, { report_id, webhook_url }));
    await deliver(token, id, 'delivered');
    expect((await driver.stateOf(token, id)).webhook).toEqual({
      state: 'delivered',
      attempts: 3,
      problem: null,
    });
    expect(receiver.received.map(({ path }) => path)).toEqual(Array(3).fill('/avisos?de=lienzo'));
    for (const { headers, body } of receiver.received) {
      const [, seconds, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[WEBHOOK_HEADERS.signature.toLowerCase()])) ?? [];
      const expected = createHmac('sha256', webhook_secret).update(`${seconds}.${body}`).digest('hex');
      expect(signature).toBe(expected);
      expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(120);
      expect(headers[WEBHOOK_HEADERS.delivery.toLowerCase()]).toBe(id);
      expect(JSON.parse(body)).toEqual({
        event: 'render.finished',
        id,
        report_id,
        name: `Reporte ${driver.names}`,
        format: 'pdf',
        state: 'done',
        problems: [],
        file: `https://portal.pruebas.test/api/report/render_by_token_file?id=${id}`,
      });
    }
    await driver.portal.runJobs();
    expect(receiver.received.length).toBe(3);
  });

  it('tells why there is no file', async () => {
    const { token, report_id } = await driver.freshToken();
    driver.service = async () =>
      Response.json({ errorList: [{ code: 'invalid_report', message: 'No se puede.' }] }, { status: 422 });
    const answer = await driver.render(token, { report_id, webhook_url: `http://${receiver.host}/` });
    expect(answer.status).toBe(202);
    await deliver(token, renderIdOf(answer), 'delivered');
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      state: 'failed',
      problems: [{ code: 'invalid_report', message: 'No se puede.' }],
      file: null,
    });
  });

  it('follows no redirection', async () => {
    const { token, report_id, result } = await driver.freshToken();
    expect(result.webhook).toBeNull();
    receiver.answer({ status: 307, headers: { Location: `http://${elsewhere.host}/` } });
    const id = renderIdOf(await driver.render(token, { report_id, webhook_url: `http://${receiver.host}/` }));
    await deliver(token, id, 'failed');
    expect((await driver.stateOf(token, id)).webhook).toMatchObject({
      attempts: 1,
      problem: expect.any(String),
    });
    expect(receiver.received.length).toBe(1);
    expect(elsewhere.received).toEqual([]);
    // Its owner reads the same where they manage their tokens.
    const listed = await driver.portal.send(endpoints.get_api_tokens, { token: driver.as(PEOPLE.Ejecutivo) });
    const match = (await readAnswer(endpoints.get_api_tokens, listed)).result.find(
      (one) => one.id === result.id,
    );
    const { problem } = (await driver.stateOf(token, id)).webhook ?? {};
    expect(match?.webhook).toMatchObject({ state: 'failed', attempts: 1, problem });
    expect(Date.parse(match?.webhook?.asked_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost:9/',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://ana:clave@example.com/',
    'https://no-existe.invalid/',
  ])('goes not to %s', async (webhook_url) => {
    const { token, report_id } = await driver.freshToken();
    const refused = await driver.render(token, { report_id, webhook_url });
    expect(refused.status).toBe(422);
    expect(await readErrors(refused)).toMatchObject([{ code: 'refused_webhook', field: 'webhook_url' }]);
    expect(driver.printed).toEqual([]);
  });

  it('goes not to another port of an allowed receiver', async () => {
    const { token, report_id } = await driver.freshToken();
    const refused = await driver.render(token, { report_id, webhook_url: `http://${elsewhere.host}/` });
    expect(refused.status).toBe(422);
    expect(elsewhere.received).toEqual([]);
  });

  it('is checked again when it is sent', async () => {
    const { token, report_id } = await driver.freshToken();
    const id = renderIdOf(await driver.render(token, { report_id, webhook_url: `http://${receiver.host}/` }));
    // As when the name of a public server is pointed at a private one meanwhile.
    await driver.inOwn(sql`
        update api_token_requests set webhook_url = ${`http://${elsewhere.host}/`} where render_id = ${id}
      `);
    await deliver(token, id, 'failed');
    expect([...receiver.received, ...elsewhere.received]).toEqual([]);
  });

  it('is not sent any more for a revoked token', async () => {
    const { token, report_id, result } = await driver.freshToken();
    await driver.render(token, { report_id, webhook_url: `http://${receiver.host}/` });
    await driver.portal.send(endpoints.revoke_api_token, {
      token: driver.as(PEOPLE.Ejecutivo),
      body: { id: result.id },
    });
    await driver.portal.runJobs();
    expect(receiver.received).toEqual([]);
  });
});
