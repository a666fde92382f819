/** Who may calculate, authorise and close a payroll run, and what stands in the way. Pure. */
import type { Role } from '@lienzo/schema/api/endpoint';
import type { PayrollRun, RunState } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';

type Person = { role: Role };

/** What the rules depend on. */
export type RunFacts = {
  state: RunState;
  /** Something it was calculated from has changed since. */
  outdated: boolean;
  /** Findings that say that somebody's result is wrong. */
  errors: number;
  captured: 'Abierta' | 'Finalizada';
};

/** `authorizes`: whether an Ejecutivo was given this for the payroll's client. */
export type Authority = { authorizes: boolean };

const { obstacles } = runMessages;
const isAdministrator = ({ role }: Person): boolean => role === 'Admin' || role === 'SuperAdmin';

/** Why a run is not calculated; null when it may be. A closed one is final. */
export const calculationObstacle = ({ state }: Pick<RunFacts, 'state'>): string | null =>
  state === 'cerrada' ? obstacles.closed : null;

/** Why one person of a run is not calculated alone; null when they may be. */
export function recalculationObstacle(
  { state }: Pick<RunFacts, 'state'>,
  { isCalculating }: { isCalculating: boolean },
): string | null {
  if (state === 'cerrada') return obstacles.closed;
  if (isCalculating) return obstacles.calculating;
  return state === 'sin_calcular' ? obstacles.notCalculated : null;
}

/** Everything that stands in the way of an authorisation, whoever asks for it. */
export function authorizationObstacles({ state, outdated, errors }: RunFacts): string[] {
  if (state === 'cerrada') return [obstacles.closed];
  if (state === 'autorizada') return [obstacles.authorised];
  if (state === 'sin_calcular') return [obstacles.notCalculated];
  return [...(outdated ? [obstacles.outdated] : []), ...(errors > 0 ? [obstacles.errors(errors)] : [])];
}

/** Everything that stands in the way of a closing. */
export function closingObstacles({ state, outdated, captured }: RunFacts): string[] {
  if (state === 'cerrada') return [obstacles.closed];
  if (state === 'sin_calcular') return [obstacles.notCalculated];
  return [
    ...(outdated ? [obstacles.outdated] : []),
    ...(state === 'autorizada' ? [] : [obstacles.notAuthorized]),
    ...(captured === 'Finalizada' ? [] : [obstacles.notFinalised]),
  ];
}

/** Administrators authorise and close, and whoever was given it for the client. */
export const mayAuthorize = (person: Person, { authorizes }: Authority): boolean =>
  isAdministrator(person) || (person.role === 'Ejecutivo' && authorizes);

/** Products go to the client's folder, and the operator has no folders. */
export const mayPrint = ({ role }: Person): boolean => role !== 'SuperAdmin';

/** Figures are the same for every organization, so the operator decides about them. */
export const canConfirmFigures = ({ role }: Person): boolean => role === 'SuperAdmin';

export function runAbilities(person: Person, facts: RunFacts & Authority): PayrollRun['can'] {
  return {
    calculate: calculationObstacle(facts) === null,
    authorize: mayAuthorize(person, facts) && authorizationObstacles(facts).length === 0,
    close: mayAuthorize(person, facts) && closingObstacles(facts).length === 0,
  };
}

/** What a person reads about the next step: that of authorisation, or of closing once it is authorised. */
export function nextObstacles(person: Person, facts: RunFacts & Authority): string[] {
  if (facts.state === 'cerrada' || facts.state === 'sin_calcular') return [];
  const obstaclesNow = facts.state === 'autorizada' ? closingObstacles(facts) : authorizationObstacles(facts);
  return mayAuthorize(person, facts) ? obstaclesNow : [...obstaclesNow, obstacles.onlyAdmin];
}
