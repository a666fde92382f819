import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { contentDisposition, safeFileName } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { TOLERANCES } from '@lienzo/schema/imss/confronta/compare-sides';
import type { Cause } from '@lienzo/schema/imss/confronta/difference';
import {
  comparedSource,
  type confronta_differences,
  type confronta_workbook,
  confrontaForm,
  DIFFERENCES_PAGE,
  type fileUploadConfronta,
  MAX_UPLOADS,
  type set_confronta_comment,
  type sign_confronta,
} from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { z } from 'zod';
import type { Caller } from '../../../platform/caller.ts';
import { inSnapshot, inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { receiveUploads } from '../../directory/directory.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { commentedPeople } from '../confronta/commented-people.ts';
import { loadConfrontaBook } from '../confronta/load-confronta-book.ts';
import { writeComment, writeSignature } from '../repositories/confronta-comments.ts';
import {
  countPeople,
  countSigned,
  findPerson,
  listPeople,
  type PersonScope,
} from '../repositories/confronta-people.ts';
import { findRequest } from '../repositories/imss-request-scopes.ts';
import { findResult } from '../repositories/imss-results.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import { insertUploads } from '../repositories/imss-uploads.ts';
import { askFor } from '../requests/ask-for.ts';
import type { Handler } from '../services.ts';

/** Bytes of all files of an upload. */
const MAX_TOTAL = 128 * 1024 * 1024;
/** Fields beside the files, with some to spare. */
const FIELDS = 12;

/** The files become those of a request; the directory gets them when it is done. */
export const uploadConfronta: Handler<typeof fileUploadConfronta> = async ({ caller, services, context }) => {
  const { files, fields } = await receiveUploads(context, services.files, {
    ...{ limit: FILE_LIMIT - 1, total: MAX_TOTAL, files: MAX_UPLOADS, fields: FIELDS },
  });
  const { name_nomina: _shown, register_id, ...asked } = parseForm(fields);
  if (files.length === 0) throw missing(confrontaMessages.required.files);
  if (files.some(({ size }) => size === 0)) throw missing(confrontaMessages.required.empty);
  const uploads = files.map((file) => ({ ...file, name: safeFileName(file.name) }));
  const id = await askFor(services, caller, {
    ...asked,
    kind: 'confronta',
    async also(trx, request) {
      await requireRegister(trx, caller, { ...asked, register_id });
      for (const { sha256 } of uploads) await holdBlob(trx, services.files, sha256);
      const scope = {
        organizationId: caller.organizationId,
        clientId: request.clientId,
        requestId: request.id,
      };
      await insertUploads(trx, scope, uploads);
    },
  });
  return { id, message: confrontaMessages.uploaded };
};

const missing = (message: string): DomainError =>
  new DomainError({ code: 'invalid_request', message, field: 'files' });

function parseForm(fields: Readonly<Record<string, string>>): z.output<typeof confrontaForm> {
  const form = confrontaForm.safeParse(fields);
  if (form.success) return form.data;
  const [issue] = form.error.issues;
  const field = String(issue?.path[0] ?? 'nomina_id');
  const isOwn = issue?.code === 'custom' && issue.message !== 'Invalid input';
  throw new DomainError({ code: 'invalid_request', field, ...(isOwn ? { message: issue.message } : {}) });
}

/** @throws DomainError not_found: the registro has another id. */
async function requireRegister(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { nomina_id, register, register_id }: { nomina_id: number; register: string; register_id: number },
): Promise<void> {
  const scope = await findScope(trx, organizationId, { paysheetId: nomina_id, register });
  if (scope?.register_id !== register_id) throw new DomainError({ code: 'not_found', field: 'register_id' });
}

export const getDifferences: Handler<typeof confronta_differences> = ({ query, caller, services }) =>
  inSnapshot(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const { request_id: requestId, against, cause, page } = query;
    const request = await findRequest(trx, organizationId, requestId);
    const result = await findResult(trx, organizationId, requestId);
    if (request?.kind !== 'confronta' || result === undefined)
      throw new DomainError({ code: 'not_found', field: 'request_id' });
    const { paysheet_id: paysheetId, register_id: registerId, kind: _kind, ...shown } = request;
    const scope = { organizationId, requestId };
    const people = await listPeople(
      trx,
      scope,
      { against, cause },
      { limit: DIFFERENCES_PAGE, offset: (page - 1) * DIFFERENCES_PAGE },
    );
    const month = request.date_end.slice(0, 7);
    const { nomina, registro, date_start, date_end } = shown;
    return {
      ...{ nomina, registro, date_start, date_end },
      sources: z.array(comparedSource).parse(result.sources),
      tolerances: {
        total: result.tolerance_total ?? TOLERANCES.total,
        person: result.tolerance_person ?? TOLERANCES.person,
      },
      total: await countPeople(trx, scope, { against, cause }),
      ...(await countSigned(trx, scope)),
      people: await commentedPeople(trx, { organizationId, paysheetId, registerId, month }, people),
    };
  });

/** @throws DomainError not_found: an unknown person, or a cause that their difference has not. */
async function requireDifference(
  trx: TenantTransaction,
  organizationId: string,
  { person_id, cause }: { person_id: number; cause: Cause },
): Promise<PersonScope> {
  const person = await findPerson(trx, organizationId, person_id);
  if (!person?.causes.some((one) => one.cause === cause))
    throw new DomainError({ code: 'not_found', field: 'person_id' });
  return person;
}

export const setComment: Handler<typeof set_confronta_comment> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const person = await requireDifference(trx, organizationId, body);
    const comment = body.comment === '' ? null : body.comment;
    await writeComment(trx, { organizationId, person, cause: body.cause }, { comment, userId });
    return { message: confrontaMessages.differences.saved };
  });

export const signDifference: Handler<typeof sign_confronta> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId, name } = caller;
    const person = await requireDifference(trx, organizationId, body);
    const by = body.signed ? { userId, name } : null;
    await writeSignature(trx, { organizationId, person, cause: body.cause }, by);
    const { signed, unsigned } = confrontaMessages.differences;
    return { message: body.signed ? signed : unsigned };
  });

export const getConfrontaWorkbook: Handler<typeof confronta_workbook> = async ({
  query,
  caller,
  services,
  context,
}) => {
  const { organizationId } = caller;
  const { book, request } = await inSnapshot(services.db, caller, async (trx) => ({
    request: await findRequest(trx, organizationId, query.request_id),
    book: await loadConfrontaBook(trx, organizationId, query.request_id),
  }));
  if (request?.kind !== 'confronta' || book === undefined)
    throw new DomainError({ code: 'not_found', field: 'request_id' });
  const name = `${confrontaMessages.workbook.fileName(request.registro, request.date_end.slice(0, 7))}.xlsx`;
  return context.body(await writeWorkbook(book, caller), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'no-store',
  });
};
