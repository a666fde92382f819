/** Structured logs: one JSON object per line on standard error. */
import pino from 'pino';
import { withoutSecrets } from './without-secrets.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

/** `event` is a code, in English; what it is about stands in the fields. */
export type Logger = { [Level in LogLevel]: (event: string, fields?: LogFields) => void };

/** Values under these names never reach a log, at any depth. */
const SECRET = /pass|secret|token|authorization|cookie|^api.?key$/i;

/**
 * @param least the lowest level that is written.
 * @param write takes a finished line, with its end.
 */
export function createLogger(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
  const logger = pino(
    {
      base: null,
      level: least,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (level) => ({ level }),
        // Pino's own redaction knows paths; a secret may lie anywhere in what an error carries.
        log: (fields) => JSON.parse(JSON.stringify(fields, readable)),
      },
    },
    { write },
  );
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void =>
      logger[level]({ event, ...fields });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** With the code by which libraries tell their errors apart; nothing else of them, since it may quote what was sent. */
const plainError = (error: Error): LogFields => ({
  name: error.name,
  ...('code' in error ? { code: error.code } : {}),
  message: error.message,
  stack: error.stack,
  cause: error.cause,
});

function readable(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[oculto]';
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error) return plainError(value);
  return typeof value === 'bigint' ? value.toString() : value;
}
