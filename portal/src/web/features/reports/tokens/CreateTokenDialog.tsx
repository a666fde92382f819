import { API_TOKEN_DAYS, type TokenReportValues } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { MASTER_EDITORS } from '@lienzo/schema/masters/paysheet-endpoints';
import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DialogForm } from '../../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { useSession } from '../../../shared/session/use-session';
import { apiTokensQuery } from './api-tokens-query';
import { ReportsField } from './ReportsField';
import { type Secrets, TokenSecrets } from './TokenSecrets';
import { type EditedValues, TokenValuesDialog } from './TokenValuesDialog';
import { TokenValuesList } from './TokenValuesList';

type NewToken = {
  name: string;
  reports: number[];
  values: TokenReportValues[];
  import_masters: boolean;
  import_results: boolean;
  days: string;
};

const DAYS = API_TOKEN_DAYS.map((days) => ({
  value: String(days),
  label: apiTokenMessages.daysOption(days),
}));

/** Makes a token, and shows its secrets until the person says that they have them. */
export function CreateTokenDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [secrets, setSecrets] = useState<Secrets | null>(null);
  const end = (): void => {
    setSecrets(null);
    close();
  };
  const isMade = secrets !== null;
  return (
    <FormModal
      title={isMade ? apiTokenMessages.madeTitle : apiTokenMessages.create}
      isOpen={isOpen}
      close={end}
      size={520}
    >
      {(leaving) =>
        isMade ? (
          <TokenSecrets secrets={secrets} hold={leaving.hold} done={end} />
        ) : (
          <CreateTokenForm {...leaving} done={setSecrets} />
        )
      }
    </FormModal>
  );
}

type CreateTokenFormProps = Leaving & { done: (secrets: Secrets) => void };

function CreateTokenForm({ leave, hold, done }: CreateTokenFormProps) {
  const queryClient = useQueryClient();
  const role = useSession()?.roleName;
  const mayImport = MASTER_EDITORS.some((one) => one === role);
  const [chosen, setChosen] = useState<number[]>([]);
  const [values, setValues] = useState<TokenReportValues[]>([]);
  const [edited, edit] = useState<EditedValues | null>(null);
  const checked = useCheckedForm<NewToken>({
    initialValues: {
      name: '',
      reports: [],
      values: [],
      import_masters: false,
      import_results: false,
      days: '90',
    },
    changed: ({ reports }) => setChosen(reports),
    check: (values) => problemsOf(endpoints.create_api_token, bodyOf(values)),
    async send(values) {
      const { token, webhook_secret } = await call(endpoints.create_api_token, { body: bodyOf(values) });
      done({ token, webhookSecret: webhook_secret });
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    },
  });
  const { form } = checked;
  return (
    <>
      <DialogForm of={checked} {...{ leave, hold }} verb={apiTokenMessages.create}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={apiTokenMessages.name}
          description={apiTokenMessages.nameHelp}
          autoComplete="off"
          data-autofocus
          required
          withAsterisk={false}
        />
        <ReportsField key={form.key('reports')} {...form.getInputProps('reports')} />
        <TokenValuesList
          reports={chosen.map((id) => ({ id, ...values.find(({ report_id }) => report_id === id) }))}
          edit={edit}
        />
        {mayImport && (
          <Checkbox
            key={form.key('import_masters')}
            {...form.getInputProps('import_masters', { type: 'checkbox' })}
            label={apiTokenMessages.masters}
            description={apiTokenMessages.mastersHelp}
          />
        )}
        <Checkbox
          key={form.key('import_results')}
          {...form.getInputProps('import_results', { type: 'checkbox' })}
          label={apiTokenMessages.results}
          description={apiTokenMessages.resultsHelp}
        />
        <NativeSelect
          key={form.key('days')}
          {...form.getInputProps('days')}
          label={apiTokenMessages.days}
          data={DAYS}
        />
        <Text size="sm" c="dimmed">
          {apiTokenMessages.limit}
        </Text>
      </DialogForm>
      <TokenValuesDialog
        edited={edited}
        close={() => edit(null)}
        save={async (next) => {
          const kept = [...values.filter(({ report_id }) => report_id !== next.report_id), next];
          setValues(kept);
          form.setFieldValue('values', kept);
        }}
      />
    </>
  );
}

const bodyOf = ({ name, reports, values, import_masters, import_results, days }: NewToken) => ({
  ...{ name, reports, import_masters, import_results },
  values: values.filter(({ report_id }) => reports.includes(report_id)),
  days: API_TOKEN_DAYS.find((one) => String(one) === days) ?? 90,
});
