import { createHash } from 'node:crypto';
import { safeFileName } from '@lienzo/schema/api/file-name';
import type { RenderNote } from '@lienzo/schema/api/render-contract';
import type { ReportFact } from '@lienzo/schema/reports/render-endpoints';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { deliveryMessages } from '@lienzo/schema/schedules/delivery-messages';
import type { MailMessage } from '@lienzo/templates/mail/mail-message';
import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import { type DeliveredReport, reportDeliveredMail } from '@lienzo/templates/mail/report-delivered-mail';
import { z } from 'zod';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { encodedBytes } from '../../../platform/mail/mail-bytes.ts';
import type { AttachedFile } from '../../../platform/mail/mailer.ts';
import { isAnswer, isRefused, isTooLarge } from '../../../platform/mail/smtp-answer.ts';
import { readBlob } from '../../../platform/storage/read-blob.ts';
import { listActivePeople, mailSenderOf } from '../../accounts/accounts.ts';
import {
  claimMailDelivery,
  type DeliveryKey,
  finishMailDelivery,
  giveMailBack,
  insertMailDeliveries,
  listDeliveries,
} from '../repositories/deliveries.ts';
import { deleteMailedFiles, insertMailedFiles, type NewMailedFile } from '../repositories/mailed-files.ts';
import type { DeliveredFile } from './delivered-file.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { mailedUrlOf, newMailedToken } from './mailed-link.ts';

/** Bytes of all files together, as they travel, up to which they are attached; more is linked, for each recipient by links of their own. */
const MAX_ATTACHED = 10 * 1024 * 1024;
/** Attempts at one recipient while the mail server says "later" or nothing. */
export const MAX_ATTEMPTS = 60;

export type MailOrder = {
  organizationId: string;
  /** Names this mail; under one key a recipient gets one mail, however often it is tried. */
  key: string;
  /** Each gets a mail of their own. */
  recipients: readonly string[];
  /** What the mail is about: the name of a report or of a schedule. */
  title: string;
  /** The name of the person on whose behalf it is sent. */
  from: string;
  /** The person's own words. */
  message?: string | null;
  /** What the reader should know of the files. */
  note?: string | null;
  /** What the report was made of: its name, the answers to its parameters. */
  facts?: readonly ReportFact[];
  /** `renderId`: the request that the file was made for; a link to it ends with that. `notes`: what is to be known of it. */
  files: readonly (DeliveredFile & { renderId: string; notes?: readonly RenderNote[] })[];
  /** Where people with an account find them. */
  link: string;
};

/** `waiting`: not decided yet, call again later. */
export type MailOutcome = { mail: string; state: 'sent' | 'failed' | 'waiting'; problem: string | null };

const address = z.email().max(254);

/**
 * Brings files to each recipient who did not get them before. A process that dies between the mail server's answer and
 * the note of it repeats that one mail, under the same `Message-ID`, once nobody has been sending it for minutes.
 * @returns the outcome of each recipient.
 * @throws DomainError invalid_request before anything is sent, for an address that is none (or has a line break).
 */
export async function deliverByMail(services: DeliveryServices, order: MailOrder): Promise<MailOutcome[]> {
  const recipients = [...new Set(order.recipients.map(recipientOf))];
  const { organizationId, key } = order;
  const context = systemContext(organizationId);
  const { sender, known } = await inTenant(services.db, context, async (trx) => {
    await insertMailDeliveries(trx, { organizationId, key, recipients });
    const known = await listDeliveries(trx, organizationId, key);
    return { sender: await mailSenderOf(trx, organizationId, services), known };
  });
  const undecided = known.filter(
    ({ kind, state, target }) =>
      kind === 'mail' && (state === 'waiting' || state === 'sending') && recipients.includes(target),
  );
  if (undecided.length > 0) {
    const total = order.files.reduce((sum, { size }) => sum + encodedBytes(size), 0);
    const files = order.files.map((file) => ({ ...file, name: safeFileName(file.name) }));
    const attached =
      total < MAX_ATTACHED ? await Promise.all(files.map((file) => attachedFile(services, file))) : null;
    const mail = { order, sender, files, attached, withAccount: await addressesWithAccount(services, order) };
    for (const { target } of undecided) {
      // Nobody else would be reached either, and each attempt waits for a timeout.
      if (!(await sendTo(services, { organizationId, key, target }, mail))) break;
    }
  }
  return outcomesOf(services, order, recipients);
}

function recipientOf(given: string): string {
  const parsed = address.safeParse(given);
  if (!parsed.success)
    throw new DomainError({
      code: 'invalid_request',
      field: 'recipients',
      message: sessionMessages.mailInvalid,
    });
  return parsed.data.toLowerCase();
}

async function attachedFile(
  { files }: DeliveryServices,
  { sha256, name, media_type }: DeliveredFile,
): Promise<AttachedFile> {
  const content = await readBlob(files, sha256);
  if (content === null) throw new DomainError('file_not_found', { cause: new Error(`no blob ${sha256}`) });
  return { name, mediaType: media_type, content };
}

