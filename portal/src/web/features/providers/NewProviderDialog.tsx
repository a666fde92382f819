import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormModal } from '../../shared/forms/FormModal';
import type { Created, CreatedWithoutLogo } from './create-provider';
import { FirstAdminForm } from './FirstAdminForm';
import { LogoForm } from './LogoForm';
import { NewProviderForm } from './NewProviderForm';

/** Width of the dialog per step, in pixels. */
const WIDTHS = { form: 720, logo: 480, admin: 460 } as const;

/**
 * 'Nuevo proveedor': created in two calls; when only the logo failed, it can be uploaded again (specification 1 §7,
 * §8).
 * Then its first Admin.
 */
export function NewProviderDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [created, setCreated] = useState<Created | null>(null);
  const [half, setHalf] = useState<CreatedWithoutLogo | null>(null);
  const leave = (): void => {
    setCreated(null);
    setHalf(null);
    close();
  };
  const step = created === null ? 'form' : half === null ? 'admin' : 'logo';
  return (
    <FormModal
      title={
        step === 'admin' ? providerMessages.adminTitle(created?.name ?? '') : providerMessages.createTitle
      }
      isOpen={isOpen}
      close={leave}
      size={WIDTHS[step]}
    >
      {(leaving) => (
        <>
          {created === null && (
            <NewProviderForm
              done={(provider, withoutLogo) => {
                setCreated(provider);
                setHalf(withoutLogo);
              }}
              {...leaving}
            />
          )}
          {created !== null && half !== null && (
            <Stack gap="md">
              <Alert
                color="yellow"
                role="alert"
                icon={<IconAlertTriangle aria-hidden />}
                title={providerMessages.logoFailed}
              >
                {half.why} {providerMessages.logoFailedHelp}
              </Alert>
              <LogoForm
                providerId={half.id}
                file={half.logo}
                leave={providerMessages.later}
                close={() => setHalf(null)}
              />
            </Stack>
          )}
          {created !== null && half === null && (
            <FirstAdminForm providerId={created.id} close={leave} hold={leaving.hold} />
          )}
        </>
      )}
    </FormModal>
  );
}
