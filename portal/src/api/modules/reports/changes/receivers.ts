/** Who gets a report besides its author: asked before the report is saved over. */
import type { ReportReceivers } from '@lienzo/schema/reports/report-changes-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import {
  activeSchedules,
  activeTokens,
  clientNames,
  countClients,
  scheduledRecipients,
} from '../repositories/report-receivers.ts';

type SharedReport = {
  organizationId: string;
  id: number;
  /** Clients see enabled reports only. */
  habilitado: boolean;
  auditorio: { todos: boolean; clientIds: string[] };
};

/** Names that are listed of each kind. */
const NAMED = 8;

/** One way by which a report reaches people; null where it reaches nobody. */
type ReceiverSource = (trx: TenantTransaction, report: SharedReport) => Promise<ReportReceivers | null>;

/** The audience, as far as the person may see its clients. */
const audience: ReceiverSource = async (
  trx,
  { organizationId, habilitado, auditorio: { todos, clientIds } },
) => {
  if (!habilitado || (!todos && clientIds.length === 0)) return null;
  const ids = todos ? undefined : [...new Set(clientIds)];
  return {
    kind: todos ? 'todos' : 'clientes',
    count: ids?.length ?? (await countClients(trx, organizationId)),
    nombres: await clientNames(trx, { organizationId, ids, limit: NAMED }),
  };
};

const schedules: ReceiverSource = async (trx, { organizationId, id, habilitado }) => {
  // One of a disabled report stops.
  if (!habilitado) return null;
  const names = await activeSchedules(trx, { organizationId, reportId: id });
  if (names.length === 0) return null;
  return { kind: 'programaciones', count: names.length, nombres: names.slice(0, NAMED) };
};

/** Whom those schedules send it to. */
const recipients: ReceiverSource = async (trx, { organizationId, id, habilitado }) => {
  if (!habilitado) return null;
  const names = await scheduledRecipients(trx, { organizationId, reportId: id });
  return names.length === 0
    ? null
    : { kind: 'destinatarios', count: names.length, nombres: names.slice(0, NAMED) };
};

/** Programs get nothing of a disabled report. */
const programs: ReceiverSource = async (trx, { organizationId, id, habilitado }) => {
  if (!habilitado) return null;
  const names = await activeTokens(trx, { organizationId, reportId: id });
  return names.length === 0 ? null : { kind: 'accesos', count: names.length, nombres: names.slice(0, NAMED) };
};

/** What else delivers reports is added here. */
const SOURCES: readonly ReceiverSource[] = [audience, schedules, recipients, programs];

/** One entry for each way by which the report reaches people; empty for a report that only its author uses. */
export async function receiversOf(trx: TenantTransaction, report: SharedReport): Promise<ReportReceivers[]> {
  const matches: ReportReceivers[] = [];
  for (const source of SOURCES) {
    const receivers = await source(trx, report);
    if (receivers !== null) matches.push(receivers);
  }
  return matches;
}
