type Level = 'info' | 'warn' | 'error';

/** Where the service says what it does: one JSON object per line. */
export type Log = Record<Level, (message: string, facts?: Record<string, unknown>) => void>;

/** A log that writes lines to a stream. Errors among the facts become their message and stack. */
export function lineLog(write: (line: string) => void): Log {
  const at =
    (level: Level) =>
    (message: string, facts: Record<string, unknown> = {}) => {
      const plain = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plainFact(fact)]));
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...plain })}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

const plainFact = (fact: unknown): unknown =>
  fact instanceof Error
    ? {
        message: fact.message,
        stack: fact.stack,
        ...(fact.cause !== undefined && { cause: plainFact(fact.cause) }),
      }
    : fact;
