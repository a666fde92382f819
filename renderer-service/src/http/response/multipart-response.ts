import { randomUUID } from 'node:crypto';
import type { Progress } from '../../formats/render-job.ts';
import type { RenderError } from '../../platform/errors/render-error.ts';
import { type FileInfo, fileHeaders } from './file-response.ts';
import type { FileSink } from './file-sink.ts';

/**
 * A `multipart/mixed` response: progress as JSON parts, then the file; or, when the job fails before the file has
 * started, the errors as a JSON part instead. The closing boundary is written only after one of the two; an error in
 * the middle of the file breaks the connection.
 * @param work makes the file and reports its progress.
 * @param onDisconnect is called when the client disconnects before the end.
 */
export function multipartResponse(
  file: FileInfo,
  sink: FileSink,
  work: (progress: Progress) => Promise<void>,
  errorOf: (thrown: unknown) => RenderError,
  onDisconnect: () => void,
  requestId: string,
): Response {
  const boundary = `lienzo-${randomUUID()}`;
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const writeText = (text: string): Promise<void> => writer.write(encoder.encode(text));
  const partHead = (headers: Record<string, string>): string =>
    `--${boundary}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;
  const writeJson = (value: unknown): Promise<void> =>
    writeText(
      `${partHead({ 'Content-Type': 'application/json; charset=utf-8' })}${JSON.stringify(value)}\r\n`,
    );
  const writeParts = async (): Promise<void> => {
    let failed: unknown;
    let fileStarted = false;
    const workDone = work((step) => {
      // No progress part may be written between the file's bytes.
      if (!fileStarted) writeJson(step).catch(onDisconnect);
    }).catch((thrown: unknown) => {
      failed = thrown;
      sink.fail(thrown);
    });
    const started = await sink.started.catch(() => undefined);
    // A complete file is sent after the last progress part.
    if (started?.size !== undefined) await workDone;
    fileStarted = true;
    if (started === undefined || failed !== undefined) {
      await workDone;
      await writeJson({ errorList: errorOf(failed).entries });
    } else {
      await writeText(partHead(fileHeaders(file, started)));
      for await (const chunk of sink.readable) await writer.write(chunk);
      await writeText('\r\n');
      await workDone;
    }
    await writeText(`--${boundary}--\r\n`);
    await writer.close();
  };
  writer.closed.catch(onDisconnect);
  writeParts().catch((cause: unknown) => writer.abort(cause).catch(onDisconnect));
  return new Response(readable, {
    headers: {
      'content-type': `multipart/mixed; boundary="${boundary}"`,
      'cache-control': 'no-store',
      // A connection whose request was not read completely cannot be reused.
      connection: 'close',
      'x-accel-buffering': 'no',
      'x-request-id': requestId,
    },
  });
}
