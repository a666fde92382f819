/** What the capture of two periods should be after each change (PAYROLL §3), beside what the portal makes of it. */
import { CAPTURE_KINDS, type CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { disabilityDays } from '@lienzo/schema/capture/disability';
import { overtimeLines, previousDaysOf } from '@lienzo/schema/capture/overtime-lines';
import { addDays } from '@lienzo/schema/payroll/plain-date';

/** The first and the second period: 1 to 15 and 16 to 30 January 2026. Their week from Monday 12 is one. */
export const POSITIONS = [0, 1] as const;
export type Scope = (typeof POSITIONS)[number];
const SPANS = [
  { initial_date: '2026-01-01', end_date: '2026-01-15' },
  { initial_date: '2026-01-16', end_date: '2026-01-30' },
] as const;

/** What is captured of a person: a number of 0 (nothing) to 8, which stands for rows. */
type Values = Record<CaptureKind, Map<number, number>>;

export type PeriodModel = {
  finalised: boolean;
  values: Values;
  versions: Values;
  /** Entries of the trail, oldest first. */
  trail: string[];
  /** The lines of overtime: those of a finalised period stay as they are. */
  lines: string[];
};

export type CaptureModel = {
  periods: [PeriodModel, PeriodModel];
  /** The versions that each of the two people has seen last. */
  seen: [Map<string, number>, Map<string, number>];
};

const noValues = (): Values => ({ I: new Map(), IN: new Map(), E: new Map() });
const noPeriod = (): PeriodModel => ({
  ...{ finalised: false, values: noValues(), versions: noValues(), trail: [], lines: [] },
});
export const newModel = (): CaptureModel => ({
  periods: [noPeriod(), noPeriod()],
  seen: [new Map(), new Map()],
});

/** An amount on the fifth day of the period. */
export const incidentOf = (scope: Scope, value: number) => ({
  fecha: addDays(SPANS[scope].initial_date, 4),
  incidencia: `${value}.00`,
});

/** Overtime on the last day of the first period, or on the first one of the second: both of one week. */
export const hoursOf = (target: Scope, value: number) => ({
  date: target === 0 ? SPANS[0].end_date : SPANS[1].initial_date,
  hours: `${value}.0`,
});

/** The first period's certificates begin on the 12th and reach into the second one when they have more than 4 days. */
export const certificateOf = (location: Scope, employee: number, value: number) => ({
  folio: `OL${String(employee * 2 + location).padStart(6, '0')}`,
  fecha_incapacidad: location === 0 ? '2026-01-12' : '2026-01-22',
  dias_incapacidad: value,
});
const reachesOver = (value: number): boolean => value > 4;

export const periodOf = (model: CaptureModel, slot: Scope): PeriodModel => model.periods[slot];
export const capturedValue = (period: PeriodModel, kind: CaptureKind, employee: number): number =>
  period.values[kind].get(employee) ?? 0;
export const versionOf = (period: PeriodModel, kind: CaptureKind, employee: number): number =>
  period.versions[kind].get(employee) ?? 0;
export const seenKey = (area: Scope, kind: CaptureKind, employee: number): string =>
  `${area} ${kind} ${employee}`;

/** What a save of some people's values should answer; `wanted`: those to whom it gives a value. */
export function expectedOf(
  model: CaptureModel,
  save: { place: Scope; kind: CaptureKind; wanted: ReadonlyMap<number, number>; seen?: Map<string, number> },
): 'saved' | 'payroll_closed' | 'capture_conflict' | 'invalid_capture' {
  const { place, kind, wanted, seen } = save;
  const period = periodOf(model, place);
  if (period.finalised) return 'payroll_closed';
  const changed = [...wanted].filter(([employee, value]) => value !== capturedValue(period, kind, employee));
  const meetsClosed = changed.some(
    ([employee, value]) => reachesOver(value) || reachesOver(capturedValue(period, kind, employee)),
  );
  if (kind === 'IN' && place === 0 && periodOf(model, 1).finalised && meetsClosed) return 'invalid_capture';
  if (
    [...wanted].some(([employee, value]) => value > 0 && meetsOther(model, { place, kind, employee, value }))
  )
    return 'invalid_capture';
  const isStale = ([employee]: [number, number]): boolean =>
    seen !== undefined &&
    (seen.get(seenKey(place, kind, employee)) ?? 0) !== versionOf(period, kind, employee);
  return changed.some(isStale) ? 'capture_conflict' : 'saved';
}

/** Whether hours would stand on a day of disability, or the other way round. */
function meetsOther(
  model: CaptureModel,
  { place, kind, employee, value }: { place: Scope; kind: CaptureKind; employee: number; value: number },
): boolean {
  const captured = (home: Scope, source: CaptureKind) =>
    capturedValue(periodOf(model, home), source, employee);
  const isIn = (home: Scope, days: number, date: string): boolean =>
    disabilityDays(certificateOf(home, employee, days)).includes(date);
  if (kind === 'E')
    return POSITIONS.some(
      (home) => captured(home, 'IN') > 0 && isIn(home, captured(home, 'IN'), hoursOf(place, value).date),
    );
  return (
    kind === 'IN' &&
    POSITIONS.some((other) => captured(other, 'E') > 0 && isIn(place, value, hoursOf(other, 1).date))
  );
}

/** A save or a deletion that was done. */
export function follow(
  model: CaptureModel,
  { place, kind, wanted }: { place: Scope; kind: CaptureKind; wanted: ReadonlyMap<number, number> },
  action: 'save' | 'delete',
  person: string,
): void {
  const period = periodOf(model, place);
  const changed = [...wanted]
    .filter(([employee, value]) => value !== capturedValue(period, kind, employee))
    .toSorted(([one], [other]) => one - other);
  for (const [employee, value] of changed) {
    const before = capturedValue(period, kind, employee);
    period.values[kind].set(employee, value);
    period.versions[kind].set(employee, versionOf(period, kind, employee) + 1);
    period.trail.push(`${person} ${action} ${kind} ${employee}: ${before} to ${value}`);
  }
  refreshLines(model);
}

export function changeFinalised(
  model: CaptureModel,
  anchor: Scope,
  finalised: boolean,
  person: string,
): void {
  const period = periodOf(model, anchor);
  if (period.finalised === finalised) return;
  period.finalised = finalised;
  period.trail.push(`${person} ${finalised ? 'close' : 'reopen'}`);
  refreshLines(model);
}

/** The lines of open periods are always those of their hours, and of the hours before them. */
function refreshLines(model: CaptureModel): void {
  for (const site of POSITIONS) {
    const period = periodOf(model, site);
    if (!period.finalised)
      period.lines = [...period.values.E].flatMap(([employee]) => linesOf(model, site, employee)).toSorted();
  }
}

function linesOf(model: CaptureModel, scope: Scope, employee: number): string[] {
  const own = capturedValue(periodOf(model, scope), 'E', employee);
  if (own === 0) return [];
  const before = capturedValue(periodOf(model, 0), 'E', employee);
  const days = [hoursOf(scope, own)];
  if (scope === 1 && before > 0 && previousDaysOf(SPANS[1]).includes(hoursOf(0, before).date))
    days.push(hoursOf(0, before));
  return overtimeLines(days, SPANS[scope], 'clasica_3x3').map(
    ({ semana, horas }) => `${employee} ${semana} ${horas}`,
  );
}

/** The rows that there should be, as texts. */
export function rowsOf(model: CaptureModel, scope: Scope): Record<CaptureKind, string[]> {
  const period = periodOf(model, scope);
  const status = period.finalised ? 'F' : 'C';
  const captured = (kind: CaptureKind, subject = period) =>
    [...subject.values[kind]].filter(([, value]) => value > 0);
  const { initial_date, end_date } = SPANS[scope];
  const days = POSITIONS.filter((home) => home <= scope).flatMap((home) =>
    captured('IN', periodOf(model, home)).flatMap(([employee, value]) =>
      disabilityDays(certificateOf(home, employee, value))
        .filter((day) => day >= initial_date && day <= end_date)
        .map((day) => `${employee} ${day} ${status}`),
    ),
  );
  const rows = {
    I: captured('I').map(([employee, value]) => {
      const { fecha, incidencia } = incidentOf(scope, value);
      return `${employee} ${fecha} ${incidencia} ${status}`;
    }),
    IN: days,
    E: captured('E').map(([employee, value]) => {
      const { date, hours } = hoursOf(scope, value);
      return `${employee} ${date} ${hours} ${status}`;
    }),
  };
  for (const kind of CAPTURE_KINDS) rows[kind].sort();
  return rows;
}

/** The state of each kind: that of its rows, until the period is finalised. */
export function statesOf(model: CaptureModel, scope: Scope): string[] {
  const rows = rowsOf(model, scope);
  return CAPTURE_KINDS.map((kind) => {
    if (periodOf(model, scope).finalised) return 'Finalizado';
    return rows[kind].length > 0 ? 'Capturado' : 'Abierto';
  });
}
