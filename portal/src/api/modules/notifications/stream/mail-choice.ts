import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { unsubscribe } from '@lienzo/schema/notices/notification-endpoints';
import type { MailChoice } from '@lienzo/templates/mail/draw-mail';
import type { NotificationServices } from '../services.ts';
import { signUnsubscribe, type Unsubscribing } from './unsubscribe-token.ts';

/** The screen of mail preferences. */
export const PREFERENCES_PATH = '/app/notificaciones/suscripciones';

/** The preference and unsubscribe links of an optional mail. */
export async function mailChoice(
  { publicUrl, sessionSecrets }: Pick<NotificationServices, 'publicUrl' | 'sessionSecrets'>,
  mail: Unsubscribing,
): Promise<MailChoice> {
  const token = await signUnsubscribe(sessionSecrets, mail);
  return {
    preferencesUrl: `${publicUrl}${PREFERENCES_PATH}`,
    unsubscribeUrl: `${publicUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}
