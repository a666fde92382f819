import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailMessage } from '@lienzo/templates/mail/mail-message';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { CALL_LIMITS, type CallLimits } from '../call-limits.ts';
import { mailBytes } from './mail-bytes.ts';
import type { MailExtras, Mailer } from './mailer.ts';

type MailerOptions = {
  /** Without it, mails are stored in `outbox`. */
  smtpUrl: string | undefined;
  from: string;
  /** Directory of `.eml` files. */
  outbox: string;
  /** How long the mail server is waited for. */
  limits?: CallLimits;
};

/** The mailer of `SMTP_URL`, else that of the development outbox. */
export function openMailer({ smtpUrl, from, outbox, limits = CALL_LIMITS.mail }: MailerOptions): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from) : smtpMailer(smtpUrl, from, limits);
}

function smtpMailer(url: string, from: string, { connect, silence }: CallLimits): Mailer {
  const transport = createTransport(
    {
      url,
      dnsTimeout: connect,
      connectionTimeout: connect,
      greetingTimeout: silence,
      socketTimeout: silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(to, message, extras) {
      // Told beforehand, so that a server with a limit (RFC 1870) refuses before anything travels.
      const size = mailBytes(
        message,
        (extras?.files ?? []).map(({ content }) => content.byteLength),
      );
      const envelope = { from, to: [{ name: '', address: to }], size };
      await transport.sendMail({ ...optionsOf(to, message, extras), envelope });
    },
  };
}

/** File names begin with the time, so that they sort by it; files are renamed into place when complete. */
function outboxMailer(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(to, message, extras) {
      const { message: bytes } = await transport.sendMail(optionsOf(to, message, extras));
      await mkdir(directory, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`;
      const unfinished = path.join(directory, `.${name}`);
      await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o600 });
      await rename(unfinished, path.join(directory, name));
    },
  };
}

const optionsOf = (
  to: string,
  { subject, html, text, pictures, unsubscribeUrl }: MailMessage,
  { files = [], messageId }: MailExtras = {},
): SendMailOptions => ({
  ...(messageId === undefined ? {} : { messageId }),
  // As an object, so that no character of the name can add another address.
  to: { name: '', address: to },
  subject,
  html,
  text,
  // Suppresses automatic replies.
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
  },
  attachments: [
    ...pictures.map(({ id, fileName, mediaType, content }) => ({
      cid: id,
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(content, 'base64'),
      contentDisposition: 'inline' as const,
    })),
    ...files.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
  ],
});

/**
 * RFC 2369 and RFC 8058. Set as raw headers: the library would fold a long URL, which some mail programs cannot parse.
 */
const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
