/** Structured logs: one JSON object per line on standard error. */
import { withoutSecrets } from './without-secrets.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

export type Logger = { [Level in LogLevel]: (event: string, fields?: LogFields) => void };

const ORDER: LogLevel[] = ['debug', 'info', 'warn', 'error'];
/** Values under these names never reach a log. */
const SECRET = /pass|secret|token|authorization|cookie|^api.?key$/i;

/**
 * @param least the lowest level that is written.
 * @param write takes a finished line, with its end.
 */
export function createLogger(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      if (ORDER.indexOf(level) < ORDER.indexOf(least)) return;
      const entry = { time: new Date().toISOString(), level, event, ...fields };
      write(`${JSON.stringify(entry, readable)}\n`);
    };
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
