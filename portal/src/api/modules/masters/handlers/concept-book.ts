/** The workbook of a bureau's concepts (edit and load again). */
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type { export_concepts, import_concepts } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages } from '@lienzo/schema/masters/master-book-messages';
import { conceptLayout } from '@lienzo/templates/layouts/master-layout';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { insertConcept, listConcepts, listHiddenKeys, updateConcept } from '../repositories/own-concepts.ts';
import type { Handler } from '../services.ts';
import { bookValues } from '../workbook/book-values.ts';
import { planConcepts } from '../workbook/plan-concepts.ts';
import { readMasterFile } from '../workbook/read-master-file.ts';
import { rowsToCorrect } from '../workbook/rows-to-correct.ts';
import { refuseTaken } from './refuse-taken.ts';

export const exportConcepts: Handler<typeof export_concepts> = async ({ caller, services, context }) => {
  const { organizationId } = caller;
  const concepts = await inTenant(services.db, caller, (trx) => listConcepts(trx, organizationId));
  const layout = conceptLayout(concepts.map((one) => bookValues('concepts', one)));
  return context.body(await writeWorkbook(layout, caller), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', masterBookMessages.conceptFileName),
    'Cache-Control': 'no-store',
  });
};

const TAKEN = { concepts_organization_id_key_key: 'key' };

/** The file is read outside of the transaction. */
export const importConcepts: Handler<typeof import_concepts> = async ({
  body,
  file,
  caller,
  services,
  context,
}) => {
  if (file === undefined) throw new DomainError({ code: 'required_parameter', field: 'file' });
  if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
  const { organizationId } = caller;
  const { signal } = context.req.raw;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reader = { user: caller, signal };
  const read = await readMasterFile(bytes, { kind: 'conceptos' }, reader, body.correcciones);
  return refuseTaken(TAKEN, () =>
    inTenant(services.db, caller, async (trx) => {
      const applies = body.mode === 'aplicar';
      const stored = await listConcepts(trx, organizationId, applies ? 'lock' : 'read');
      const hidden = await listHiddenKeys(trx, organizationId);
      const { rows, changes } = await planConcepts(read, { stored, hidden }, signal);
      const isUnread = read.sheets.size === 0;
      const applied = applies && !isUnread && (read.list.errors === 0 || body.solo_validos === 'true');
      if (applied)
        for (const { data, stored: before } of rows)
          if (before === null) await insertConcept(trx, organizationId, data);
          else await updateConcept(trx, { organizationId, conceptId: Number(before.id) }, data);
      const { findings, leftOut: left_out } = read.list;
      return {
        ...{
          findings,
          left_out,
          sheets: isUnread ? [] : [changes],
          questions: [],
          open_questions: 0,
          applied,
        },
        rows_to_correct: rowsToCorrect(read, ({ description = '' }) => description),
      };
    }),
  );
};
