import type { CapturePortal } from './start-capture-portal.ts';

type Entry = Awaited<ReturnType<CapturePortal['trail']>>['result'][number];
/** An entry of the trail in short: who did what, with the number of each side. */
export const historySentence = ({ person, action, kind: source, employee, before, after }: Entry): string =>
  source === null
    ? `${person} ${action}`
    : `${person} ${action} ${source} ${employee?.id}: ${numberOf(before)} to ${numberOf(after)}`;
/** The number that the rows of an entry stand for. */
const numberOf = ([row]: Entry['before']): number =>
  row === undefined ? 0 : Number(row.incidencia ?? row.horas ?? row.dias_incapacidad);
