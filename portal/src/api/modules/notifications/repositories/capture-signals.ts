/** Signals of the capture of a period: that it changed, and who has it open. Without any details of the change. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The PostgreSQL notification channel of `announceCapture`. */
export const CAPTURE_CHANNEL = 'lienzo_captures';

const captureSignal = z.object({
  /** `left`: somebody who was present is not any more. */
  kind: z.enum(['changed', 'present', 'left']),
  organizationId: z.uuid(),
  periodId: z.int(),
  userId: z.uuid(),
  /** Of the user. */
  name: z.string(),
});
export type CaptureSignal = z.infer<typeof captureSignal>;

/** Signals it when the transaction commits. */
export async function announceCapture(trx: TenantTransaction, signal: CaptureSignal): Promise<void> {
  await sql`select pg_notify(${CAPTURE_CHANNEL}, ${JSON.stringify(signal)})`.execute(trx);
}

/** @returns undefined for a payload of another format. */
export function readCaptureSignal(said: string): CaptureSignal | undefined {
  try {
    return captureSignal.safeParse(JSON.parse(said)).data;
  } catch {
    // No JSON.
    return undefined;
  }
}

export type VisibleCapture = CaptureSignal & { paysheetId: number };

/** The signals of periods that the transaction's user may see, with their payrolls; nobody is told of themselves. */
export async function visibleCaptures(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  signals: readonly CaptureSignal[],
): Promise<VisibleCapture[]> {
  const reported = signals.filter((signal) => signal.kind === 'changed' || signal.userId !== userId);
  const ids = [...new Set(reported.map(({ periodId }) => periodId))];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; paysheet_id: number }>`
    select id, paysheet_id from periods
    where organization_id = ${organizationId}::uuid and id = any (${ids}::integer[])
  `.execute(trx);
  const payrolls = new Map(rows.map(({ id, paysheet_id }) => [id, paysheet_id]));
  return reported.flatMap((signal) => {
    const paysheetId = payrolls.get(signal.periodId);
    return paysheetId === undefined ? [] : [{ ...signal, paysheetId }];
  });
}
