import { formatMoment } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { figureScreenMessages as texts } from '@lienzo/schema/runs/figure-screen-messages';
import { Alert, Button, Group, Select, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { FigureTables } from './FigureTables';

/** The first year whose figures are here. */
const FIRST_YEAR = 2024;
const FIGURES = ['runs', 'figures'] as const;

/** The tariffs, wages and quotas of a year, each with its days and its source; SuperAdmin confirms a year without own ones. */
export function FiguresScreen() {
  const { anio } = useSearch({ from: '/app/cierre/cifras' });
  const navigate = useNavigate({ from: '/app/cierre/cifras' });
  const today = yearOf(todayInMexico());
  const year = anio ?? today;
  const years = Array.from({ length: today + 2 - FIRST_YEAR }, (_, at) => `${today + 1 - at}`);
  const figures = useQuery({
    queryKey: [...FIGURES, year],
    queryFn: ({ signal }) => call(endpoints.payroll_figures, { query: { year }, signal }),
  });
  return (
    <div>
      <ScreenHead title={texts.title} lead={texts.lead}>
        <Button variant="default" component={Link} to="/app/cierre">
          {texts.back}
        </Button>
      </ScreenHead>
      <Group mb="md">
        <Select
          label={texts.year}
          allowDeselect={false}
          data={years}
          value={`${year}`}
          onChange={(value) => void navigate({ search: { anio: Number(value) }, replace: true })}
        />
      </Group>
      {figures.isPending && <Skeleton height={320} />}
      {figures.isLoadingError && (
        <FailedState title={texts.failed} error={figures.error} retry={() => void figures.refetch()} />
      )}
      {figures.data !== undefined && (
        <>
          <YearState figures={figures.data} />
          <FigureTables figures={figures.data.figures} />
        </>
      )}
    </div>
  );
}

type YearStateProps = {
  figures: {
    year: number;
    missing: string[];
    confirmed: { name: string; at: string } | null;
    can: { confirm: boolean };
  };
};

/** Whether the year can be paid with, and who decided it. */
function YearState({ figures: { year, missing, confirmed, can } }: YearStateProps) {
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const confirmation = useMutation({
    mutationFn: () => call(endpoints.confirm_figures, { body: { year } }),
    onSuccess: ({ message }) => notify.success(message, 'confirm figures'),
    onError: (error) => notify.danger(messageOf(error), 'confirm figures'),
    onSettled: async () => {
      setAsked(false);
      await queries.invalidateQueries({ queryKey: FIGURES });
    },
  });
  if (missing.length === 0)
    return (
      <Alert color="teal" mb="md">
        {confirmed === null
          ? texts.published(year)
          : texts.repeated(year, confirmed.name, formatMoment(confirmed.at))}
      </Alert>
    );
  return (
    <Alert color="yellow" mb="md">
      <Group justify="space-between" gap="sm">
        <span>
          {texts.missing(year, missing)} {!can.confirm && texts.onlyOperator}
        </span>
        {can.confirm && <Button onClick={() => setAsked(true)}>{texts.confirm(year)}</Button>}
      </Group>
      <ConfirmDialog
        parts={
          isAsked
            ? {
                title: texts.confirmTitle(year),
                text: texts.confirmText(year),
                verb: texts.confirm(year),
                isHard: false,
              }
            : null
        }
        isWorking={confirmation.isPending}
        confirm={() => confirmation.mutate()}
        close={() => setAsked(false)}
      />
    </Alert>
  );
}
