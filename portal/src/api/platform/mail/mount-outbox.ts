/** The development outbox: the mails that would have been sent. Access to it means access to every link in them. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { DomainError } from '../domain-error.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { drawOutbox, drawOutboxMail } from './draw-outbox.ts';
import { frameOfMail } from './frame-of-mail.ts';
import { listStoredMails, readStoredBytes, readStoredMail } from './read-outbox.ts';

export const OUTBOX_PATH = `${API_PREFIX}/outbox`;

/** A mail may only show inlined pictures, and its links open in a new window. */
const FRAME_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** @param directory of the `.eml` files. */
export function mountOutbox(app: OpenAPIHono<ApiEnv>, directory: string): void {
  app.get(OUTBOX_PATH, async (context) => context.html(drawOutbox(await listStoredMails(directory))));
  app.get(`${OUTBOX_PATH}/:name`, async (context) =>
    context.html(drawOutboxMail(known(await readStoredMail(directory, context.req.param('name'))))),
  );
  app.get(`${OUTBOX_PATH}/:name/html`, async (context) => {
    const { mail } = known(await readStoredMail(directory, context.req.param('name')));
    return context.html(frameOfMail(mail), 200, FRAME_HEADERS);
  });
  app.get(`${OUTBOX_PATH}/:name/eml`, async (context) => {
    const name = context.req.param('name');
    return context.body(known(await readStoredBytes(directory, name)), 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
}

function known<Match>(match: Match | undefined): Match {
  if (match === undefined) throw new DomainError('not_found');
  return match;
}
