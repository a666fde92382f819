import { NumberField } from '@lienzo/editor/number-field';
import {
  PRIMARY_COLORS,
  type Provider,
  SECONDARY_COLORS,
} from '@lienzo/schema/accounts/organization-endpoints';
import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { endpoints } from '@lienzo/schema/endpoints';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import type { Leaving } from '../../shared/forms/FormModal';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { providersQuery } from '../../shared/providers/providers-query';
import { ColorField } from './ColorField';

const GIGABYTE = 1024 ** 3;

/** `storage_quota` in GB, '' while the field is empty. */
type Settings = { name: string; storage_quota: number | string };

type EditProviderFormProps = Leaving & {
  provider: Provider & { storage_quota: number; organization_folder_size: number };
  close: () => void;
};

/** Name, colours and quota of an organization; only changed fields are sent. */
export function EditProviderForm({ provider, close, leave, hold }: EditProviderFormProps) {
  const queryClient = useQueryClient();
  const [primary, setPrimary] = useState(provider.primary_color);
  const [secondary, setSecondary] = useState(provider.secondary_color);
  const ui = {
    primary_color: changed(PRIMARY_COLORS, primary, provider.primary_color),
    secondary_color: changed(SECONDARY_COLORS, secondary, provider.secondary_color),
  };
  const bodyOf = ({ name, storage_quota }: Settings) => ({
    organization_id: provider.id,
    name: name === provider.name ? undefined : name,
    storage_quota:
      Number(storage_quota) === provider.storage_quota / GIGABYTE
        ? undefined
        : Math.round(Number(storage_quota) * GIGABYTE),
    ui,
  });
  const checked = useCheckedForm<Settings>({
    initialValues: { name: provider.name, storage_quota: provider.storage_quota / GIGABYTE },
    check: (values) =>
      values.storage_quota === ''
        ? { storage_quota: providerMessages.quotaRequired }
        : problemsOf(endpoints.change_organization, bodyOf(values)),
    async send(values) {
      await call(endpoints.change_organization, { body: bodyOf(values) });
      notify.success(providerMessages.saved(values.name.trim()));
      close();
      await queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  const hasOtherColors = ui.primary_color !== undefined || ui.secondary_color !== undefined;
  const { form } = checked;
  return (
    <DialogForm of={checked} {...{ leave, hold }} isChanged={hasOtherColors} verb={providerMessages.save}>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={providerMessages.name}
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
      />
      <NumberField
        key={form.key('storage_quota')}
        {...form.getInputProps('storage_quota')}
        defaultValue={`${provider.storage_quota / GIGABYTE}`}
        label={providerMessages.quotaField}
        description={providerMessages.quotaHelp(formatBytes(provider.organization_folder_size))}
        decimals={2}
        required
        withAsterisk={false}
      />
      <ColorField
        label={providerMessages.primary}
        colors={PRIMARY_COLORS}
        value={primary}
        change={setPrimary}
      />
      <ColorField
        label={providerMessages.secondary}
        colors={SECONDARY_COLORS}
        value={secondary}
        change={setSecondary}
      />
    </DialogForm>
  );
}

/** The colour that replaces the previous one; undefined when it is unchanged. */
const changed = <Color extends string>(
  palette: readonly Color[],
  chosen: string,
  before: string,
): Color | undefined => (chosen === before ? undefined : palette.find((color) => color === chosen));
