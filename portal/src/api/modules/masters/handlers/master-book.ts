/** The workbook of masters (edit and load again). */
import { contentDisposition } from '@lienzo/schema/api/file-name';
import type { export_masters } from '@lienzo/schema/api/master-book-endpoints';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { masterBookMessages } from '@lienzo/schema/messages/master-book-messages';
import { type MasterValues, masterLayout } from '@lienzo/templates/layouts/master-layout';
import type { MasterSheetId } from '@lienzo/templates/layouts/master-sheets';
import { inSnapshot } from '../../../platform/database/in-tenant.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { listClientChoices } from '../repositories/companies.ts';
import { listProcesses } from '../repositories/concepts.ts';
import { type BookRow, loadMasterBook } from '../repositories/master-book.ts';
import type { Handler } from '../services.ts';
import { bookValues } from '../workbook/book-values.ts';
import { known } from './require.ts';

export const exportMasters: Handler<typeof export_masters> = async ({ query, caller, services, context }) => {
  const { organizationId } = caller;
  const layout = await inSnapshot(services.db, caller, async (trx) => {
    const clients = await listClientChoices(trx, organizationId);
    const client = known(
      clients.find(({ id }) => id === query.user_id),
      'user_id',
    );
    const book = await loadMasterBook(trx, { organizationId, clientId: client.id });
    const processes = await listProcesses(trx, { organizationId, kind: 'periodo' });
    const valuesOf = (id: MasterSheetId): MasterValues[] =>
      book[id].map((row: BookRow) => bookValues(id, row));
    const sheets = {
      paysheets: valuesOf('paysheets'),
      periods: valuesOf('periods'),
      companies: valuesOf('companies'),
      registers: valuesOf('registers'),
      costCenters: valuesOf('costCenters'),
      employees: valuesOf('employees'),
      salaries: valuesOf('salaries'),
      credits: valuesOf('credits'),
    };
    return masterLayout(
      client,
      sheets,
      processes.map(({ description }) => description),
    );
  });
  return context.body(await writeWorkbook(layout), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', masterBookMessages.fileName),
    'Cache-Control': 'no-store',
  });
};
