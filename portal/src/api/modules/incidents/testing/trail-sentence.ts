import type { CapturePortal } from './start-capture-portal.ts';

type Entry = Awaited<ReturnType<CapturePortal['trail']>>['result'][number];
/** An entry of the trail in short: who did what, with the number of each side. */
export const trailSentence = ({ person, action, kind: of, employee, before, after }: Entry): string =>
  of === null
    ? `${person} ${action}`
    : `${person} ${action} ${of} ${employee?.id}: ${numberOf(before)} to ${numberOf(after)}`;
/** The number that the rows of an entry stand for. */
const numberOf = ([row]: Entry['before']): number =>
  row === undefined ? 0 : Number(row.incidencia ?? row.horas ?? row.dias_incapacidad);
