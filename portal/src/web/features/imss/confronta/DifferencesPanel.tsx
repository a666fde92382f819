import { formatCell } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { AGAINST } from '@lienzo/schema/imss/confronta/against';
import { CAUSES } from '@lienzo/schema/imss/confronta/difference';
import { DIFFERENCES_PAGE, type StoredSource } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { imssConfrontaMessages } from '@lienzo/schema/rule-messages/imss-confronta-messages';
import { Button, Group, Pagination, Select, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callFile } from '../../../shared/api/call';
import { saveFile } from '../../../shared/downloads/save-file';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { differencesQuery } from './confronta-queries';
import type { ConfrontaSearch } from './confronta-search';
import { FindingsList } from './FindingsList';
import { PersonCard } from './PersonCard';
import { TotalsTable } from './TotalsTable';

const texts = confrontaMessages.differences;

type DifferencesPanelProps = {
  search: ConfrontaSearch;
  change: (part: Partial<ConfrontaSearch>) => void;
  back: () => void;
};

/** The differences of a comparison, the largest first, each with its cause, comment and sign-off. */
export function DifferencesPanel({ search, change, back }: DifferencesPanelProps) {
  const comparison = useQuery(differencesQuery(search));
  const { ver = 0 } = search;
  if (comparison.isLoadingError)
    return (
      <FailedState
        title={confrontaMessages.title}
        error={comparison.error}
        retry={() => void comparison.refetch()}
      />
    );
  const { data } = comparison;
  if (data === undefined) return <Skeleton height={240} />;
  return (
    <div>
      <ScreenHead
        title={texts.title(data.nomina, data.registro)}
        lead={`${texts.months(data.date_start, data.date_end)} · ${texts.progress(data.signed, data.to_sign)}`}
      >
        <Group gap="sm">
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={back}>
            {texts.back}
          </Button>
          <DownloadButton
            requestId={ver}
            name={`${confrontaMessages.workbook.fileName(data.registro, data.date_end.slice(0, 7))}.xlsx`}
          />
        </Group>
      </ScreenHead>
      <Summary sources={data.sources} />
      <Tabs defaultValue="people" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="people">{confrontaMessages.workbook.people}</Tabs.Tab>
          <Tabs.Tab value="totals">{texts.totals}</Tabs.Tab>
          <Tabs.Tab value="findings">{confrontaMessages.findings.title}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="people">
          <Filters search={search} sources={data.sources} change={change} />
          {data.people.length === 0 && (
            <Text c="dimmed">{data.to_sign === 0 ? texts.none : texts.noneFiltered}</Text>
          )}
          <Stack gap="sm">
            {data.people.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </Stack>
          {data.total > DIFFERENCES_PAGE && (
            <Pagination
              mt="md"
              size="sm"
              total={Math.ceil(data.total / DIFFERENCES_PAGE)}
              value={search.pagina ?? 1}
              onChange={(pagina) => change({ pagina })}
              getItemProps={(page) => ({ 'aria-label': texts.page(page) })}
              getControlProps={(control) => ({ 'aria-label': texts.pages[control] })}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="totals">
          <TotalsTable sources={data.sources} tolerance={data.tolerances.total} />
        </Tabs.Panel>
        <Tabs.Panel value="findings">
          <FindingsList requestId={ver} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

/** How many were compared with what, and what is below the tolerance. */
function Summary({ sources }: { sources: readonly StoredSource[] }) {
  return (
    <Text size="sm" c="dimmed" mb="md">
      {sources
        .flatMap(({ against, compared, below }) => [
          `${texts.comparedWith(compared, texts.against[against])}.`,
          ...(below.people === 0
            ? []
            : [texts.below(below.people, formatCell(below.amount, 'numeric', 'moneda'))]),
        ])
        .join(' ')}
    </Text>
  );
}

type FiltersProps = Pick<DifferencesPanelProps, 'search' | 'change'> & { sources: readonly StoredSource[] };

function Filters({ search, sources, change }: FiltersProps) {
  return (
    <Group gap="sm" mb="md">
      {sources.length > 1 && (
        <Select
          aria-label={texts.source}
          placeholder={texts.allSources}
          clearable
          value={search.archivos ?? null}
          onChange={(value) => change({ archivos: AGAINST.find((one) => one === value), pagina: undefined })}
          data={sources.map(({ against }) => ({ value: against, label: texts.against[against] }))}
        />
      )}
      <Select
        aria-label={texts.cause}
        placeholder={texts.allCauses}
        clearable
        value={search.causa ?? null}
        onChange={(value) => change({ causa: CAUSES.find((one) => one === value), pagina: undefined })}
        data={CAUSES.map((cause) => ({ value: cause, label: imssConfrontaMessages.causes[cause] }))}
      />
    </Group>
  );
}

function DownloadButton({ requestId, name }: { requestId: number; name: string }) {
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await callFile(endpoints.confronta_workbook, { query: { request_id: requestId } }), name),
    meta: { thing: 'confronta workbook' },
  });
  return (
    <Button
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.download}
    </Button>
  );
}
