import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { FormModal } from '../../shared/forms/FormModal';
import { EditProviderForm } from './EditProviderForm';

type EditProviderDialogProps = {
  /** null: closed. */
  provider: Parameters<typeof EditProviderForm>[0]['provider'] | null;
  close: () => void;
};

/** 'Editar': name, colours and quota of a provider. */
export function EditProviderDialog({ provider, close }: EditProviderDialogProps) {
  const title = provider === null ? '' : providerMessages.editTitle(provider.name);
  return (
    <FormModal title={title} isOpen={provider !== null} close={close} size={480}>
      {(leaving) => provider !== null && <EditProviderForm {...{ provider, close, ...leaving }} />}
    </FormModal>
  );
}
