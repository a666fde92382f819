import { formatMediumDate } from '@lienzo/schema/data/format';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Badge } from '@mantine/core';
import { hasEnded } from '../../../shared/payroll/has-ended';

type EndedBadgeProps = { entity: DeletableMaster; ended_on: string | null };

/** The last day of what ends; nothing for what goes on. */
export function EndedBadge({ entity, ended_on }: EndedBadgeProps) {
  if (ended_on === null) return null;
  const day = formatMediumDate(ended_on);
  return (
    <Badge size="sm" variant="light" color="gray">
      {hasEnded({ ended_on }, todayInMexico()) ? masterMessages.ended[entity](day) : masterMessages.ends(day)}
    </Badge>
  );
}
