import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { MEDIA_TYPES, type RenderProgress, renderProgress } from '@lienzo/schema/api/render-contract';
import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { ApiError } from '../api/api-error';
import { callFile } from '../api/call';
import { ConnectionError } from '../api/connection-error';
import { fileNameOf } from './file-name-of';
import { boundaryOf, MultipartError, type MultipartPart, readMultipart } from './read-multipart';

export type ReportOrder = BodyOf<typeof endpoints.download_report>;
export type ReceivedFile = { file: Blob; name: string };
export type ReceiveProgress = RenderProgress | { stage: 'recibiendo'; bytes: number };

/** Below this a file is received in no time and needs no figures. */
const SHOW_BYTES_FROM = 256 * 1024;

/**
 * Orders a report's file and reads the answer as it comes.
 * @param onProgress called with each figure that the server or the transfer gives.
 * @throws ApiError, ConnectionError (also when the answer is cut off), AbortError when `signal` fires.
 */
export async function receiveReport(
  order: ReportOrder,
  signal: AbortSignal,
  onProgress: (progress: ReceiveProgress) => void = () => undefined,
): Promise<ReceivedFile> {
  const response = await callFile(endpoints.download_report, {
    body: order,
    signal,
    accept: 'multipart/mixed',
    quiet: true,
  });
  const boundary = boundaryOf(response.headers.get('Content-Type'));
  const fallbackName = `${downloadMessages.defaultName}.${order.format}`;
  if (boundary === null || response.body === null)
    return {
      file: await response.blob(),
      name: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
    };
  const onBytes = (bytes: number): void => {
    if (bytes >= SHOW_BYTES_FROM) onProgress({ stage: 'recibiendo', bytes });
  };
  try {
    for await (const part of readMultipart(response.body, boundary, onBytes)) {
      const file = fileOf(part, MEDIA_TYPES[order.format], fallbackName);
      if (file !== null) return file;
      const progress = renderProgress.safeParse(await jsonOf(part));
      if (progress.success) onProgress(progress.data);
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    if (cause instanceof MultipartError || cause instanceof TypeError)
      throw new ConnectionError(downloadMessages.cutOff, cause);
    throw cause;
  }
  throw new ConnectionError(downloadMessages.cutOff);
}

function fileOf(part: MultipartPart, mediaType: string, fallbackName: string): ReceivedFile | null {
  const type = part.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return null;
  return {
    file: new Blob(part.body, { type: mediaType }),
    name: fileNameOf(part.headers.get('Content-Disposition')) ?? fallbackName,
  };
}

/** @throws ApiError when the part says that the work failed after it had begun. */
async function jsonOf(part: MultipartPart): Promise<unknown> {
  const value: unknown = JSON.parse(await new Blob(part.body).text());
  const failure = errorAnswer.safeParse(value);
  if (failure.success) throw new ApiError(502, failure.data.errorList);
  return value;
}
