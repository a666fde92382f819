/** Documents of other programs, from which reports begin. */
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { import_document } from '@lienzo/schema/reports/document-import-endpoints';
import type { ImportedBlock } from '@lienzo/schema/reports/imported-document';
import { DomainError } from '../../../platform/domain-error.ts';
import { DocumentRefusal, readDocument } from '../../documents/documents.ts';
import type { Handler } from '../services.ts';
import { storePicture } from './store-picture.ts';

/** @throws DomainError required_parameter, file_too_large, unreadable_document, service_busy. */
export const importDocument: Handler<typeof import_document> = async ({
  file,
  caller,
  services,
  context,
}) => {
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
  const assets: string[] = [];
  for (const { name, bytes } of pictures) {
    signal.throwIfAborted();
    assets.push((await storePicture(services, caller, { name, bytes: Buffer.from(bytes) })).id);
  }
  const blocks = document.blocks.map(
    (block): ImportedBlock =>
      block.kind === 'picture' ? { ...block, image: assets[Number(block.image)] ?? '' } : block,
  );
  return { result: { ...document, blocks } };
};

const refusalOf = (cause: DocumentRefusal): DomainError =>
  new DomainError(
    {
      code: cause.reason === 'busy' ? 'service_busy' : 'unreadable_document',
      message: cause.message,
      field: 'file',
    },
    { cause },
  );
