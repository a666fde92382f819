import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/message-of';
import { providersQuery } from '../../shared/providers/providers-query';

/** The provider that a SuperAdmin chooses for a collaborator. */
export function ProviderField({ error, ...props }: Omit<NativeSelectProps, 'data' | 'label'>) {
  const providers = useQuery(providersQuery);
  const choices = (providers.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={userMessages.provider}
      data={[{ value: '', label: userMessages.providerPlaceholder }, ...choices]}
      required
      withAsterisk={false}
      {...props}
      error={
        providers.isLoadingError ? `${userMessages.providersFailed} ${messageOf(providers.error)}` : error
      }
    />
  );
}
