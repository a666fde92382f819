import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/message-of';
import { clientChoicesQuery } from './lookup-queries';

type ClientFieldProps = {
  value: string | undefined;
  choose: (clientId: string | undefined) => void;
  className?: string;
  error?: string;
};

/** 'Cliente': one of those that the person sees; clearable (specification 3 §2.1). */
export function ClientField({ value, choose, className, error }: ClientFieldProps) {
  const clients = useQuery(clientChoicesQuery);
  return (
    <Select
      {...(className === undefined ? {} : { className })}
      label={payrollMessages.client}
      placeholder={clients.isPending ? payrollMessages.loading : payrollMessages.chooseClient}
      searchable
      clearable
      value={value ?? null}
      onChange={(id) => choose(id ?? undefined)}
      data={(clients.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      limit={100}
      nothingFoundMessage={
        clients.data?.length === 0 ? payrollMessages.noClients : payrollMessages.nothingFound
      }
      error={clients.isLoadingError ? messageOf(clients.error) : (error ?? null)}
    />
  );
}
