import type { ApiToken } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { Button, Group, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBook2, IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../shared/session/use-session';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { ApiTokensTable } from './ApiTokensTable';
import { apiTokensQuery } from './api-tokens-query';
import { ConfirmRevocation } from './ConfirmRevocation';
import { CreateTokenDialog } from './CreateTokenDialog';
import { EditTokenDialog } from './EditTokenDialog';

/** 'Acceso desde otros programas': the tokens with which programs ask for reports. */
export function ApiTokensScreen() {
  const person = useSession();
  const tokens = useQuery(apiTokensQuery);
  const showSkeleton = useDelayed(tokens.isPending);
  const [isCreating, creation] = useDisclosure(false);
  const [edited, edit] = useState<string | null>(null);
  const [asked, ask] = useState<ApiToken | null>(null);
  return (
    <div>
      <ScreenHead title={apiTokenMessages.title} lead={apiTokenMessages.lead}>
        <Group gap="xs">
          <Button
            component="a"
            href={`${API_PREFIX}/docs`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBook2 size={18} stroke={1.7} aria-hidden />}
          >
            {apiTokenMessages.reference}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creation.open}>
            {apiTokenMessages.create}
          </Button>
        </Group>
      </ScreenHead>
      {showSkeleton && <Skeleton height={240} radius="lg" aria-hidden />}
      {tokens.isLoadingError && (
        <FailedState
          title={apiTokenMessages.failed}
          error={tokens.error}
          retry={() => void tokens.refetch()}
        />
      )}
      {tokens.data?.length === 0 && (
        <StatePanel
          icon={IconPlugConnected}
          title={apiTokenMessages.emptyTitle}
          text={apiTokenMessages.emptyText}
        >
          <Button onClick={creation.open}>{apiTokenMessages.create}</Button>
        </StatePanel>
      )}
      {tokens.data !== undefined && tokens.data.length > 0 && (
        <ApiTokensTable
          tokens={tokens.data}
          showsOwner={tokens.data.some(({ owner }) => owner.id !== person?.userId)}
          askRevoke={ask}
          edit={({ id }) => edit(id)}
        />
      )}
      <CreateTokenDialog isOpen={isCreating} close={creation.close} />
      <EditTokenDialog
        token={tokens.data?.find(({ id }) => id === edited) ?? null}
        close={() => edit(null)}
      />
      <ConfirmRevocation token={asked} close={() => ask(null)} />
    </div>
  );
}
