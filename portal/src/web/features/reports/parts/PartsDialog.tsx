import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { PartsColumn, PartsPreview } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import {
  Alert,
  Button,
  Input,
  Modal,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FolderField } from '../../../shared/directory/FolderField';
import { downloadJobs } from '../../../shared/downloads/download-jobs';
import { useLayer } from '../../../shared/layers/use-layer';
import { KeptFilterFields } from '../filters/KeptFilterFields';
import { ownKeptQuery } from '../filters/own-kept-query';
import { columnOptions } from './column-options';
import { FormatFields } from './FormatFields';
import { NamePatternFields } from './NamePatternFields';
import { PartsExamples } from './PartsExamples';
import { nameFor, orderOf, type PartsChoices } from './parts-choices';
import { partsColumnsQuery } from './parts-columns-query';

const { dialog } = partsMessages;
const TARGETS = (['zip', 'folder', 'mail'] as const).map((value) => ({
  value,
  label: dialog.targets[value],
}));
const STARTS = { zip: dialog.start, folder: dialog.save, mail: dialog.send };

/** `parametros`: what the report was asked for; undefined for one that asks nothing. */
export type Divided = { report: ReportSummary; parametros: ParameterValues | undefined };

type PartsDialogProps = { divided: Divided | null; close: () => void };

/** 'Descargar por partes': a file for each value of a column, as a ZIP, into a folder or by mail. */
export function PartsDialog({ divided, close }: PartsDialogProps) {
  useLayer(divided !== null, close);
  return (
    <Modal opened={divided !== null} onClose={close} title={dialog.title} size={520}>
      {divided !== null && <PartsLoader key={divided.report.id} {...divided} close={close} />}
    </Modal>
  );
}

type Ready = Divided & { close: () => void };

/** The columns by which the report can be divided come first. */
function PartsLoader({ report, parametros, close }: Ready) {
  const match = useQuery(partsColumnsQuery({ report_id: report.id, parametros }));
  const kept = useQuery(ownKeptQuery(report));
  const failed = match.isError ? match : kept.isError ? kept : null;
  if (failed !== null)
    return (
      <Alert color="red" variant="light">
        <Stack gap="sm" align="flex-start">
          {messageOf(failed.error)}
          <Button size="xs" variant="default" onClick={() => void failed.refetch()}>
            {shellMessages.retry}
          </Button>
        </Stack>
      </Alert>
    );
  if (match.data === undefined || kept.data === undefined) return <Skeleton height={240} />;
  const { columns, remembered } = match.data;
  if (columns.length === 0) return <Text>{dialog.noColumns}</Text>;
  return (
    <PartsForm
      report={report}
      parametros={parametros}
      close={close}
      columns={columns}
      remembered={remembered}
      own={kept.data}
    />
  );
}

function PartsForm({
  report,
  parametros,
  close,
  columns,
  remembered,
  own,
}: Ready & Pick<PartsPreview, 'columns' | 'remembered'> & { own: KeptFilters }) {
  const [kept, setKept] = useState(own);
  const [filtersProblem, setFiltersProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState<PartsChoices>({
    column: remembered?.column ?? null,
    format: 'pdf',
    name: remembered?.name ?? '',
    target: 'zip',
    folder: null,
    mailColumn: null,
    message: '',
    pdf: null,
  });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const change = (part: Partial<PartsChoices>): void => setChoices({ ...choices, ...part });
  const needed = (value: string | null): string | null =>
    isIncomplete && (value ?? '').trim() === '' ? dialog.choose : null;
  const options = columnOptions(columns);
  const chooseColumn = (column: string | null): void => {
    const named = columns.find((one) => one.column === column);
    change({ column, name: nameFor(report.nombre, named) });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const order = orderOf({ report_id: report.id, parametros, kept_filters: kept }, choices);
    setIsIncomplete(order === null || filtersProblem !== null);
    if (order === null || filtersProblem !== null) return;
    close();
    downloadJobs.startParts(report.nombre, order);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Select
          label={dialog.column}
          data={options}
          searchable
          allowDeselect={false}
          data-autofocus
          value={choices.column}
          error={needed(choices.column)}
          onChange={chooseColumn}
        />
        <KeptFilterFields
          report={report}
          value={kept}
          change={(next, wrong) => {
            setKept(next);
            setFiltersProblem(wrong);
          }}
          help={dialog.filtersHelp}
          error={isIncomplete && filtersProblem}
        />
        <FormatFields choices={choices} change={change} isIncomplete={isIncomplete} />
        <NamePatternFields
          name={choices.name}
          change={(name) => change({ name })}
          error={needed(choices.name)}
          columns={columns}
        />
        {filtersProblem === null && (
          <PartsExamples
            of={{ report_id: report.id, parametros, kept_filters: kept }}
            choices={choices}
            choose={chooseColumn}
          />
        )}
        <TargetFields choices={choices} change={change} needed={needed} columns={columns} />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit">{STARTS[choices.target]}</Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}

type FieldsProps = {
  choices: PartsChoices;
  change: (part: Partial<PartsChoices>) => void;
  /** What is said of a field that is empty. */
  needed: (value: string | null) => string | null;
  columns: PartsColumn[];
};

/** Where the files go. */
function TargetFields({ choices, change, needed, columns }: FieldsProps) {
  const options = columnOptions(columns);
  return (
    <>
      <Input.Wrapper label={dialog.target} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={dialog.target}
          data={TARGETS}
          value={choices.target}
          onChange={(value) => change({ target: TARGETS.find((one) => one.value === value)?.value ?? 'zip' })}
        />
      </Input.Wrapper>
      {choices.target === 'folder' && (
        <FolderField
          label={dialog.folder}
          value={choices.folder}
          error={needed(choices.folder)}
          onChange={(folder) => change({ folder })}
        />
      )}
      {choices.target === 'mail' && (
        <>
          <Select
            label={dialog.mailColumn}
            description={dialog.mailHelp}
            data={options}
            searchable
            allowDeselect={false}
            value={choices.mailColumn}
            error={needed(choices.mailColumn)}
            onChange={(mailColumn) => change({ mailColumn })}
          />
          <Textarea
            label={dialog.message}
            description={dialog.messageHelp}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={2000}
            value={choices.message}
            onChange={({ currentTarget }) => change({ message: currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
