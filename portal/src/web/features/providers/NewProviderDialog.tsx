import { providerMessages } from '@lienzo/schema/messages/provider-messages';
import { Alert, Modal, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import type { HalfCreated } from './create-provider';
import { LogoForm } from './LogoForm';
import { NewProviderForm } from './NewProviderForm';

/** 'Nuevo proveedor': created in two steps; when only the logo failed, it can be sent again (specification 1 §7, §8). */
export function NewProviderDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [half, setHalf] = useState<HalfCreated | null>(null);
  const leave = (): void => {
    setHalf(null);
    close();
  };
  const unsaved = useUnsavedQuestion(isOpen, leave);
  return (
    <Modal
      opened={isOpen}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={providerMessages.createTitle}
      // A slip of the mouse must not lose what was typed.
      closeOnClickOutside={false}
      size={half === null ? 720 : 480}
    >
      {half === null ? (
        <NewProviderForm done={close} halfDone={setHalf} hold={unsaved.hold} />
      ) : (
        <Stack gap="md">
          <Alert
            color="yellow"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={providerMessages.logoFailed}
          >
            {half.why} {providerMessages.logoFailedHelp}
          </Alert>
          <LogoForm providerId={half.id} file={half.logo} leave={providerMessages.later} close={leave} />
        </Stack>
      )}
      {unsaved.question}
    </Modal>
  );
}
