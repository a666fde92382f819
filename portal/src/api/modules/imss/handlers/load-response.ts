import type { load_imss_response } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import type { MovementResponse } from '@lienzo/schema/imss/readers/response-reader';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import {
  insertResponses,
  listEmployeesOfNss,
  listSentMovements,
  matchResponses,
  type SentMovement,
} from '../repositories/responses.ts';
import { readResponse } from '../responses/read-response.ts';
import type { Handler } from '../services.ts';
import { requireScope } from './require-scope.ts';

/**
 * Loads the answers of a registro. Whose they are is found as the program, so that those of a payroll that the person does not
 * see belong to it, and stay unseen.
 * @throws DomainError not_found; invalid_request, file_too_large: of the file.
 */
export const loadResponse: Handler<typeof load_imss_response> = async ({
  body: { nomina_id: paysheetId, register },
  file,
  caller,
  services,
  context,
}) => {
  const { organizationId, userId } = caller;
  const scope = await inTenant(services.db, caller, (trx) =>
    requireScope(trx, organizationId, { paysheetId, register }),
  );
  const read = await readResponse(file, {
    ...{ register: scope.register, user: caller, signal: context.req.raw.signal },
  });
  const { added, unknown } = await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const responses = await withOwners(trx, organizationId, scope, read.rows);
    const inserted = await insertResponses(trx, organizationId, scope, { userId, responses });
    await matchResponses(trx, organizationId, scope.register_id);
    const strangers = responses.filter(({ employee_id }) => employee_id === null).map(({ nss }) => nss);
    return { added: inserted, unknown: new Set(strangers).size };
  });
  const accepted = read.rows.filter(({ outcome }) => outcome === 'accepted').length;
  const rejected = read.rows.length - accepted;
  const known = read.rows.length - added;
  const said = [
    read.rows.length === 0
      ? movementMessages.nothingLoaded
      : movementMessages.loaded(accepted, rejected, known),
  ];
  if (unknown > 0) said.push(movementMessages.unknownPeople(unknown));
  return {
    ...{ message: said.join(' '), accepted, rejected, known, unknown },
    ...{ findings: read.findings, more_findings: read.moreFindings },
  };
};

async function withOwners(
  trx: TenantTransaction,
  organizationId: string,
  scope: ImssScope,
  rows: readonly MovementResponse[],
): Promise<(MovementResponse & { employee_id: number | null; batch_id: number | null })[]> {
  const numbers = [...new Set(rows.map(({ nss }) => nss))];
  const owners = await listEmployeesOfNss(trx, organizationId, scope, numbers);
  const sent = await listSentMovements(trx, organizationId, scope.register_id, [...owners.values()]);
  const byOwner = Map.groupBy(sent, ({ employee_id, type }) => `${employee_id} ${type}`);
  return rows.map((row) => {
    const employee_id = owners.get(row.nss) ?? null;
    const candidates = byOwner.get(`${employee_id} ${row.type}`) ?? [];
    return {
      ...row,
      employee_id,
      batch_id: candidates.findLast((one) => answers(row, one))?.batch_id ?? null,
    };
  });
}

/** Of the same day, where the answer says one, and lote, where both know it. */
const answers = ({ date, batch }: MovementResponse, sent: SentMovement): boolean =>
  (date === null || date === sent.date) && (batch === null || sent.lote === '' || batch === sent.lote);
