import { formatMoment } from '@lienzo/schema/data/format';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconFileText } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';

type MatchedReport = { id: number; nombre: string; updated_at: string; can: { edit: boolean } };

type Ways = {
  /** Whether the person has the screen of reports; without it they have them on the home screen. */
  hasReports: boolean;
  navigate: UseNavigateResult<string>;
};

/** A report that can be edited opens in the editor; others are shown in the list, or on the home screen. */
export function reportsGroup(
  reports: readonly MatchedReport[],
  { hasReports, navigate }: Ways,
): SpotlightActionGroupData {
  return {
    group: shellMessages.reportsGroup,
    actions: reports.map(({ id, nombre, updated_at, can }) => ({
      id: `reporte-${id}`,
      label: nombre,
      description: reportMessages.updated(formatMoment(updated_at)),
      leftSection: <IconFileText size={20} stroke={1.6} aria-hidden />,
      onClick: () =>
        void (can.edit
          ? navigate({ to: '/app/reports/create', search: { report_id: id } })
          : hasReports
            ? navigate({ to: '/app/reports', search: { q: nombre } })
            : navigate({ to: '/app', hash: `reporte-${id}` })),
    })),
  };
}
