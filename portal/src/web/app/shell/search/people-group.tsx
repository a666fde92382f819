import type { MatchedPerson } from '@lienzo/schema/capture/closing-endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconUser } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';

/** A person opens with their capture in the open period of their payroll; without one, the payroll is chosen. */
export function peopleGroup(
  people: readonly MatchedPerson[],
  navigate: UseNavigateResult<string>,
): SpotlightActionGroupData {
  return {
    group: shellMessages.peopleGroup,
    actions: people.map(({ employee_id, human_id, name, ssn, rfc, client, paysheet, ...place }) => ({
      id: `persona-${employee_id}`,
      label: name,
      description: shellMessages.personFound([
        ...[human_id ?? '', client, paysheet, ssn, rfc],
        place.period === null ? shellMessages.noOpenPeriod : '',
      ]),
      leftSection: <IconUser size={20} stroke={1.6} aria-hidden />,
      onClick: () =>
        void navigate({
          to: '/app/incidents_new',
          search: {
            cliente: place.client_id,
            nominas: `${place.paysheet_id}`,
            ...(place.period === null
              ? {}
              : {
                  anio: place.period.calendar,
                  proceso: place.period.process_id,
                  periodo: place.period.id,
                  empleado: employee_id,
                }),
          },
        }),
    })),
  };
}
