import { createHmac } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { WEBHOOK_HEADERS } from '@lienzo/schema/reports/render-by-token-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokens } from '../../modules/accounts/accounts.ts';
import {
  startWebhookServer,
  type WebhookServer,
} from '../../modules/api-tokens/testing/start-webhook-server.ts';
import { renderIdOf, TokenRendersDriver } from '../../modules/api-tokens/testing/token-renders-driver.ts';
import { deliverWebhook } from '../../modules/api-tokens/webhooks/deliver-webhook.ts';
import { resealSecrets } from '../../modules/api-tokens/webhooks/reseal-secrets.ts';
import { derivedWebhookSecret } from '../../modules/api-tokens/webhooks/webhook-secret.ts';
import { TEST_FILES } from '../../modules/directory/testing/test-directory.ts';
import { mailChoice } from '../../modules/notifications/stream/mail-choice.ts';
import { runRender } from '../../modules/renders/requests/run-render.ts';
import type { Services } from '../../services.ts';
import { type ServedApp, serveApp } from '../../testing/serve-app.ts';
import { ORGANIZATION, PEOPLE, TEST_PASSWORD } from '../../testing/test-people.ts';
import { seal, unseal } from './seal.ts';
import type { SessionSecrets } from './session-secrets.ts';

const OLD = 'the secret of before, which somebody may have seen';
const NEW = 'the secret from now on, which nobody has seen yet';

/** What a portal has at each step; every step is a restart of one portal after another. */
const STEPS = {
  before: { current: OLD, previous: undefined },
  told: { current: OLD, previous: NEW },
  rotated: { current: NEW, previous: OLD },
  forgotten: { current: NEW, previous: undefined },
} satisfies Record<string, SessionSecrets>;
type Step = keyof typeof STEPS;

let driver: TokenRendersDriver;
let receiver: WebhookServer;
const portals = new Map<Step, ServedApp>();

beforeAll(async () => {
  receiver = await startWebhookServer();
  driver = await TokenRendersDriver.start(new Set([receiver.host]));
  for (const step of ['before', 'told', 'rotated', 'forgotten'] as const)
    portals.set(step, await serveApp(servicesAt(step)));
});
afterAll(async () => {
  for (const portal of portals.values()) await portal.close();
  await driver?.close();
  await receiver?.close();
});

function servicesAt(step: Step): Services {
  const sessionSecrets = STEPS[step];
  return { ...driver.portal.services, sessionSecrets, tokens: accessTokens(sessionSecrets) };
}

