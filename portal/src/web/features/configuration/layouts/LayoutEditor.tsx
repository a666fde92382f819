import { endpoints } from '@lienzo/schema/endpoints';
import { layoutMessages as texts } from '@lienzo/schema/runs/layout-messages';
import { layoutProblems } from '@lienzo/schema/runs/layout-problems';
import { LAYOUT_SEPARATORS, type LayoutField, type PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { Alert, Button, Group, List, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { layoutsKey } from '../../../shared/payroll/layouts-query';
import { LeaveQuestion } from '../../../shared/unsaved/LeaveQuestion';
import { LayoutPreview } from './LayoutPreview';
import { RecordFields } from './RecordFields';

type LayoutEditorProps = {
  /** The last version of the layout; undefined: a new one. */
  version: number | undefined;
  initial: PaymentLayout;
  close: () => void;
};

const NEW_FIELD: LayoutField = {
  ...{ ancho: 10, fuente: 'constante', valor: '', alineacion: 'izquierda', relleno: ' ' },
};

/** The records of a layout field by field, with a preview over real payments. */
export function LayoutEditor({ version, initial, close }: LayoutEditorProps) {
  const [layout, setLayout] = useState(initial);
  const change = (next: Partial<PaymentLayout>): void => setLayout({ ...layout, ...next });
  const problems = layoutProblems(layout);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
      call(endpoints.save_payment_layout, {
        body: { layout, ...(version === undefined ? {} : { version }) },
      }),
    onSuccess: ({ message }) => {
      notify.success(message, 'layout');
      void queries.invalidateQueries({ queryKey: layoutsKey });
      close();
    },
    onError: (error) => notify.danger(messageOf(error), 'layout'),
  });
  const isUnsaved = !saving.isSuccess && JSON.stringify(layout) !== JSON.stringify(initial);
  return (
    <Stack gap="md">
      <LeaveQuestion isDirty={isUnsaved} />
      <Group align="flex-start" gap="md">
        <TextInput
          label={texts.name}
          maxLength={60}
          w={280}
          value={layout.nombre}
          onChange={(event) => change({ nombre: event.currentTarget.value })}
        />
        <TextInput
          label={texts.bank}
          description={texts.bankHelp}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={3}
          w={240}
          value={layout.banco ?? ''}
          onChange={(event) =>
            change({ banco: event.currentTarget.value === '' ? null : event.currentTarget.value })
          }
        />
        <Select
          label={texts.kind}
          allowDeselect={false}
          w={240}
          data={[
            { value: '', label: texts.fixed },
            ...LAYOUT_SEPARATORS.map((one) => ({ value: one, label: texts.separators[one] })),
          ]}
          value={layout.separador ?? ''}
          onChange={(value) => change({ separador: LAYOUT_SEPARATORS.find((one) => one === value) ?? null })}
        />
      </Group>
      <Records name="encabezado" layout={layout} change={change} />
      <RecordFields
        name={texts.detail}
        fields={layout.detalle}
        isFixed={layout.separador === null}
        change={(detalle) => change({ detalle })}
      />
      <Records name="pie" layout={layout} change={change} />
      {problems.length > 0 && (
        <Alert color="red" title={texts.problems}>
          <List size="sm">
            {problems.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <LayoutPreview layout={layout} />
      <Group>
        <Button
          disabled={problems.length > 0 || layout.nombre.trim() === ''}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {texts.save}
        </Button>
        <Button variant="default" onClick={close}>
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

type RecordsProps = {
  name: 'encabezado' | 'pie';
  layout: PaymentLayout;
  change: (next: Partial<PaymentLayout>) => void;
};

/** The records before or after the people. */
function Records({ name, layout, change }: RecordsProps) {
  const records = layout[name];
  const isHeader = name === 'encabezado';
  return (
    <>
      {records.map((fields, at) => {
        const title = (isHeader ? texts.header : texts.trailer)(at + 1);
        return (
          <RecordFields
            // biome-ignore lint/suspicious/noArrayIndexKey: records have no identity but their place
            key={at}
            name={title}
            fields={fields}
            isFixed={layout.separador === null}
            change={(next) => change({ [name]: records.with(at, next) })}
            remove={() => change({ [name]: records.toSpliced(at, 1) })}
          />
        );
      })}
      {records.length < 5 && (
        <Group>
          <Button size="xs" variant="default" onClick={() => change({ [name]: [...records, [NEW_FIELD]] })}>
            {isHeader ? texts.addHeader : texts.addTrailer}
          </Button>
        </Group>
      )}
    </>
  );
}
