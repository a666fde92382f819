import { safeFileName } from '@lienzo/schema/api/file-name';
import type { ClosingFacts } from '../repositories/closing-facts.ts';

/** The folders below the client's: nómina, year, process, period. */
export const closingPath = ({
  id_humansite,
  paysheet,
  calendar,
  process,
  mes,
}: Pick<ClosingFacts, 'id_humansite' | 'paysheet' | 'calendar' | 'process' | 'mes'>): string[] =>
  [`${id_humansite} ${paysheet}`, `${calendar}`, process, mes].map((name) => safeFileName(name));
