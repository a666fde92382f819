/** What does a request of a kind. */
import type { Actor } from '../../../platform/caller.ts';
import type { ImssOutcome, ImssRequest } from '../repositories/imss-requests.ts';
import type { ImssServices } from '../services.ts';

export type ImssWorkInput = {
  request: ImssRequest;
  /** Whoever asked, with the rights of this moment. */
  actor: Actor;
  signal: AbortSignal | undefined;
};

/** Idempotent: a job that was killed begins it again. */
export type ImssWork = (services: ImssServices, input: ImssWorkInput) => Promise<ImssOutcome>;

export const rejected = (message: string): ImssOutcome => ({ state: 'rechazada', message });
