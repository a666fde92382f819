import { endpoints } from '@lienzo/schema/endpoints';
import type { PartsQuestion } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { SharedWarning } from './SharedWarning';

const { dialog } = partsMessages;

/** The report and the values of its parameters and filters. */
export type DividedReport = Pick<PartsQuestion, 'report_id' | 'parametros' | 'kept_filters' | 'followed'>;

type PartsExamplesProps = {
  of: DividedReport;
  choices: Pick<PartsQuestion, 'format'> & { column: string | null; name: string };
  /** Divides by another column. */
  choose: (column: string) => void;
};

/** How many files there will be, and the names of the first three. */
export function PartsExamples({ of, choices, choose }: PartsExamplesProps) {
  const { column, format } = choices;
  const [name] = useDebouncedValue(choices.name.trim(), 400);
  const match = useQuery({
    queryKey: ['parts preview', of, column, format, name],
    queryFn: ({ signal }) =>
      call(endpoints.get_parts_preview, {
        body: {
          ...of,
          format,
          ...(column !== null && { column }),
          ...(name !== '' && { name }),
        },
        signal,
        quiet: true,
      }),
    enabled: column !== null,
    placeholderData: keepPreviousData,
  });
  if (column === null) return null;
  if (match.isPending) return <Text c="dimmed">{dialog.counting}</Text>;
  if (match.isError)
    return (
      <Text c="var(--mantine-color-error)" size="sm" role="alert">
        {messageOf(match.error)}
      </Text>
    );
  const { count, names, shared, columns } = match.data.result;
  return (
    <div role="status">
      <Text size="sm">{dialog.count(count ?? 0)}</Text>
      {names.map((one) => (
        <Text key={one} size="sm" c="dimmed" truncate title={one}>
          {one}
        </Text>
      ))}
      {shared !== null && (
        <SharedWarning
          shared={shared}
          column={columns.find((one) => one.column === column)?.readable_name ?? ''}
          choose={choose}
        />
      )}
    </div>
  );
}
