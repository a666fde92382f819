import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import type { OvertimeRule } from '@lienzo/schema/capture/overtime';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import type { CapturedPeriod } from '../captured-period';
import type { Surnames } from './people-order';

/** The payroll of a grid, and what its three kinds have in common. */
export type GridPayroll = {
  of: CapturedPeriod;
  people: readonly PayrollPerson[];
  surnames: Surnames;
  /** The version of each kind, by employee; who is absent is at 0. */
  versions: Record<CaptureKind, ReadonlyMap<number, number>>;
  rule: OvertimeRule;
  /** It is being read again. */
  isFetching: boolean;
  /** It may be finalised. */
  canSend: boolean;
  /** On a phone. */
  isNarrow: boolean;
};
