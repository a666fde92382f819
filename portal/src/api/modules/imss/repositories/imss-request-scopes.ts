import type { ImssRequestKind } from '@lienzo/schema/imss/imss-request';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** What a request was about, as it is shown above its findings. */
export type RequestScope = {
  kind: ImssRequestKind;
  paysheet_id: number;
  register_id: number;
  /** The payroll's number. */
  human_id: string;
  parameters: object;
  nomina: string;
  registro: string;
  date_start: string;
  date_end: string;
};

/** @returns undefined when it is unknown or not visible. */
export async function findRequest(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<RequestScope | undefined> {
  const row = await trx
    .selectFrom('imss_requests as request')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'request.organization_id')
        .onRef('paysheets.id', '=', 'request.paysheet_id'),
    )
    .innerJoin('registers', (join) =>
      join
        .onRef('registers.organization_id', '=', 'request.organization_id')
        .onRef('registers.id', '=', 'request.register_id'),
    )
    .select([
      ...(['request.kind', 'request.paysheet_id', 'request.register_id', 'request.date_start'] as const),
      ...([
        'request.date_end',
        'request.parameters',
        'paysheets.id_humansite',
        'paysheets.paysheet',
        'registers.register',
      ] as const),
    ])
    .where('request.organization_id', '=', organizationId)
    .where('request.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id_humansite, paysheet, register, ...rest } = row;
  return { ...rest, human_id: id_humansite, nomina: `${id_humansite} ${paysheet}`, registro: register };
}
