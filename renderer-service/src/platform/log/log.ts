import type { Writable } from 'node:stream';
import pino from 'pino';

type Level = 'info' | 'warn' | 'error';

/** A structured log: an event's code, in English, and its fields. */
export type Log = Record<Level, (event: string, fields?: Record<string, unknown>) => void>;

/** Fields that are never written, should one ever be passed. */
const SECRETS = ['password', 'authorization', 'cookie', 'token'];

/** A log that writes one JSON object per line: `time`, `level`, `message` (the code) and the fields. */
export function openLog(stream: Writable): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { cause: serializeCause },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    stream,
  );
  const at =
    (level: Level) =>
    (event: string, fields: Record<string, unknown> = {}): void =>
      logger[level](fields, event);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Of an error its message, stack and causes; nothing else of it, since it may quote what was sent. */
const serializeCause = (cause: unknown): unknown =>
  cause instanceof Error
    ? {
        message: cause.message,
        stack: cause.stack,
        ...(cause.cause !== undefined && { cause: serializeCause(cause.cause) }),
      }
    : cause;
