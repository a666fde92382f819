import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { FileInput, type FileInputProps } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';

type LogoFieldProps = Omit<FileInputProps<false>, 'multiple' | 'label'>;

/** A file input for a logo. */
export function LogoField(props: LogoFieldProps) {
  return (
    <FileInput
      label={providerMessages.logo}
      description={providerMessages.logoHelp}
      placeholder={providerMessages.logoPlaceholder}
      accept="image/png,image/jpeg"
      leftSection={<IconPhoto size={16} aria-hidden />}
      clearable
      clearButtonProps={{ 'aria-label': providerMessages.removeLogo }}
      {...props}
    />
  );
}
