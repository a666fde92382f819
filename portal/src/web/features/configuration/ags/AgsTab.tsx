import { formatMoment } from '@lienzo/schema/data/format';
import { agsMessages as texts } from '@lienzo/schema/runs/ags-messages';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/use-session';
import { FailedState } from '../../../shared/states/FailedState';
import { AgsColumns } from './AgsColumns';
import { AgsEditor } from './AgsEditor';
import { agsQuery } from './ags-queries';

/** 'AGS': which columns product 6 has, in which order and under which headings. */
export function AgsTab() {
  const mayEdit = useSession()?.roleName === 'Admin';
  const current = useQuery(agsQuery);
  if (current.isLoadingError)
    return <FailedState title={texts.failed} error={current.error} retry={() => void current.refetch()} />;
  if (current.data === undefined) return <Skeleton height={240} />;
  const { version, is_default, layout, changes } = current.data;
  return (
    <Stack gap="md">
      <Text c="dimmed">{mayEdit ? texts.lead : `${texts.lead} ${texts.readOnly}`}</Text>
      <Text size="sm">{is_default || version === null ? texts.isDefault : texts.isOwn(version)}</Text>
      {mayEdit ? (
        <AgsEditor version={version} initial={layout} />
      ) : (
        <AgsColumns columns={layout.columnas} change={undefined} />
      )}
      {changes.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {texts.history}
          </Title>
          {changes.map((one) => (
            <Text key={one.version} size="sm" c="dimmed">
              {`${texts.change(one.version, one.is_default)} · ${texts.changedBy(one.name, formatMoment(one.at))}`}
            </Text>
          ))}
        </section>
      )}
    </Stack>
  );
}
