import type { Provider } from '@lienzo/schema/accounts/organization-endpoints';
import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { Button, Drawer, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconPhoto, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayer } from '../../shared/layers/use-layer';
import { FailedState } from '../../shared/states/FailedState';
import { ClientsTable } from './ClientsTable';
import { EditProviderDialog } from './EditProviderDialog';
import { LogoDialog } from './LogoDialog';
import { ProviderLogo } from './ProviderLogo';
import { providerDetailQuery } from './provider-detail-query';
import classes from './providers.module.css';

/** The panel of a card: statistics, clients and the change of the logo (specification 1 §2). */
export function ProviderPanel({ provider, close }: { provider: Provider | null; close: () => void }) {
  const [isChangingLogo, logo] = useDisclosure(false);
  const [isEditing, editing] = useDisclosure(false);
  useLayer(provider !== null, close);
  return (
    <Drawer
      opened={provider !== null}
      onClose={close}
      // Esc closes the topmost layer only.
      closeOnEscape={!isChangingLogo && !isEditing}
      position="right"
      size={480}
      title={provider?.name}
      closeButtonProps={{ 'aria-label': providerMessages.close }}
    >
      {provider !== null && (
        <ProviderDetail
          key={provider.id}
          provider={provider}
          changeLogo={logo.open}
          edit={{ isOpen: isEditing, open: editing.open, close: editing.close }}
        />
      )}
      <LogoDialog provider={isChangingLogo ? provider : null} close={logo.close} />
    </Drawer>
  );
}

type ProviderDetailProps = {
  provider: Provider;
  changeLogo: () => void;
  edit: { isOpen: boolean; open: () => void; close: () => void };
};

function ProviderDetail({ provider, changeLogo, edit }: ProviderDetailProps) {
  const detail = useQuery(providerDetailQuery(provider.id));
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap">
        <ProviderLogo provider={provider} />
        <Text c="dimmed">
          {providerMessages.domain}: {provider.domain}
        </Text>
      </Group>
      {detail.isPending && <Skeleton height={84} />}
      {detail.isLoadingError && (
        <FailedState
          title={providerMessages.detailFailed}
          error={detail.error}
          retry={() => void detail.refetch()}
        />
      )}
      {detail.data !== undefined && (
        <>
          <dl className={classes.figures} aria-label={providerMessages.figures}>
            <Figure name={providerMessages.collaborators} value={String(detail.data.total_users)} />
            <Figure name={providerMessages.users} value={String(detail.data.total_clients)} />
            <Figure
              name={providerMessages.size}
              value={formatBytes(detail.data.organization_folder_size)}
              note={providerMessages.quota(formatBytes(detail.data.storage_quota))}
            />
          </dl>
          <section aria-labelledby="clientes-del-proveedor">
            <Title order={3} id="clientes-del-proveedor" mb="xs">
              {providerMessages.clients}
            </Title>
            {detail.data.clients.length === 0 ? (
              <Text c="dimmed">{providerMessages.noClients}</Text>
            ) : (
              <ClientsTable clients={detail.data.clients} />
            )}
          </section>
        </>
      )}
      <Group gap="xs">
        <Button
          leftSection={<IconPencil size={16} aria-hidden />}
          disabled={detail.data === undefined}
          onClick={edit.open}
        >
          {providerMessages.edit}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/app/usuarios" search={{ q: provider.name }} {...props} />}
        >
          {providerMessages.showCollaborators}
        </Button>
        <Button variant="default" leftSection={<IconPhoto size={16} aria-hidden />} onClick={changeLogo}>
          {providerMessages.changeLogo}
        </Button>
      </Group>
      <EditProviderDialog provider={edit.isOpen ? (detail.data ?? null) : null} close={edit.close} />
    </Stack>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className="lienzo-figures">
        {value}
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}
