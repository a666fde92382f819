/** The work of applying a workbook, shared by its steps. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ManyChanges } from '../repositories/history.ts';
import type { OwnIds } from '../repositories/own-id.ts';
import { keyOf } from './book-values.ts';

export type Applying = OwnIds & {
  trx: TenantTransaction;
  organizationId: string;
  clientId: string;
  /** Ids of what rows name, by their keys; what is made is added. */
  ids: Record<'paysheets' | 'companies' | 'registers' | 'costCenters', Map<string, number>>;
  changes: ManyChanges;
  /** Decides which salaries and premiums are in force. */
  today: string;
};

/** The id of what the plan has found to exist. */
export function idOf(ids: ReadonlyMap<string, number>, ...key: string[]): number {
  const id = ids.get(keyOf(...key));
  if (id === undefined) throw new Error(`nothing has the key ${keyOf(...key)}`);
  return id;
}
