import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Button } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { StatePanel } from '../../../shared/states/StatePanel';
import type { MastersSearch } from '../masters-search';

type NoEmployeesProps = {
  isFiltered: boolean;
  /** The payroll has no register or no cost centre yet. */
  lacksPlaces: boolean;
  change: (next: MastersSearch) => void;
};

/** What stands in place of people when there are none. */
export function NoEmployees({ isFiltered, lacksPlaces, change }: NoEmployeesProps) {
  if (isFiltered)
    return (
      <StatePanel icon={IconSearch} text={masterMessages.nobodyFound}>
        <Button
          variant="default"
          onClick={() => change({ q: undefined, estatus: undefined, pagina: undefined })}
        >
          {masterMessages.clearSearch}
        </Button>
      </StatePanel>
    );
  if (lacksPlaces)
    return (
      <StatePanel icon={IconUsers} text={masterMessages.noEmployeesYet}>
        <Button variant="default" onClick={() => change({ vista: 'registros' })}>
          {masterMessages.toRegisters}
        </Button>
      </StatePanel>
    );
  return <StatePanel icon={IconUsers} text={masterMessages.noEmployees} />;
}
