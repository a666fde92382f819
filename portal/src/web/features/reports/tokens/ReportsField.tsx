import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { Checkbox, Fieldset, Input, Skeleton, Stack, Text } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { matchesText } from '../../../shared/lists/matches-text';
import { SearchField } from '../../../shared/lists/SearchField';
import { reportsQuery } from '../../../shared/reports/reports-query';
import { FailedState } from '../../../shared/states/FailedState';
import classes from './api-tokens.module.css';

type ReportsFieldProps = {
  defaultValue?: number[];
  onChange?: (chosen: number[]) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** From how many reports on the list gets a search. */
const SEARCH_FROM = 8;

/** The reports that a token reaches, as checkboxes. */
export function ReportsField({ defaultValue, onChange, error, 'data-path': path }: ReportsFieldProps) {
  const reports = useQuery(reportsQuery);
  const [chosen, choose] = useUncontrolled<number[]>({
    ...(defaultValue === undefined ? {} : { defaultValue }),
    finalValue: [],
    ...(onChange === undefined ? {} : { onChange }),
  });
  const [words, setWords] = useState<string | undefined>();
  const problem = useId();
  const all = reports.data ?? [];
  const shown = all.filter(({ nombre }) => matchesText(nombre, words ?? ''));
  const toggle = (id: number): void =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Fieldset
      legend={apiTokenMessages.reports}
      variant="unstyled"
      className={classes.fieldset ?? ''}
      data-path={path}
      {...(error ? { 'aria-describedby': problem } : {})}
    >
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {apiTokenMessages.reportsHelp}
        </Text>
        {reports.isPending && <Skeleton height={120} />}
        {reports.isLoadingError && (
          <FailedState
            title={apiTokenMessages.reportsFailed}
            error={reports.error}
            retry={() => void reports.refetch()}
          />
        )}
        {reports.data?.length === 0 && <Text>{apiTokenMessages.reportsNone}</Text>}
        {all.length >= SEARCH_FROM && (
          <div className={classes.search}>
            <SearchField
              label={apiTokenMessages.reportsSearch}
              clearLabel={apiTokenMessages.clearSearch}
              words={words}
              change={setWords}
            />
          </div>
        )}
        {all.length > 0 && (
          <div className={classes.reports}>
            {shown.map(({ id, nombre }) => (
              <Checkbox
                key={id}
                className={classes.report ?? ''}
                label={nombre}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
            {shown.length === 0 && (
              <Text c="dimmed" py="xs">
                {apiTokenMessages.reportsNothing}
              </Text>
            )}
          </div>
        )}
        {error && <Input.Error id={problem}>{error}</Input.Error>}
        <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
          {apiTokenMessages.reportsCount(chosen.length)}
        </Text>
      </Stack>
    </Fieldset>
  );
}
