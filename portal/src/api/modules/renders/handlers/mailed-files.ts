/** Files that are too large for a mail, fetched by the link in it; whoever has the link needs no account. */

import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { pageMessages } from '@lienzo/schema/messages/page-messages';
import type { mailed_file, mailed_file_page } from '@lienzo/schema/reports/mailed-file-endpoints';
import type { Context } from 'hono';
import { findMailedFileByHash } from '../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { answerFile } from '../../../platform/http/answer-file.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { clientAddress } from '../../../platform/http/client-address.ts';
import { answerPage } from '../../../platform/http/pages/answer-page.ts';
import { mailSenderOf } from '../../accounts/accounts.ts';
import { hashMailedToken, isMailedToken } from '../delivery/mailed-link.ts';
import { countDownload, findMailedFile, type MailedFile } from '../repositories/mailed-files.ts';
import type { PublicHandler, RenderServices } from '../services.ts';

const texts = pageMessages.mailedFile;

/** GET counts nothing: mail scanners open every link. */
export const showMailedFile: PublicHandler<typeof mailed_file_page> = async ({
  query,
  services,
  context,
}) => {
  const file = await openLink(services, context, query.token);
  if (file === undefined) return gonePage();
  const { name, size, expires_at, sender } = file;
  return answerPage({
    title: name,
    paragraphs: [texts.from(sender, formatBytes(size)), texts.until(formatMediumDate(expires_at))],
    button: { label: texts.download, action: `${context.req.path}?token=${query.token}` },
  });
};

export const getMailedFile: PublicHandler<typeof mailed_file> = async ({ query, services, context }) => {
  const file = await openLink(services, context, query.token, countDownload);
  if (file === undefined) return gonePage();
  const answer = await answerFile(context, services.files, file);
  // No copy stays with a proxy or on a shared computer.
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.delete('ETag');
  return answer;
};

/** Says alike of a token that never was, has expired or was withdrawn. */
const gonePage = (): Response =>
  answerPage({ title: texts.gone, paragraphs: [texts.goneReason, texts.goneHelp] }, 404);

type Used = (trx: TenantTransaction, key: { organizationId: string; id: string }) => Promise<void>;

/**
 * The file of a link that serves, with the name of the organization that sent it; undefined otherwise.
 * @throws DomainError too_many_requests for whoever tries many.
 */
async function openLink(
  services: RenderServices,
  context: Context<ApiEnv>,
  token: string,
  use?: Used,
): Promise<(MailedFile & { sender: string }) | undefined> {
  const { db, tokenLimits, behindProxy } = services;
  const match = isMailedToken(token) ? await findMailedFileByHash(db, hashMailedToken(token)) : undefined;
  if (match === undefined) {
    await tokenLimits.takeUnknown(clientAddress(context, behindProxy));
    return undefined;
  }
  const key = { organizationId: match.organization_id, id: match.id };
  return inTenant(db, systemContext(key.organizationId), async (trx) => {
    const file = await findMailedFile(trx, key);
    if (file === undefined) return undefined;
    await use?.(trx, key);
    return { ...file, sender: (await mailSenderOf(trx, key.organizationId, services)).name };
  });
}
