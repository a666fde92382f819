import { endpoints } from '@lienzo/schema/endpoints';
import type { ResultImport } from '@lienzo/schema/runs/result-import-endpoints';
import { resultImportMessages as texts } from '@lienzo/schema/runs/result-import-messages';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Alert, Button, FileInput, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callFile } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { saveFile } from '../../../shared/downloads/save-file';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { money } from '../../../shared/payroll/money';
import { runsKey } from '../../../shared/payroll/requests/requests-queries';
import { FileFindings } from './FileFindings';

const TOAST = 'import results';

type ImportResultsDialogProps = { run: PayrollRun; isOpen: boolean; close: () => void };

/** Results of another program: reviewed first, then stored as a whole. */
export function ImportResultsDialog({ run, isOpen, close }: ImportResultsDialogProps) {
  useLayer(isOpen, close);
  return (
    <Modal opened={isOpen} onClose={close} title={texts.title(run.nomina)} size={720}>
      {isOpen && <ImportForm run={run} close={close} />}
    </Modal>
  );
}

function ImportForm({ run, close }: Omit<ImportResultsDialogProps, 'isOpen'>) {
  const [file, setFile] = useState<File | null>(null);
  const queries = useQueryClient();
  const position = { nomina_id: `${run.paysheet_id}`, period: `${run.period_id}` };
  const loading = useMutation({
    mutationFn: ({ file, mode }: { file: File; mode: 'revisar' | 'aplicar' }) =>
      call(endpoints.import_results, { body: { ...position, mode }, file }),
    onError: (error) => notify.danger(messageOf(error), TOAST),
    async onSuccess({ applied, message }) {
      if (!applied) return;
      notify.success(message, TOAST);
      close();
      await queries.invalidateQueries({ queryKey: runsKey });
    },
  });
  const layout = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFile(endpoints.results_layout, { query: position }),
        `${texts.book.fileName(run.nomina, run.periodo)}.xlsx`,
      ),
    onError: (error) => notify.danger(messageOf(error), TOAST),
  });
  const review = loading.data;
  const send = (mode: 'revisar' | 'aplicar') => (): void => {
    if (file !== null) loading.mutate({ file, mode });
  };
  const isReady = review !== undefined && review.errors === 0;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={layout.isPending}
        onClick={() => layout.mutate()}
      >
        {texts.layout}
      </Button>
      <FileInput
        label={texts.file}
        placeholder={texts.chooseFile}
        accept=".xlsx,.xls"
        value={file}
        onChange={(next) => {
          loading.reset();
          setFile(next);
        }}
      />
      {review !== undefined && <Review review={review} />}
      <Group justify="flex-end">
        <Button
          variant={isReady ? 'default' : 'filled'}
          disabled={file === null}
          loading={loading.isPending}
          onClick={send('revisar')}
        >
          {texts.check}
        </Button>
        {isReady && (
          <Button loading={loading.isPending} onClick={send('aplicar')}>
            {texts.apply}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Review({ review }: { review: ResultImport }) {
  const { errors, message, total_perceptions, total_deductions, net_pay } = review;
  return (
    <>
      <Alert color={errors > 0 ? 'red' : 'teal'} role="status">
        {message}
        {errors === 0 && (
          <Text size="sm" className="lienzo-figures">
            {runMessages.run.perceptions} {money(total_perceptions)} · {runMessages.run.deductions}{' '}
            {money(total_deductions)} · {runMessages.run.net} {money(net_pay)}
          </Text>
        )}
      </Alert>
      {review.findings.length > 0 && <FileFindings findings={review.findings} leftOut={review.left_out} />}
    </>
  );
}
