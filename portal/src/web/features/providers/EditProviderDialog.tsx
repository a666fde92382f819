import { providerMessages } from '@lienzo/schema/messages/provider-messages';
import { Modal } from '@mantine/core';
import { useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { EditProviderForm } from './EditProviderForm';

type EditProviderDialogProps = {
  /** null: closed. */
  provider: Parameters<typeof EditProviderForm>[0]['provider'] | null;
  close: () => void;
};

/** 'Editar': name, colours and quota of a provider. */
export function EditProviderDialog({ provider, close }: EditProviderDialogProps) {
  const unsaved = useUnsavedQuestion(provider !== null, close);
  return (
    <Modal
      opened={provider !== null}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      closeOnClickOutside={false}
      title={provider === null ? '' : providerMessages.editTitle(provider.name)}
      size={480}
    >
      {provider !== null && (
        <EditProviderForm provider={provider} close={close} leave={unsaved.leave} hold={unsaved.hold} />
      )}
      {unsaved.question}
    </Modal>
  );
}
