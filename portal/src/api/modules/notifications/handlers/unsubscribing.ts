/** Unsubscribing from a kind of mails by a link in the mail, without a session (RFC 8058). */

import { pageMessages } from '@lienzo/schema/messages/page-messages';
import type { unsubscribe, unsubscribe_page } from '@lienzo/schema/notices/notification-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answerPage } from '../../../platform/http/pages/answer-page.ts';
import { wantsPage } from '../../../platform/http/pages/wants-page.ts';
import { saveNoticePreferences } from '../repositories/notice-preferences.ts';
import type { NotificationServices, PublicHandler } from '../services.ts';
import { PREFERENCES_PATH } from '../stream/mail-choice.ts';
import { type MailKind, type Unsubscribing, verifyUnsubscribe } from '../stream/unsubscribe-token.ts';

const texts = pageMessages.unsubscribe;
const preferences = { label: texts.goToPreferences, href: PREFERENCES_PATH };

const ENDED = {
  digest: { digest: 'none' },
  shared: { shared: false },
  closing: { closings: false },
} as const satisfies Record<MailKind, object>;

/** @throws DomainError invalid_link. */
async function mailOf(token: string, { sessionSecrets }: NotificationServices): Promise<Unsubscribing> {
  const mail = await verifyUnsubscribe(sessionSecrets, token);
  if (mail === null) throw new DomainError('invalid_link');
  return mail;
}

/** GET changes nothing: mail scanners open every link. */
const ask: PublicHandler<typeof unsubscribe_page> = async ({ query, services, context }) => {
  const { kind } = await mailOf(query.token, services);
  return answerPage({
    title: texts.question,
    paragraphs: [texts.kinds[kind]],
    button: { label: texts.confirm, action: `${context.req.path}?token=${query.token}` },
    link: preferences,
  });
};

const end: PublicHandler<typeof unsubscribe> = async ({ query, services, context }) => {
  const { organizationId, userId, kind } = await mailOf(query.token, services);
  await inTenant(services.db, { organizationId, userId: null, role: 'SuperAdmin' }, (trx) =>
    saveNoticePreferences(trx, { organizationId, userId }, ENDED[kind]),
  );
  if (!wantsPage(context)) return {};
  return answerPage({ title: texts.done, paragraphs: [texts.undo], link: preferences });
};

export const unsubscribing = { ask, end };
