import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import type { ConfrontaSearch } from './confronta-search';

/** What both requests of the screen carry; to be asked for once nothing is missing. */
export type AskedScope = {
  nomina_id: number;
  human_id: string;
  name_nomina: string;
  register: string;
  date_start: string;
  date_end: string;
};

/** @returns undefined while something is missing. */
export function askedScope(
  { nomina, registro, inicio, fin }: ConfrontaSearch,
  paysheets: readonly { id: number; id_humansite: string; paysheet: string }[] | undefined,
): AskedScope | undefined {
  const paysheet = paysheets?.find(({ id }) => id === nomina);
  if (paysheet === undefined || registro === undefined || inicio === undefined || fin === undefined)
    return undefined;
  return {
    nomina_id: paysheet.id,
    human_id: paysheet.id_humansite,
    name_nomina: paysheet.paysheet,
    register: registro,
    date_start: slashedDate(inicio),
    date_end: slashedDate(fin),
  };
}
