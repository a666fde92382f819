import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import {
  type payroll_what_if,
  type payroll_what_if_book,
  WHAT_IF_ROWS,
  type WhatIfAsked,
} from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { GateFullError } from '../../../platform/fair-gate.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { findRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import type { Handler, PayrollServices } from '../services.ts';
import { type Compared, calculateWhatIf } from '../what-if/calculate-what-if.ts';
import { whatIfBook } from '../what-if/what-if-book.ts';

/** Seconds after which somebody whose turn has not come may ask again. */
const RETRY = 5;

/** @throws DomainError not_found; run_refused, with why; too_many_requests. */
export const getWhatIf: Handler<typeof payroll_what_if> = async ({ query, caller, services, context }) => {
  const { compared } = await compare(services, { query, caller, signal: context.req.raw.signal });
  return compared.comparison.result(compared.version, WHAT_IF_ROWS);
};

export const getWhatIfBook: Handler<typeof payroll_what_if_book> = async ({
  query,
  caller,
  services,
  context,
}) => {
  const { compared, period } = await compare(services, { query, caller, signal: context.req.raw.signal });
  const result = compared.comparison.result(compared.version, compared.comparison.rows.length);
  const name = whatIfMessages.book.fileName(period.id_humansite, period.mes);
  return context.body(await writeWorkbook(whatIfBook(period, query, result), caller), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', `${name}.xlsx`),
    'Cache-Control': 'no-store',
  });
};

/** Who sees the payroll sheet may compare it. */
async function compare(
  services: PayrollServices,
  { query, caller, signal }: { query: WhatIfAsked; caller: Caller; signal: AbortSignal },
): Promise<{ compared: Compared; period: RunPeriod }> {
  const period = await inTenant(services.db, caller, (trx) =>
    findRunPeriod(trx, caller.organizationId, query.period),
  );
  if (period === undefined || period.paysheet_id !== query.nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  try {
    const compared = await calculateWhatIf(services, { period, asked: query, user: caller, signal });
    if (typeof compared === 'string') throw new DomainError({ code: 'run_refused', message: compared });
    return { compared, period };
  } catch (cause) {
    if (!(cause instanceof GateFullError)) throw cause;
    const message = apiRefusalMessages.request.tooManyAtOnce;
    throw new DomainError({ code: 'too_many_requests', message }, { cause, retryAfter: RETRY });
  }
}
