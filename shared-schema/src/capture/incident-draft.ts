/** One person's incidents while they are captured, whichever screen shows them: a row for each concept and date. */
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import type { CaptureEmployee, CapturePeriod } from './capture-problem.ts';
import {
  type CaptureConcept,
  checkIncidentRows,
  type IncidentContext,
  type TakenBy,
} from './check-incident-rows.ts';

export type IncidentDraftRow = {
  id_concepto: number;
  fecha: string;
  /** As typed, read as a number where it is one. */
  incidencia: string;
};

/** What the rules know beside the rows of one person. */
export type IncidentDraftContext = Omit<IncidentContext, 'employees'>;

/** A concept as the screens know it. */
export type DraftConcept = Omit<CaptureConcept, 'id' | 'ended_on'> & { concept_id: number };

/** Why a day has no incident of days: what takes it, or that the person does not work then. */
export type BlockedBy = TakenBy | 'employment';

type DraftFacts = {
  paysheet_id: number;
  period: CapturePeriod;
  concepts: readonly DraftConcept[];
  blocked: (employeeId: number, day: string) => BlockedBy | undefined;
};

/** Employment is judged by the person's own, not by the blocked days. */
export const incidentDraftContext = ({ concepts, blocked, ...facts }: DraftFacts): IncidentDraftContext => ({
  ...facts,
  concepts: new Map(
    concepts.map(({ concept_id, ...concept }) => [concept_id, { id: concept_id, ...concept }]),
  ),
  taken(employeeId, day) {
    const by = blocked(employeeId, day);
    return by === 'employment' ? undefined : by;
  },
});

/** `at`: which of the rows; `field`: which part of it. */
export type IncidentDraftProblem = { at: number; field: keyof IncidentDraftRow; message: string };

const FIELDS: readonly (keyof IncidentDraftRow)[] = ['id_concepto', 'fecha', 'incidencia'];

/**
 * What the rules of a save find in the rows, by row; and, of a clash of two on one day, a problem of the other side too:
 * either of the two can give way.
 */
export function incidentDraftProblems(
  rows: readonly IncidentDraftRow[],
  employee: CaptureEmployee,
  context: IncidentDraftContext,
): IncidentDraftProblem[] {
  const sent = rows.map((row) => ({ ...row, id_empleado: employee.id }));
  const matches = checkIncidentRows(sent, { ...context, employees: new Map([[employee.id, employee]]) });
  const problems = matches.flatMap(({ field: path, message }): IncidentDraftProblem[] => {
    const [, at, name] = path.split('.');
    const field = FIELDS.find((one) => one === name);
    return field === undefined ? [] : [{ at: Number(at), field, message }];
  });
  const wrong = new Set(problems.map(({ at }) => at));
  const byDay = Map.groupBy(rows.entries(), ([, { fecha }]) => fecha);
  const clashes = rows.flatMap(({ fecha }, at): IncidentDraftProblem[] => {
    const message = wrong.has(at) ? null : clashOf(at, byDay.get(fecha) ?? [], { wrong, context });
    return message === null ? [] : [{ at, field: 'fecha', message }];
  });
  return [...problems, ...clashes].toSorted((one, other) => one.at - other.at);
}

type Placed = readonly [number, IncidentDraftRow];

/** What is wrong on the same day because of this row, in words. */
function clashOf(
  at: number,
  ofDay: readonly Placed[],
  { wrong, context: { concepts } }: { wrong: ReadonlySet<number>; context: IncidentDraftContext },
): string | null {
  const own = ofDay.find(([place]) => place === at)?.[1];
  const type = concepts.get(own?.id_concepto ?? 0)?.type_value;
  if (own === undefined || type === undefined || type === 'IM') return null;
  for (const [place, { id_concepto, fecha }] of ofDay) {
    const other = concepts.get(id_concepto);
    if (!wrong.has(place) || other === undefined || id_concepto === own.id_concepto) continue;
    if (other.type_value === 'IM' || (other.type_value !== 'DI' && type !== 'DI')) continue;
    return captureRuleMessages.clash(other.description, fecha);
  }
  return null;
}

/** `tipo_carga` of incidents, on every path (1 is overtime). */
export const INCIDENT_LOAD = 2;

/** What a save sends of a person's rows. */
export const sentIncidents = (rows: readonly IncidentDraftRow[], employeeId: number) =>
  rows.map(({ id_concepto, fecha, incidencia }) => ({
    ...{ id_empleado: employeeId, id_concepto, fecha, incidencia },
    status: 'C' as const,
    tipo_carga: INCIDENT_LOAD,
  }));
