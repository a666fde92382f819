import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { type ImssRequestKind, type ImssStatusRow, imssStatusRow } from '@lienzo/schema/imss/imss-request';
import type { get_movimientos } from '@lienzo/schema/imss/movement-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { type ListedRequest, listRequests } from '../repositories/imss-requests.ts';
import type { Handler } from '../services.ts';

/** The status table of a kind of request, as a map of JSON strings by the number of the request. */
export const statusOf =
  (kind: ImssRequestKind): Handler<typeof get_movimientos> =>
  async ({ query: { register, inicio, fin }, caller, services }) => {
    const rows = await inTenant(services.db, caller, (trx) =>
      listRequests(trx, caller.organizationId, { kind, register, from: inicio, until: fin }),
    );
    return Object.fromEntries(rows.map((row) => [`${row.id}`, JSON.stringify(statusRowOf(row))]));
  };

function statusRowOf({ id_humansite, paysheet, date_start, date_end, ...row }: ListedRequest): ImssStatusRow {
  return imssStatusRow.parse({
    ...{ id: row.id, empresa: row.empresa, nomina: `${id_humansite} ${paysheet}`, registro: row.register },
    status: statusText(row),
    ...{ fecha_inicial: date_start, fecha_final: date_end, tiempo: durationOf(row.seconds) },
    ...{ state: row.state, person: row.person ?? '', created_at: row.created_at },
    ...{ counts: row.counts, files: row.files },
  });
}

/** What has ended says how. */
function statusText({
  state,
  done,
  total,
  message,
}: Pick<ListedRequest, 'state' | 'done' | 'total' | 'message'>) {
  const { states } = imssMessages;
  if (state === 'en_proceso') return states.en_proceso(done, total);
  return message === '' ? states[state] : message;
}

/** Minutes and seconds. */
const durationOf = (seconds: number | null): string =>
  seconds === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