type OutgoingMail = {
  order: MailOrder;
  sender: MailSender;
  files: MailOrder['files'];
  /** null: the files are linked. */
  attached: AttachedFile[] | null;
  /** Addresses whose owners can enter the portal. */
  withAccount: ReadonlySet<string>;
};

/**
 * One attempt at one recipient, if nobody else is at it; by links when the mail server refuses the files for their size.
 * @returns whether the mail server answers.
 */
async function sendTo(
  services: DeliveryServices,
  delivery: DeliveryKey,
  mail: OutgoingMail,
): Promise<boolean> {
  const { db, logger } = services;
  const context = systemContext(delivery.organizationId);
  const attempt = await inTenant(db, context, (trx) => claimMailDelivery(trx, delivery));
  if (attempt === undefined) return true;
  try {
    const note = await sendFiles(services, delivery, mail);
    await inTenant(db, context, (trx) => finishMailDelivery(trx, delivery, note));
    return true;
  } catch (error) {
    logger.warn('delivery_not_mailed', { delivery: delivery.key, error });
    const refused = isRefused(error);
    const problem = refused ? deliveryMessages.refused : deliveryMessages.notReached;
    await inTenant(db, context, (trx) =>
      giveMailBack(trx, delivery, { problem, attempt, final: refused || attempt >= MAX_ATTEMPTS }),
    );
    return isAnswer(error);
  }
}

/** @returns why the files are not in the mail; null when they are. */
async function sendFiles(
  services: DeliveryServices,
  delivery: DeliveryKey,
  mail: OutgoingMail,
): Promise<string | null> {
  if (mail.attached === null) {
    await sendLinks(services, delivery, mail);
    return deliveryMessages.linked;
  }
  try {
    const extras = { files: mail.attached, messageId: messageIdOf(delivery, services.publicUrl) };
    await services.mailer.send(delivery.target, messageFor(mail, delivery, null), extras);
    return null;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    services.logger.info('delivery_too_large', { delivery: delivery.key, error });
    await sendLinks(services, delivery, mail);
    return deliveryMessages.linkedAfterRefusal;
  }
}

/** Each attempt has links of its own. No transaction is open while the mail is sent. */
async function sendLinks(
  { db, mailer, publicUrl }: DeliveryServices,
  delivery: DeliveryKey,
  mail: OutgoingMail,
): Promise<void> {
  const context = systemContext(delivery.organizationId);
  const tokens = mail.files.map(() => newMailedToken());
  const hashes = tokens.map(({ hash }) => hash);
  const links = linksOf(delivery, mail.files, hashes);
  const until = await inTenant(db, context, (trx) => insertMailedFiles(trx, delivery.organizationId, links));
  const urls = tokens.map(({ token }) => mailedUrlOf(publicUrl, token));
  try {
    const messageId = messageIdOf(delivery, publicUrl);
    await mailer.send(delivery.target, messageFor(mail, delivery, { urls, until }), { messageId });
  } catch (error) {
    await inTenant(db, context, (trx) => deleteMailedFiles(trx, delivery.organizationId, hashes));
    throw error;
  }
}

const messageFor = (
  { order, sender, files, withAccount }: OutgoingMail,
  { target }: DeliveryKey,
  links: DeliveredReport['links'],
): MailMessage =>
  reportDeliveredMail(sender, {
    report: order.title,
    from: order.from,
    message: order.message ?? null,
    note: order.note ?? null,
    facts: order.facts ?? [],
    files: files.map(({ name, size, notes = [] }) => ({
      name,
      size,
      notes: notes.map(({ message }) => message),
    })),
    links,
    portal: withAccount.has(target) ? order.link : null,
  });

function addressesWithAccount({ db }: DeliveryServices, { organizationId }: MailOrder): Promise<Set<string>> {
  return inTenant(db, systemContext(organizationId), async (trx) => {
    const people = await listActivePeople(trx, organizationId);
    return new Set(people.map(({ mail }) => mail.toLowerCase()));
  });
}

const linksOf = (
  { key, target }: DeliveryKey,
  files: MailOrder['files'],
  hashes: readonly string[],
): NewMailedFile[] =>
  files.map(({ renderId, name, media_type, sha256, size }, at) => ({
    hash: hashes[at] ?? '',
    renderId,
    deliveryKey: key,
    recipient: target,
    name,
    mediaType: media_type,
    sha256,
    size,
  }));

function messageIdOf({ organizationId, key, target }: DeliveryKey, publicUrl: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify([organizationId, key, target]))
    .digest('hex');
  return `<${name.slice(0, 40)}@${new URL(publicUrl).hostname}>`;
}

async function outcomesOf(
  { db }: DeliveryServices,
  { organizationId, key }: MailOrder,
  recipients: string[],
): Promise<MailOutcome[]> {
  const stored = await inTenant(db, systemContext(organizationId), (trx) =>
    listDeliveries(trx, organizationId, key),
  );
  return stored
    .filter(({ kind, target }) => kind === 'mail' && recipients.includes(target))
    .map(({ target, state, problem }) => ({
      mail: target,
      state: state === 'sending' ? 'waiting' : state,
      problem,
    }));
}
