/** Our movements beside what the IMSS accepted: what is still to be presented, what was refused, what differs. */
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { isSameName } from '../readers/read-names.ts';
import { explainRejection, type RejectionCode } from '../readers/rejection-codes.ts';
import type { MovementResponse } from '../readers/response-reader.ts';
import { IMSS_CALENDAR, type ImssCalendar } from '../working-days/imss-working-days.ts';
import {
  type DatedMovement,
  type Deadline,
  dateProblem,
  deadlineOf,
} from '../working-days/movement-deadline.ts';

/** One that is due by our masters. */
export type OurMovement = DatedMovement & {
  nss: string;
  name: string;
  /** Null for a baja. */
  sbc: string | null;
  /** It is in a batch that was sent. */
  is_sent: boolean;
};

/**
 * `distinto`: accepted with another date, salary or name. `desconocido`: accepted by the IMSS and not ours.
 * `enviado`: sent, without an answer.
 */
export const CONCILIATION_STATES = [
  'por_presentar',
  'enviado',
  'aceptado',
  'rechazado',
  'distinto',
  'desconocido',
] as const;
export type ConciliationState = (typeof CONCILIATION_STATES)[number];

export type ConciliationRow = {
  state: ConciliationState;
  ours: OurMovement | null;
  theirs: MovementResponse | null;
  differences: ('fecha' | 'sbc' | 'nombre')[];
  /** Why it was refused, and what to do. */
  rejection: { explanation: string; fix: string | null } | null;
  /** Of what is to be presented, or presented again. */
  deadline: Deadline | null;
  is_late: boolean;
};

/**
 * A row for each of our movements, in their order, then what the IMSS has beside.
 * @param responses in the order of their dates: of several for one movement an accepted one counts, else the last.
 * @param today of the bureau's clock.
 */
export function conciliate(
  ours: readonly OurMovement[],
  responses: readonly MovementResponse[],
  {
    codes,
    today,
    calendar = IMSS_CALENDAR,
  }: { codes: readonly RejectionCode[]; today: string; calendar?: ImssCalendar },
): ConciliationRow[] {
  const answers = new Answers(responses);
  const exact = ours.map((movement) => answers.takeExact(movement));
  const rows = ours.map((movement, at): ConciliationRow => {
    const theirs = exact[at] ?? answers.takeOtherDate(movement);
    const state = stateOf(movement, theirs);
    const isOpen = state === 'por_presentar' || state === 'rechazado';
    return {
      state,
      ours: movement,
      theirs,
      differences: theirs?.outcome === 'accepted' ? differencesOf(movement, theirs) : [],
      rejection: state === 'rechazado' && theirs !== null ? explainRejection(theirs, codes) : null,
      deadline: isOpen ? deadlineOf(movement, calendar) : null,
      is_late: isOpen && ['late', 'lost'].includes(dateProblem(movement, today, calendar) ?? ''),
    };
  });
  const unknown = answers.rest().map(
    (theirs): ConciliationRow => ({
      state: 'desconocido',
      ours: null,
      theirs,
      differences: [],
      rejection: null,
      deadline: null,
      is_late: false,
    }),
  );
  return [...rows, ...unknown];
}

function stateOf(movement: OurMovement, theirs: MovementResponse | null): ConciliationState {
  if (theirs === null) return movement.is_sent ? 'enviado' : 'por_presentar';
  if (theirs.outcome === 'rejected') return 'rechazado';
  return differencesOf(movement, theirs).length > 0 ? 'distinto' : 'aceptado';
}

function differencesOf(
  { date, sbc, name }: OurMovement,
  theirs: MovementResponse,
): ConciliationRow['differences'] {
  const differences: ConciliationRow['differences'] = [];
  if (theirs.date !== null && theirs.date !== date) differences.push('fecha');
  if (sbc !== null && theirs.sbc !== null && !new ExactDecimal(sbc).equals(theirs.sbc))
    differences.push('sbc');
  // The name of the IMSS, where it says it: a differing one is looked at although the movement was accepted.
  if (!isSameName(name, theirs.imss_name ?? theirs.name)) differences.push('nombre');
  return differences;
}

/** The answers by NSS and type; each is given away once. */
class Answers {
  readonly #byDate = new Map<string, MovementResponse>();
  readonly #byType = new Map<string, Set<string>>();

  constructor(responses: readonly MovementResponse[]) {
    for (const response of responses) {
      const key = dateKey(response.nss, response.type, response.date);
      const known = this.#byDate.get(key);
      if (known?.outcome === 'accepted' && response.outcome === 'rejected') continue;
      this.#byDate.set(key, response);
      const type = typeKey(response);
      const keys = this.#byType.get(type);
      if (keys === undefined) this.#byType.set(type, new Set([key]));
      else keys.add(key);
    }
  }

  /** The answer of the same day, or of a source that states no day. */
  takeExact(movement: OurMovement): MovementResponse | null {
    const { nss, type, date } = movement;
    return this.#take(dateKey(nss, type, date)) ?? this.#take(dateKey(nss, type, null));
  }

  /** What the IMSS accepted of the same type on another day. */
  takeOtherDate(movement: OurMovement): MovementResponse | null {
    for (const key of this.#byType.get(typeKey(movement)) ?? [])
      if (this.#byDate.get(key)?.outcome === 'accepted') return this.#take(key);
    return null;
  }

  /** What was accepted and is nobody's; a refused one changed nothing. */
  rest(): MovementResponse[] {
    return [...this.#byDate.values()].filter(({ outcome }) => outcome === 'accepted');
  }

  #take(key: string): MovementResponse | null {
    const response = this.#byDate.get(key);
    if (response === undefined) return null;
    this.#byDate.delete(key);
    this.#byType.get(typeKey(response))?.delete(key);
    return response;
  }
}

const dateKey = (nss: string, type: string, date: string | null): string => `${nss} ${type} ${date ?? ''}`;
const typeKey = ({ nss, type }: { nss: string; type: string }): string => `${nss} ${type}`;

export const BATCH_STATES = [
  'borrador',
  'archivo_generado',
  'enviado',
  'aceptado',
  'parcialmente_rechazado',
  'rechazado',
] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** The state of a batch that was sent, by what the IMSS answered; it stays sent until all of it is answered. */
export function answeredState(sent: number, accepted: number, rejected: number): BatchState {
  if (accepted + rejected < sent) return 'enviado';
  if (rejected === 0) return 'aceptado';
  return accepted === 0 ? 'rechazado' : 'parcialmente_rechazado';
}
