/** What comes next in a period of a payroll, and who does it. Pure. */
import type { PayrollNext, PayrollStep } from '@lienzo/schema/runs/overview-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { type Authority, mayAuthorize, type RunFacts } from '../policy.ts';

export type StepFacts = RunFacts & {
  /** A calculation or closing is waiting or in progress. */
  isBusy: boolean;
  /** Somebody has begun to capture, or the last day of capture is over. */
  isCaptureDue: boolean;
  /** Something is printed of the run as it is now. */
  isPrinted: boolean;
};

/** What is wrong is corrected before anything is signed; a closing also needs the capture to be finalised. */
export function nextStep(facts: StepFacts): PayrollStep {
  const { state, outdated, errors, captured } = facts;
  if (facts.isBusy) return 'wait';
  if (state === 'cerrada') return facts.isPrinted ? 'done' : 'products';
  const isOpen = captured === 'Abierta';
  const capture = facts.isCaptureDue ? 'finalise' : 'capture';
  if (state === 'sin_calcular') return isOpen ? capture : 'calculate';
  if (isOpen) return 'finalise';
  if (outdated) return 'recalculate';
  if (errors > 0) return 'resolve';
  return state === 'autorizada' ? 'close' : 'authorize';
}

/** Whoever works for the bureau does the work; administrators sign, and whoever was given it for the client. */
export function nextOf(caller: Pick<Caller, 'role'>, facts: StepFacts & Authority): PayrollNext {
  const step = nextStep(facts);
  switch (step) {
    case 'wait':
    case 'done':
      return { step, who: null, is_yours: false };
    case 'authorize':
    case 'close':
      return { step, who: 'Admin', is_yours: mayAuthorize(caller, facts) };
    case 'capture':
    case 'finalise':
    case 'calculate':
    case 'recalculate':
    case 'resolve':
    case 'products':
      return { step, who: 'bureau', is_yours: caller.role === 'Admin' || caller.role === 'Ejecutivo' };
  }
}
