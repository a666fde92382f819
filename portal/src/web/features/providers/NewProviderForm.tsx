import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  PRIMARY_COLORS,
  SECONDARY_COLORS,
} from '@lienzo/schema/accounts/organization-endpoints';
import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { providersQuery } from '../../shared/providers/providers-query';
import type { Hold } from '../../shared/unsaved/use-unsaved-question';
import { ColorField } from './ColorField';
import { type Created, type CreatedWithoutLogo, createProvider } from './create-provider';
import { LogoField } from './LogoField';
import { logoProblem } from './logo-problem';
import { MenuPreview } from './MenuPreview';
import classes from './providers.module.css';

type NewProvider = { name: string; folderName: string; domain: string; logo: File | null };

type NewProviderFormProps = {
  /** The organization was created; with `half` its logo failed. */
  done: (created: Created, half: CreatedWithoutLogo | null) => void;
  /** Closes the dialog, or asks first. */
  leave: () => void;
  hold: Hold;
};

/** Name, folder, domain, logo and colours of an organization, with a preview of its menu. */
export function NewProviderForm({ done, leave, hold }: NewProviderFormProps) {
  const queryClient = useQueryClient();
  const [primary, setPrimary] = useState<(typeof PRIMARY_COLORS)[number]>(DEFAULT_PRIMARY_COLOR);
  const [secondary, setSecondary] = useState<(typeof SECONDARY_COLORS)[number]>(DEFAULT_SECONDARY_COLOR);
  const ui = { primary_color: primary, secondary_color: secondary };
  const { form, submit, isSending, problem, wait } = useCheckedForm<NewProvider>({
    initialValues: { name: '', folderName: '', domain: '', logo: null },
    check({ logo, ...words }) {
      const wrongLogo = logoProblem(logo);
      return {
        ...problemsOf(endpoints.new_organization, { ...words, ui }),
        ...(wrongLogo === null ? {} : { logo: wrongLogo }),
      };
    },
    async send({ logo, ...words }) {
      if (logo === null) return;
      const { created, half } = await createProvider({ ...words, ui }, logo);
      if (half === null) notify.success(providerMessages.created);
      done(created, half);
      await queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  const hasOwnColors = primary !== DEFAULT_PRIMARY_COLOR || secondary !== DEFAULT_SECONDARY_COLOR;
  useEffect(() => hold(() => form.isDirty() || hasOwnColors), [hold, form, hasOwnColors]);
  const [shown, setShown] = useState<{ name: string; logo: File | null }>({ name: '', logo: null });
  form.watch('name', ({ value }) => setShown((before) => ({ ...before, name: value })));
  form.watch('logo', ({ value }) => setShown((before) => ({ ...before, logo: value })));
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.form}>
        <Stack gap="md">
          <FormProblem text={problem} />
          <TextInput
            key={form.key('name')}
            {...form.getInputProps('name')}
            label={providerMessages.name}
            autoComplete="off"
            data-autofocus
            required
            withAsterisk={false}
          />
          <TextInput
            key={form.key('folderName')}
            {...form.getInputProps('folderName')}
            label={providerMessages.folderName}
            description={providerMessages.folderHelp}
            autoComplete="off"
            required
            withAsterisk={false}
          />
          <TextInput
            key={form.key('domain')}
            {...form.getInputProps('domain')}
            label={providerMessages.domain}
            description={providerMessages.domainHelp}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
          />
          <LogoField key={form.key('logo')} {...form.getInputProps('logo')} />
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
          <FormFooter leave={leave} isSending={isSending} wait={wait}>
            {providerMessages.create}
          </FormFooter>
        </Stack>
        <MenuPreview name={shown.name} primary={primary} secondary={secondary} logo={shown.logo} />
      </div>
    </form>
  );
}
