import type { Writable } from 'node:stream';

/**
 * Writes lines to streams of the process. Who reads them may be gone: a log that cannot be written is lost, the
 * service goes on.
 * @param stream where lines go. @param others are written by others, who do not look after their faults.
 */
export function streamLines(stream: Writable, ...others: Writable[]): (line: string) => void {
  for (const one of [stream, ...others])
    one.on('error', () => {
      // There is nowhere left to tell it.
    });
  return (line) => stream.write(line);
}
