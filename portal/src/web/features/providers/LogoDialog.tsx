import type { Provider } from '@lienzo/schema/accounts/organization-endpoints';
import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Modal } from '@mantine/core';
import { useLayer } from '../../shared/layers/use-layer';
import { LogoForm } from './LogoForm';

/** Changes an organization's logo. */
export function LogoDialog({ provider, close }: { provider: Provider | null; close: () => void }) {
  useLayer(provider !== null, close);
  return (
    <Modal
      opened={provider !== null}
      onClose={close}
      title={provider === null ? '' : providerMessages.logoTitle(provider.name)}
      size={440}
    >
      {provider !== null && <LogoForm providerId={provider.id} leave={shellMessages.cancel} close={close} />}
    </Modal>
  );
}
