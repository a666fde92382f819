import { foldText } from '@lienzo/schema/text/fold-text';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listCapturedPeriods } from '../repositories/calendars.ts';
import { listProcesses } from '../repositories/concepts.ts';
import { listForeignNumbers } from '../repositories/master-book.ts';
import type { MasterFile } from './read-master-file.ts';

/** What the plan knows beside the book. */
export type MasterFacts = {
  /** Numbers of other clients' payrolls and registers. */
  taken: { paysheets: ReadonlySet<string>; registers: ReadonlySet<string> };
  /** Ids by folded name. */
  processes: ReadonlyMap<string, number>;
  /** Periods in which something is captured. */
  captured: ReadonlySet<number>;
};

/** @param file without periods, those with captures are not looked for. */
export async function loadFacts(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string },
  { sheets }: MasterFile,
): Promise<MasterFacts> {
  const processes = await listProcesses(trx, { organizationId: scope.organizationId, kind: 'periodo' });
  return {
    taken: await listForeignNumbers(trx, scope),
    processes: new Map(processes.map(({ description, id }) => [foldText(description), id])),
    captured: new Set(sheets.has('periods') ? await listCapturedPeriods(trx, scope) : []),
  };
}
