import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Alert, Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../shared/layers/use-layer';
import { KeptFilterFields } from '../filters/KeptFilterFields';
import { ownKeptQuery } from '../filters/own-kept-query';

const { combined } = reportMessages;

type CombinedFiltersProps = {
  report: ReportSummary | null;
  /** undefined: those of the person. */
  kept: KeptFilters | undefined;
  keep: (kept: KeptFilters) => void;
  close: () => void;
};

/** The values of the filters of one of the combined reports, for this file. */
export function CombinedFilters({ report, close, ...form }: CombinedFiltersProps) {
  useLayer(report !== null, close);
  return (
    <Modal
      opened={report !== null}
      onClose={close}
      title={report === null ? '' : reportMessages.filtersOf(report.nombre)}
      size={460}
    >
      {report !== null && <CombinedFiltersLoader report={report} close={close} {...form} />}
    </Modal>
  );
}

type LoaderProps = CombinedFiltersProps & { report: ReportSummary };

function CombinedFiltersLoader({ report, kept, ...form }: LoaderProps) {
  const own = useQuery({ ...ownKeptQuery(report), enabled: kept === undefined });
  const initial = kept ?? own.data;
  if (initial !== undefined) return <CombinedFiltersForm report={report} initial={initial} {...form} />;
  if (own.isError)
    return (
      <Alert color="red" variant="light">
        {messageOf(own.error)}
      </Alert>
    );
  return <Skeleton height={120} />;
}

type FormProps = Omit<LoaderProps, 'kept'> & { initial: KeptFilters };

function CombinedFiltersForm({ report, initial, keep, close }: FormProps) {
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (problem !== null) return;
        keep(value);
        close();
      }}
    >
      <Stack gap="md">
        <KeptFilterFields
          report={report}
          value={value}
          change={(next, wrong) => {
            setValue(next);
            setProblem(wrong);
          }}
          help={combined.filtersHelp}
          error={isAsked && problem}
          none={reportMessages.filtersEmpty}
        />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit">{combined.filtersUse}</Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
