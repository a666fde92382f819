/** Structured logs: one JSON object per line on standard error. */

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

function readable(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[oculto]';
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
  return typeof value === 'bigint' ? value.toString() : value;
}
