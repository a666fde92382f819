import { datedBenefits } from '@lienzo/schema/runs/settings-content';
import { useQuery } from '@tanstack/react-query';
import { paysheetQuery, settingsQuery } from '../master-queries';
import type { SbcTerms } from './usual-sbc';

/** Benefits and zone of a payroll; undefined while they are not known. */
export function useSbcTerms(paysheetId: number): SbcTerms | undefined {
  const own = useQuery(settingsQuery(paysheetId)).data;
  const paysheet = useQuery(paysheetQuery(paysheetId)).data;
  if (own === undefined || paysheet === undefined) return undefined;
  return { benefits: datedBenefits(own.settings.toReversed()), zone: paysheet.zone };
}
