/** Structured logs: one JSON object per line on standard error. */
import pino from 'pino';
import { redactSecrets } from './redact-secrets.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

/** `event` is a code, in English; details are in the fields. */
export type Logger = { [Level in LogLevel]: (event: string, fields?: LogFields) => void };

/** Fields with these names are redacted, at any depth. */
const SECRET = /pass|secret|token|authorization|cookie|^api.?key$/i;

/**
 * @param least the minimum level.
 * @param write receives a finished line, including its line break.
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
        // Pino's own redaction works on fixed paths; a secret may be anywhere in an error.
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

/** With the error's code, if any; no other properties, since they may quote the input. */
const plainError = (error: Error): LogFields => ({
  name: error.name,
  ...('code' in error ? { code: error.code } : {}),
  message: error.message,
  stack: error.stack,
  cause: error.cause,
});

function readable(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[oculto]';
  if (typeof value === 'string') return redactSecrets(value);
  if (value instanceof Error) return plainError(value);
  return typeof value === 'bigint' ? value.toString() : value;
}
