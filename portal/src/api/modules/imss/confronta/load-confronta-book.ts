/** What was found in a comparison, as a workbook. */

import { fileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import { comparedSource } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaBook } from '@lienzo/templates/layouts/confronta-book';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listPeople } from '../repositories/confronta-people.ts';
import { findRequest } from '../repositories/imss-request-scopes.ts';
import { findResult } from '../repositories/imss-results.ts';
import { commentedPeople } from './commented-people.ts';

/** Rows of a sheet. */
const MAX_PEOPLE = 100_000;

/** @returns undefined when the comparison is unknown or not visible. */
export async function loadConfrontaBook(
  trx: TenantTransaction,
  organizationId: string,
  requestId: number,
): Promise<LayoutBook | undefined> {
  const request = await findRequest(trx, organizationId, requestId);
  const result = await findResult(trx, organizationId, requestId);
  if (request === undefined || result === undefined) return undefined;
  const scope = { organizationId, requestId };
  const people = await listPeople(trx, scope, {}, { limit: MAX_PEOPLE, offset: 0 });
  const { paysheet_id: paysheetId, register_id: registerId, date_end } = request;
  const month = date_end.slice(0, 7);
  return confrontaBook(request, {
    people: await commentedPeople(trx, { organizationId, paysheetId, registerId, month }, people),
    sources: z.array(comparedSource).parse(result.sources),
    findings: z.array(fileFinding).parse(result.findings),
    leftOut: result.left_out,
  });
}
