/** What the machine tells the portal; nothing else reads `process.env`. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const SECRET_LENGTH = 32;

const flag = z.enum(['0', '1'], 'usa 0 o 1');
const url = (protocols: RegExp, example: string) =>
  z.string().regex(protocols, `escribe una dirección como ${example}`);

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number('escribe un número de puerto')
    .int('escribe un número de puerto')
    .min(1, 'usa un puerto entre 1 y 65535')
    .max(65_535, 'usa un puerto entre 1 y 65535')
    .default(3000),
  LIENZO_DATA: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:\/\//, 'postgres://usuario:clave@servidor:5432/lienzo').optional(),
  SMTP_URL: url(/^smtps?:\/\//, 'smtp://servidor:587').optional(),
  MAIL_FROM: z.string().default('Lienzo <no-responder@lienzo.example>'),
  PUBLIC_URL: url(/^https?:\/\/[^/?#\s]+\/?$/, 'https://portal.ejemplo.mx').optional(),
  LIENZO_CHROME: z.string().optional(),
  LIENZO_DEMO: flag.optional(),
  LIENZO_DEBUG: flag.optional(),
  LIENZO_PROXY: flag.optional(),
  SESSION_SECRET: z.string().min(SECRET_LENGTH, `usa al menos ${SECRET_LENGTH} caracteres`).optional(),
  RENDERER_URL: url(/^https?:\/\//, 'http://servidor:4000').optional(),
  S3_URL: url(/^https?:\/\//, 'https://servidor:9000').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default('1'),
  CLAMD_URL: url(
    /^(tcp:\/\/[^/]+:\d+|unix:\/\/\/.+)$/,
    'tcp://servidor:3310 o unix:///run/clamd.sock',
  ).optional(),
});

/** A bucket that keeps the files instead of the data directory. */
export type S3Environment = {
  url: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** `http://host/bucket/key` instead of `http://bucket.host/key`. */
  pathStyle: boolean;
};

export type Environment = {
  production: boolean;
  port: number;
  /** Absolute path of the data directory. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of every mail. */
  mailFrom: string;
  /** Where people reach the portal, without a slash at the end. */
  publicUrl: string;
  chromePath: string | undefined;
  /** Whether the demonstration's organisations and accounts are loaded. */
  demo: boolean;
  /** Prints the time of each stage and every call. */
  debug: boolean;
  /** Whether a proxy of ours stands in front, so that its `X-Forwarded-*` headers are believed. */
  behindProxy: boolean;
  sessionSecret: string;
  /** The rendering service's address; undefined: it runs in this process. */
  rendererUrl: string | undefined;
  /** undefined: files are kept in the data directory. */
  s3: S3Environment | undefined;
  /** ClamAV's daemon, `tcp://host:port` or `unix:///path`; undefined: files are not scanned. */
  clamdUrl: string | undefined;
};

/** The environment does not let the portal start; the message says what to do, in Spanish. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks the environment. Empty values count as absent.
 * @throws EnvironmentError naming every faulty variable.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`La configuración tiene errores:\n${lines.join('\n')}`);
  }
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  if (production && read.SMTP_URL !== undefined && read.PUBLIC_URL === undefined)
    throw new EnvironmentError(
      'Falta PUBLIC_URL: los enlaces de los correos empiezan con ella. Por ejemplo: PUBLIC_URL=https://portal.ejemplo.mx',
    );
  const dataDirectory = path.resolve(read.LIENZO_DATA);
  return {
    production,
    port: read.PORT,
    dataDirectory,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    chromePath: read.LIENZO_CHROME,
    demo: !production && read.LIENZO_DEMO !== '0',
    debug: read.LIENZO_DEBUG === '1',
    behindProxy: read.LIENZO_PROXY === '1',
    sessionSecret:
      read.SESSION_SECRET ?? secretOfDataDirectory(dataDirectory, production || read.LIENZO_DEMO === '0'),
    rendererUrl: read.RENDERER_URL,
    s3: bucketOf(read),
    clamdUrl: read.CLAMD_URL,
  };
}

/** @throws EnvironmentError when an address is given and the rest is not. */
function bucketOf(read: z.output<typeof variables>): S3Environment | undefined {
  const { S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = read;
  if (S3_URL === undefined) return undefined;
  const needed = { S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (S3_BUCKET === undefined || S3_ACCESS_KEY === undefined || S3_SECRET_KEY === undefined)
    throw new EnvironmentError(`Falta ${missing.join(', ')}: con S3_URL son obligatorias.`);
  return {
    url: S3_URL,
    bucket: S3_BUCKET,
    region: read.S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    pathStyle: read.S3_PATH_STYLE === '1',
  };
}

/** The secret of a demonstration: made once and kept, so that sessions survive a restart. */
function secretOfDataDirectory(directory: string, required: boolean): string {
  if (required)
    throw new EnvironmentError(
      `Falta SESSION_SECRET: sin la demostración es obligatorio. Define una clave de al menos ${SECRET_LENGTH} ` +
        'caracteres, por ejemplo con: openssl rand -base64 48',
    );
  const file = path.join(directory, 'secret');
  try {
    mkdirSync(directory, { recursive: true });
    const made = randomBytes(48).toString('base64url');
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new EnvironmentError(
        `No se puede escribir en ${directory}. Da permiso de escritura o elige otra carpeta con LIENZO_DATA.`,
        { cause: error },
      );
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < SECRET_LENGTH)
    throw new EnvironmentError(`El archivo ${file} está dañado. Bórralo para que se genere de nuevo.`);
  return kept;
}
