/** The environment variables; nothing else reads `process.env`. */

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { z } from 'zod';
import { OperatorError } from './platform/operator-error.ts';
import type { SessionSecrets } from './platform/secrets/session-secrets.ts';

const { environment: texts } = apiServerMessages;
const SECRET_LENGTH = 32;
const LAST_PORT = 65_535;
const LOOPBACK = '127.0.0.1';

const flag = z.enum(['0', '1'], texts.flag);
const secret = z.string().min(SECRET_LENGTH, texts.length(SECRET_LENGTH));
const url = (protocols: RegExp, example: string) => z.string().regex(protocols, texts.address(example));

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number(texts.portNumber)
    .int(texts.portNumber)
    .min(1, texts.portRange(LAST_PORT))
    .max(LAST_PORT, texts.portRange(LAST_PORT))
    .default(3000),
  HOST: z.string().optional(),
  LIENZO_DATA: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, texts.database).optional(),
  SMTP_URL: url(/^smtps?:\/\//, texts.mailServer).optional(),
  MAIL_FROM: z.string().default('Lienzo <no-responder@lienzo.example>'),
  PUBLIC_URL: url(/^https?:\/\/[^/?#\s]+\/?$/, texts.portal).optional(),
  LIENZO_CHROME: z.string().optional(),
  LIENZO_DEMO: flag.optional(),
  LIENZO_DEBUG: flag.optional(),
  LIENZO_PROXY: flag.optional(),
  LIENZO_SHUTDOWN: z.coerce.number(texts.seconds).int(texts.seconds).min(0, texts.seconds).default(50),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_PREVIOUS: secret.optional(),
  RENDERER_URL: url(/^https?:\/\//, texts.renderer).optional(),
  S3_URL: url(/^https?:\/\//, texts.bucket).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default('1'),
  WEBHOOK_ALLOW: z
    .string()
    .regex(/^[^\s,/]+:\d+(,[^\s,/]+:\d+)*$/, texts.webhookAllow)
    .optional(),
  CLAMD_URL: url(
    /^(tcp:\/\/[^/]+:\d+|unix:\/\/\/.+)$/,
    texts.either(texts.antivirus, 'unix:///run/clamd.sock'),
  ).optional(),
});

/** An S3 bucket for files, instead of the data directory. */
export type S3Environment = {
  url: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Path-style addressing: `http://host/bucket/key` instead of `http://bucket.host/key`. */
  pathStyle: boolean;
};

export type Environment = {
  production: boolean;
  port: number;
  /** The address to listen on; undefined: all interfaces. */
  host: string | undefined;
  /** Absolute path of the data directory. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of every mail. */
  mailFrom: string;
  /** The portal's public URL, without a trailing slash. */
  publicUrl: string;
  chromePath: string | undefined;
  /** Whether the demonstration's organizations and accounts are loaded. */
  demo: boolean;
  /** Logs the duration of each start-up stage, and every call. */
  debug: boolean;
  /** Whether the portal is behind a trusted proxy, whose `X-Forwarded-*` headers are used. */
  behindProxy: boolean;
  /** Milliseconds that running transfers get on shutdown. */
  shutdownMs: number;
  /** The previous one is still accepted, and signs nothing. */
  sessionSecrets: SessionSecrets;
  /** The rendering service's URL; undefined: it runs in this process. */
  rendererUrl: string | undefined;
  /** undefined: files are stored in the data directory. */
  s3: S3Environment | undefined;
  /** `host:port` of webhooks' receivers that may be of a private network. */
  webhookAllowed: ReadonlySet<string>;
  /** ClamAV's daemon, `tcp://host:port` or `unix:///path`; undefined: files are not scanned. */
  clamdUrl: string | undefined;
};

/** The environment is invalid. */
export class EnvironmentError extends OperatorError {}

/**
 * Reads and validates the environment. Empty values count as absent.
 * @throws EnvironmentError naming every invalid variable.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(texts.failed(lines));
  }
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  if (production && read.SMTP_URL !== undefined && read.PUBLIC_URL === undefined)
    throw new EnvironmentError(texts.publicUrlMissing(texts.portal));
  const dataDirectory = path.resolve(read.LIENZO_DATA);
  const demo = !production && read.LIENZO_DEMO !== '0';
  return {
    production,
    port: read.PORT,
    // The demonstration's passwords are public.
    host: read.HOST ?? (demo ? LOOPBACK : undefined),
    dataDirectory,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    chromePath: read.LIENZO_CHROME,
    demo,
    debug: read.LIENZO_DEBUG === '1',
    behindProxy: read.LIENZO_PROXY === '1',
    shutdownMs: read.LIENZO_SHUTDOWN * 1_000,
    sessionSecrets: {
      current:
        read.SESSION_SECRET ?? secretOfDataDirectory(dataDirectory, production || read.LIENZO_DEMO === '0'),
      previous: read.SESSION_SECRET_PREVIOUS,
    },
    rendererUrl: read.RENDERER_URL,
    s3: bucketOf(read),
    webhookAllowed: new Set(read.WEBHOOK_ALLOW?.replace(/[[\]]/g, '').split(',') ?? []),
    clamdUrl: read.CLAMD_URL,
  };
}

/** @throws EnvironmentError when only some of the S3 variables are set. */
function bucketOf(read: z.output<typeof variables>): S3Environment | undefined {
  const { S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = read;
  if (S3_URL === undefined) return undefined;
  const needed = { S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (S3_BUCKET === undefined || S3_ACCESS_KEY === undefined || S3_SECRET_KEY === undefined)
    throw new EnvironmentError(texts.bucketIncomplete(missing));
  return {
    url: S3_URL,
    bucket: S3_BUCKET,
    region: read.S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    pathStyle: read.S3_PATH_STYLE === '1',
  };
}

/** The session secret of a demonstration: generated once and stored, so that sessions survive a restart. */
function secretOfDataDirectory(directory: string, required: boolean): string {
  if (required) throw new EnvironmentError(texts.secretMissing(SECRET_LENGTH));
  const file = path.join(directory, 'secret');
  try {
    mkdirSync(directory, { recursive: true });
    const made = randomBytes(48).toString('base64url');
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new EnvironmentError(texts.notWritable(directory), { cause: error });
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < SECRET_LENGTH) throw new EnvironmentError(texts.secretDamaged(file));
  return kept;
}
