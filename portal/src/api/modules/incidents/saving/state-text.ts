/** The states of capture in the words of the calls. */
import { CAPTURE_KINDS, type CaptureKind } from '@lienzo/schema/capture/capture-rows';
import type { PAYSHEET_STATES } from '@lienzo/schema/capture/incident-endpoints';
import type { CaptureStateRow } from '../repositories/capture-states.ts';

export type PaysheetState = (typeof PAYSHEET_STATES)[number];

const TEXTS = { A: 'Abierto', C: 'Capturado', F: 'Finalizado' } as const satisfies Record<
  CaptureStateRow['status'],
  PaysheetState
>;

/** The state of a kind; a kind that was never captured is open. */
export const stateOfKind = (
  states: readonly Pick<CaptureStateRow, 'kind' | 'status'>[],
  kind: CaptureKind,
): PaysheetState => TEXTS[states.find((state) => state.kind === kind)?.status ?? 'A'];

/** The state of a period: finalised when the three kinds are, captured when one is. */
export function stateOf(states: readonly Pick<CaptureStateRow, 'kind' | 'status'>[]): PaysheetState {
  const kinds = CAPTURE_KINDS.map((kind) => stateOfKind(states, kind));
  if (kinds.every((state) => state === 'Finalizado')) return 'Finalizado';
  return kinds.some((state) => state !== 'Abierto') ? 'Capturado' : 'Abierto';
}