function at(step: Step): ServedApp {
  const portal = portals.get(step);
  if (portal === undefined) throw new Error(`no portal ${step}`);
  return portal;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

const logIn = (step: Step, password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
  at(step).send(
    endpoints.login,
    '',
    {},
    json({ mail: PEOPLE.Ejecutivo.mail, password, domain: 'sa' }, headers),
  );

const sessionAt = async (step: Step): Promise<string> =>
  endpoints.login.response.parse(await (await logIn(step)).json()).access_token;

const cookieNamed = (answer: Response, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

const ticketAt = async (step: Step, token: string): Promise<string> => {
  const [file] = TEST_FILES;
  const answer = await at(step).send(endpoints.download_ticket, token, {}, json({ ids: [file?.id] }));
  return endpoints.download_ticket.response.parse(await answer.json()).ticket;
};

const unsubscribeAt = async (made: Step, used: Step): Promise<number> => {
  const mail = { organizationId: ORGANIZATION, userId: PEOPLE.Ejecutivo.id, kind: 'digest' } as const;
  const link = new URL((await mailChoice(servicesAt(made), mail)).unsubscribeUrl ?? '');
  const answer = await fetch(`http://127.0.0.1:${at(used).port}${link.pathname}${link.search}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  return answer.status;
};

describe('while the secret is rotated, one portal after another', () => {
  const rolling: [Step, Step][] = [
    ['before', 'told'],
    ['told', 'before'],
    ['told', 'rotated'],
    ['rotated', 'told'],
    ['rotated', 'forgotten'],
    ['forgotten', 'rotated'],
  ];

  it.each(rolling)('what a portal %s makes is accepted by a portal %s', async (made, used) => {
    driver.portal.pass(3_600_000);
    const token = await sessionAt(made);
    expect((await at(used).send(endpoints.get_item_types, token)).status, 'session').toBe(200);
    const ticket = await ticketAt(made, token);
    expect((await at(used).send(endpoints.download_with_ticket, '', { ticket })).status, 'ticket').toBe(200);
    expect(await unsubscribeAt(made, used), 'link of a mail').toBe(200);
    expect(unseal(STEPS[used], seal(STEPS[made], 'x')), 'sealed').toBe('x');
  });

  it.each(rolling)('a session that a portal %s renews is the same for a portal %s', async (made, used) => {
    driver.portal.pass(3_600_000);
    const cookie = cookieNamed(await logIn(made), 'lienzo_sesion');
    const renew = (step: Step) => at(step).send(endpoints.refresh, '', {}, { headers: { Cookie: cookie } });
    const [first, second] = [await renew(made), await renew(used)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(cookieNamed(second, 'lienzo_sesion')).toBe(cookieNamed(first, 'lienzo_sesion'));
  });

  it.each(rolling)('a device that a portal %s knows is known to a portal %s', async (made, used) => {
    driver.portal.pass(3_600_000);
    const device = cookieNamed(await logIn(made), 'lienzo_dispositivo');
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn(made, 'x');
    expect((await logIn(used)).status).toBe(429);
    const known = await logIn(used, TEST_PASSWORD, { Cookie: device });
    expect(known.status).toBe(200);
    // The same account is not remembered twice, once under each secret.
    expect(cookieNamed(known, 'lienzo_dispositivo').split('.')).toHaveLength(2);
  });

  it('an order with its key names the same file', async () => {
    await driver.reset();
    const { token, report_id } = await driver.freshToken();
    const order = (step: Step) =>
      at(step).send(
        endpoints.render_by_token,
        token,
        {},
        json({ format: 'pdf', report_id }, { 'Idempotency-Key': 'monthly' }),
      );
    const id = renderIdOf(await order('told'));
    expect(renderIdOf(await order('rotated'))).toBe(id);
    expect(renderIdOf(await order('told'))).toBe(id);
    expect((await order('forgotten')).status).toBe(409);
  });
});

describe('after the rotation', () => {
  it('nothing that was made under the old secret is accepted', async () => {
    driver.portal.pass(3_600_000);
    const token = await sessionAt('before');
    const ticket = await ticketAt('before', token);
    expect((await at('forgotten').send(endpoints.get_item_types, token)).status).toBe(401);
    expect((await at('forgotten').send(endpoints.download_with_ticket, '', { ticket })).status).toBe(403);
    expect(await unsubscribeAt('before', 'forgotten')).toBeGreaterThanOrEqual(400);
  });

  it('people stay signed in: their page renews the session', async () => {
    driver.portal.pass(3_600_000);
    const cookie = cookieNamed(await logIn('before'), 'lienzo_sesion');
    const renewed = await at('forgotten').send(endpoints.refresh, '', {}, { headers: { Cookie: cookie } });
    expect(renewed.status).toBe(200);
  });

  it('a file with a password that waited is made', async () => {
    await driver.reset();
    const token = await sessionAt('before');
    const report_id = await driver.save(PEOPLE.Ejecutivo);
    const order = { kind: 'report', report_id, format: 'pdf', pdf: { password: { open: 'Quincena 22' } } };
    const asked = await at('before').send(endpoints.create_render, token, {}, json(order));
    const { id } = endpoints.create_render.response.parse(await asked.json()).result;
    await resealSecrets(servicesAt('rotated'));
    await runRender(servicesAt('forgotten'), { organizationId: ORGANIZATION, id });
    expect(driver.printed.join('\n')).toContain('Quincena 22');
  });

  it.each(['stored with the token', 'derived, as before it was stored'])(
    'the receiver of a webhook goes on with the secret that it has: %s',
    async (how) => {
      await driver.reset();
      receiver.received.length = 0;
      const { result, token, report_id } = await driver.freshToken();
      const webhook_secret = await makeTokenSecret(result.id, how);
      await resealSecrets(servicesAt('rotated'));
      const webhook_url = `http://${receiver.host}/`;
      const renderId = renderIdOf(await driver.render(token, { report_id, webhook_url }));
      const delivery = { organization_id: ORGANIZATION, render_id: renderId };
      await deliverWebhook(servicesAt('forgotten'), delivery);
      const [delivered] = receiver.received;
      if (delivered === undefined) throw new Error('nothing was delivered');
      const { headers, body } = delivered;
      const [, seconds, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[WEBHOOK_HEADERS.signature.toLowerCase()])) ?? [];
      expect(signature).toBe(createHmac('sha256', webhook_secret).update(`${seconds}.${body}`).digest('hex'));
    },
  );

  it('the owner of a token whose secret nobody can read is told', async () => {
    await driver.reset();
    const { token, report_id } = await driver.freshToken();
    const id = renderIdOf(await driver.render(token, { report_id, webhook_url: `http://${receiver.host}/` }));
    await deliverWebhook(servicesAt('forgotten'), { organization_id: ORGANIZATION, render_id: id });
    expect((await driver.stateOf(token, id)).webhook).toMatchObject({
      state: 'failed',
      problem: 'El secreto de los avisos de este acceso ya no se puede leer. Crea otro acceso.',
    });
  });
});

/** Gives a token the secret that it would have had if a portal of before the rotation had made it. */
async function makeTokenSecret(tokenId: string, how: string): Promise<string> {
  const stored = how.startsWith('stored');
  const secret = stored ? 'whsec_that_the_receiver_has' : derivedWebhookSecret(OLD, tokenId);
  const sealed = stored ? seal(STEPS.before, secret) : null;
  await driver.inOwn(sql`update api_tokens set webhook_secret = ${sealed} where id = ${tokenId}`);
  return secret;
}
