/** Documents of other programs, from which reports begin. */
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { import_document } from '@lienzo/schema/reports/document-import-endpoints';
import { DomainError } from '../../../platform/domain-error.ts';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import { DocumentRefusal, readDocument } from '../../documents/documents.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError required_parameter, file_too_large, unreadable_document, service_busy. */
export const importDocument: Handler<typeof import_document> = async ({ file, caller, context }) => {
  if (file === undefined)
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.report.document,
      field: 'file',
    });
  if (file.size > FILE_LIMIT) throw new DomainError('file_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { signal } = context.req.raw;
  const { document, pictures } = await readDocument(bytes, { user: caller, signal }).catch(
    (cause: unknown) => {
      throw cause instanceof DocumentRefusal ? refusalOf(cause) : cause;
    },
  );
  signal.throwIfAborted();
  return { result: document, pictures: pictures.map(dataUrlOf) };
};

/** Nothing is stored of a document: perhaps no report is made of it. '' for what is no picture, which reading leaves out. */
function dataUrlOf(picture: { bytes: Uint8Array }): string {
  const bytes = Buffer.from(picture.bytes);
  const image = sniffImage(bytes);
  return image === null ? '' : `data:${image.media_type};base64,${bytes.toString('base64')}`;
}

const refusalOf = (cause: DocumentRefusal): DomainError =>
  new DomainError(
    {
      code: cause.reason === 'busy' ? 'service_busy' : 'unreadable_document',
      message: cause.message,
      field: 'file',
    },
    { cause },
  );
