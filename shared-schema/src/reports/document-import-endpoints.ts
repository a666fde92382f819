/** The call by which a report begins with a document of another program. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { importedDocument } from './imported-document.ts';

/** Reads a document; nothing is stored, and no report is made. */
export const import_document = endpoint({
  name: 'import_document',
  method: 'POST',
  path: '/report/import_document',
  roles: STAFF,
  multipart: true,
  bodyLimit: BODY_LIMITS.file,
  response: z.object({
    result: importedDocument,
    /** `data:` URLs; blocks name them by their positions. */
    pictures: z.array(z.string()),
  }),
  kind: 'json',
});

export const documentImportEndpoints = { import_document } as const;
