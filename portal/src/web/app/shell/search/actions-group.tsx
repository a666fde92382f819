import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconPlus } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';

/** Actions that are available everywhere. */
export function actionsGroup(navigate: UseNavigateResult<string>): SpotlightActionGroupData {
  return {
    group: shellMessages.actionsGroup,
    actions: [
      {
        id: 'crear-reporte',
        label: reportMessages.create,
        leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
        onClick: () => void navigate({ to: '/app/reports/gallery' }),
      },
    ],
  };
}
