import { type BulkKind, LAYOUT_NAMES } from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages as texts } from '@lienzo/schema/bulk/bulk-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Button, FileInput, Select, Stack, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callFile } from '../../../shared/api/call';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { saveFile } from '../../../shared/downloads/save-file';
import { FormProblem } from '../../../shared/forms/FormProblem';
import type { BulkPayroll } from './bulk-payroll';
import { EvidenceField } from './EvidenceField';

const LAYOUTS = {
  I: endpoints.get_xls_incident,
  E: endpoints.get_xls_HorasExtra,
  IN: endpoints.genera_xls_incapacidad,
} as const satisfies Record<BulkKind, unknown>;

type BulkFileFormProps = {
  kind: BulkKind;
  payrolls: readonly BulkPayroll[];
  payroll: BulkPayroll;
  choosePayroll: (id: number) => void;
  evidence: File[];
  chooseEvidence: (files: File[]) => void;
  check: (file: File) => void;
  problem: string | null;
  close: () => void;
};

/** The first step: download the layout, choose the filled one. */
export function BulkFileForm(props: BulkFileFormProps) {
  const { kind, payrolls, payroll, choosePayroll, evidence, chooseEvidence, check, problem, close } = props;
  const [file, setFile] = useState<File | null>(null);
  const [lacks, setLacks] = useState<string | null>(null);
  const download = useMutation({
    async mutationFn() {
      const body = { paysheet_id: payroll.paysheet_id, period_id: payroll.period_id };
      await saveFile(await callFile(LAYOUTS[kind], { body }), LAYOUT_NAMES[kind]);
    },
  });
  const submit = (): void => {
    if (file === null) setLacks(texts.fileRequired);
    else if (!/\.xlsx?$/i.test(file.name)) setLacks(texts.wrongType);
    else check(file);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        {payrolls.length > 1 && (
          <Select
            label={texts.paysheet}
            data={payrolls.map(({ paysheet_id, name }) => ({ value: `${paysheet_id}`, label: name }))}
            value={`${payroll.paysheet_id}`}
            allowDeselect={false}
            onChange={(id) => id !== null && choosePayroll(Number(id))}
          />
        )}
        <div>
          <Text fw={550}>{texts.steps.layout}</Text>
          <Text size="sm" c="dimmed" mb="xs">
            {texts.layoutHelp}
          </Text>
          <Button
            variant="default"
            loading={download.isPending}
            leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
            onClick={() => download.mutate()}
          >
            {texts.download}
          </Button>
        </div>
        <Stack gap="xs">
          <Text fw={550}>{texts.steps.fill}</Text>
          <FileInput
            label={texts.file}
            placeholder={texts.chooseFile}
            accept=".xlsx,.xls"
            leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
            value={file}
            error={lacks}
            clearable
            clearButtonProps={{ 'aria-label': texts.clearFile }}
            onChange={(next) => {
              setFile(next);
              setLacks(null);
            }}
          />
          {kind === 'IN' && <EvidenceField files={evidence} choose={chooseEvidence} />}
        </Stack>
        <FormProblem text={problem} />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.check}</Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
