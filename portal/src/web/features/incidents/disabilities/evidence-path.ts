import type { PeriodChoice } from '@lienzo/schema/api/master-endpoints';

/** The folders of a client's folder that the evidence of a period goes to. */
export const evidencePath = ({ calendar, mes }: Pick<PeriodChoice, 'calendar' | 'mes'>): string =>
  ['Incapacidades', `${calendar}`, mes.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim()].join('/');
