/** The columns of product 6 'Reporte AGS': what holds, its changes, and a preview over the results of a period. */
import { formatCell } from '@lienzo/schema/data/format';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import {
  AGS_PREVIEW_PEOPLE,
  type get_ags_layout,
  type preview_ags_layout,
  type save_ags_layout,
} from '@lienzo/schema/runs/ags-endpoints';
import { agsLayoutProblems } from '@lienzo/schema/runs/ags-layout';
import { agsMessages } from '@lienzo/schema/runs/ags-messages';
import { agsTable } from '@lienzo/templates/reports/products/ags-product';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  addAgsLayoutVersion,
  findCurrentAgsLayout,
  findRunPeriod,
  findRuns,
  listAgsLayoutChanges,
  lockAgsLayouts,
} from '../../payroll/payroll.ts';
import { limitStatements, readFirstRows } from '../../report-data/report-data.ts';
import type { Handler } from '../services.ts';

/** Timeout of a preview, in milliseconds. */
const PREVIEW_TIMEOUT = 10_000;

export const getAgsLayout: Handler<typeof get_ags_layout> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { version, isDefault, layout } = await findCurrentAgsLayout(trx, caller.organizationId);
    const changes = await listAgsLayoutChanges(trx, caller.organizationId);
    return { version, is_default: isDefault, layout, changes };
  });

/** @throws DomainError not_found: somebody has changed the columns meanwhile. */
export const saveAgsLayout: Handler<typeof save_ags_layout> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await lockAgsLayouts(trx, caller.organizationId);
    const current = await findCurrentAgsLayout(trx, caller.organizationId);
    if (current.version !== body.version)
      throw new DomainError({ code: 'not_found', field: 'version', message: agsMessages.changedMeanwhile });
    const version = await addAgsLayoutVersion(trx, caller, body.layout);
    return { version, message: body.layout === null ? agsMessages.wasReset : agsMessages.saved(version) };
  });

/** @throws DomainError not_found: the period is unknown, or of another payroll. */
export const previewAgsLayout: Handler<typeof preview_ags_layout> = ({ body, caller, services, context }) =>
  services.heavy.onScreen({ caller, signal: context.req.raw.signal }, async (trx) => {
    const { organizationId } = caller;
    const period = await findRunPeriod(trx, organizationId, body.period);
    if (period === undefined || period.paysheet_id !== body.nomina_id)
      throw new DomainError({ code: 'not_found', field: 'period' });
    const problems = agsLayoutProblems(body.layout);
    if (problems.length > 0) return { problems, rows: [] };
    await limitStatements(trx, PREVIEW_TIMEOUT);
    const run = (await findRuns(trx, organizationId, [period.id])).get(period.id);
    const table = agsTable({
      ...{ product: 6, period_ids: [period.id], ags: body.layout },
      importada: run?.imported_from ?? null,
    });
    const { rows } = await readFirstRows(trx, storedQuery(table), {
      ...{ organizationId, limit: AGS_PREVIEW_PEOPLE, today: todayInMexico() },
    });
    const shown = rows.map((row) =>
      table.selected_columns.map(({ column, data_type, formato }) =>
        formatCell(row[column], data_type, formato ?? 'general'),
      ),
    );
    return { problems, rows: shown };
  });
