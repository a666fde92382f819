import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuilding, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { matchesText } from '../../shared/lists/matches-text';
import { SearchField } from '../../shared/lists/SearchField';
import toolbar from '../../shared/lists/Toolbar.module.css';
import { providersQuery } from '../../shared/providers/providers-query';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { NewProviderDialog } from './NewProviderDialog';
import { ProviderCard } from './ProviderCard';
import { ProviderPanel } from './ProviderPanel';
import { ProvidersSkeleton } from './ProvidersSkeleton';
import classes from './providers.module.css';
import type { ProvidersSearch } from './providers-search';

/** 'Proveedores' (specification 1 §2): the organizations as cards; a card opens its statistics. */
export function ProvidersScreen() {
  const search = useSearch({ from: '/app/provedores' });
  const navigate = useNavigate({ from: '/app/provedores' });
  const providers = useQuery(providersQuery);
  const showSkeleton = useDelayed(providers.isPending);
  const [isCreating, creation] = useDisclosure(false);
  const change = (next: ProvidersSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const shown = (providers.data ?? []).filter(({ name, domain }) =>
    matchesText(`${name} ${domain}`, search.q ?? ''),
  );
  return (
    <div>
      <ScreenHead title={providerMessages.title} lead={providerMessages.lead}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creation.open}>
          {providerMessages.add}
        </Button>
      </ScreenHead>
      {providers.data !== undefined && providers.data.length > 0 && (
        <div className={toolbar.toolbar}>
          <SearchField
            label={providerMessages.search}
            clearLabel={providerMessages.clearSearch}
            words={search.q}
            change={(q) => change({ q })}
          />
          <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
            {providerMessages.count(shown.length)}
          </Text>
        </div>
      )}
      {showSkeleton && <ProvidersSkeleton />}
      {providers.isLoadingError && (
        <FailedState
          title={providerMessages.failed}
          error={providers.error}
          retry={() => void providers.refetch()}
        />
      )}
      {providers.data?.length === 0 && (
        <StatePanel icon={IconBuilding} text={providerMessages.empty}>
          <Button onClick={creation.open}>{providerMessages.add}</Button>
        </StatePanel>
      )}
      {providers.data !== undefined && providers.data.length > 0 && shown.length === 0 && (
        <StatePanel icon={IconSearch} text={providerMessages.nothingFound(search.q ?? '')}>
          <Button variant="default" onClick={() => change({ q: undefined })}>
            {providerMessages.clearSearch}
          </Button>
        </StatePanel>
      )}
      <ul className={classes.grid}>
        {shown.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} open={() => change({ proveedor: provider.id })} />
          </li>
        ))}
      </ul>
      <ProviderPanel
        provider={providers.data?.find(({ id }) => id === search.proveedor) ?? null}
        close={() => change({ proveedor: undefined })}
      />
      <NewProviderDialog isOpen={isCreating} close={creation.close} />
    </div>
  );
}
