import { NumberField } from '@lienzo/editor/number-field';
import { endpoints } from '@lienzo/schema/endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { Button, Text } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DialogForm } from '../../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';
import { confrontaKey, tolerancesQuery } from './confronta-queries';
import type { ConfrontaSearch } from './confronta-search';

const texts = confrontaMessages.tolerances;

/** From which amounts on the comparisons of the chosen registro list something. */
export function TolerancesButton({ search: { nomina, registro } }: { search: ConfrontaSearch }) {
  const [isOpen, setOpen] = useState(false);
  const scope = { nomina_id: nomina ?? 0, register: registro ?? '' };
  const isChosen = nomina !== undefined && registro !== undefined;
  const known = useQuery({ ...tolerancesQuery(scope), enabled: isChosen });
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustments size={16} aria-hidden />}
        disabled={known.data === undefined}
        onClick={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      <FormModal title={texts.title} isOpen={isOpen} close={close}>
        {(leaving) =>
          known.data !== undefined && (
            <TolerancesForm {...{ scope, close, initial: known.data, ...leaving }} />
          )
        }
      </FormModal>
    </>
  );
}

type TolerancesFormProps = Leaving & {
  scope: { nomina_id: number; register: string };
  initial: { total: string; person: string };
  close: () => void;
};

function TolerancesForm({ scope, initial, close, leave, hold }: TolerancesFormProps) {
  const queries = useQueryClient();
  const checked = useCheckedForm({
    initialValues: initial,
    check: (values) => problemsOf(endpoints.set_confronta_tolerances, { ...scope, ...values }),
    async send(values) {
      const { message } = await call(endpoints.set_confronta_tolerances, { body: { ...scope, ...values } });
      notify.success(message, 'confronta tolerances');
      close();
      await queries.invalidateQueries({ queryKey: confrontaKey });
    },
  });
  const { form } = checked;
  return (
    <DialogForm
      of={checked}
      {...{ leave, hold }}
      verb={texts.save}
      lead={<Text size="sm">{texts.lead(scope.register)}</Text>}
    >
      <NumberField
        key={form.key('person')}
        {...form.getInputProps('person')}
        defaultValue={initial.person}
        label={texts.person}
        description={texts.personHelp}
        decimals={2}
        data-autofocus
      />
      <NumberField
        key={form.key('total')}
        {...form.getInputProps('total')}
        defaultValue={initial.total}
        label={texts.total}
        description={texts.totalHelp}
        decimals={2}
      />
    </DialogForm>
  );
}
