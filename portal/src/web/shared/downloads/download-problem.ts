import type { ErrorAnswer } from '@lienzo/schema/api/errors';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import type { FileFormat } from '@lienzo/schema/reports/render-endpoints';
import { ApiError } from '../api/api-error';
import { ConnectionError } from '../api/connection-error';
import { messageOf } from '../api/message-of';

const joined = (problems: ErrorAnswer['errorList']): string =>
  problems
    .map(({ message }) => message)
    .join(' ')
    .trim();

/** Why a file could not be made, in the server's words, all of them; `excelFailed` where it has none for an Excel. */
export function problemsText(format: FileFormat, problems: ErrorAnswer['errorList']): string {
  const texts = joined(problems);
  if (texts !== '') return texts;
  // The specification's words for an Excel that failed without any (3 §8).
  return format === 'xlsx' ? downloadMessages.excelFailed : downloadMessages.failedTitle;
}

/** Why asking for a file failed. @param cause what was thrown. */
export function downloadProblem(format: FileFormat, cause: unknown): string {
  if (cause instanceof ApiError) return problemsText(format, cause.entries);
  if (cause instanceof ConnectionError || format !== 'xlsx') return messageOf(cause);
  return downloadMessages.excelFailed;
}
