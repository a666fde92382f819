import type { TenantContext } from '../../../platform/database/in-tenant.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';

/** How a request ends, and what its status says. */
export type RunOutcome = { state: 'lista' | 'rechazada' | 'fallida'; message: string };

/** What a request is done with. */
export type RunWork = { period: RunPeriod; requestId: number; signal: AbortSignal | undefined };

/** Whoever asked. */
export type RunContext = TenantContext & { userId: string };

export const rejected = (message: string): RunOutcome => ({ state: 'rechazada', message });
