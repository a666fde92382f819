import type { StaticValues } from '@lienzo/schema/data/static-filter';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, type FloatingPosition, Popover, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayer } from '../../../shared/layers/use-layer';
import { FailedFilters } from './FailedFilters';
import { FiltersForm } from './FiltersForm';
import type { FilterDrafts } from './filter-drafts';
import { filtersQuery } from './filters-query';
import { StaticFiltersForm } from './StaticFiltersForm';
import { staticFiltersQuery } from './static-filters-query';

/** Beside the button, shifted up to fit the window. */
const BESIDE = {
  position: 'right-start',
  middlewares: {
    shift: { padding: 8 },
    // What does not fit below is shifted; only a lack of room beside it needs another side.
    flip: {
      crossAxis: false,
      fallbackPlacements: ['left-start', 'bottom', 'top'] satisfies FloatingPosition[],
    },
  },
} as const;

/** Where nothing fits beside the button: over the cards, wherever the whole of it is seen. */
const OVER = {
  position: 'bottom',
  middlewares: { shift: { padding: 8, crossAxis: true }, flip: false },
} as const;

const NARROW = '(width < 48em)';

/** The filter menu of a card: the values used by the next downloads. */
export function FiltersMenu({ report }: { report: ReportSummary }) {
  const [isOpen, menu] = useDisclosure(false);
  useLayer(isOpen, menu.close);
  const [drafts, setDrafts] = useState<FilterDrafts>({});
  const [staticDrafts, setStaticDrafts] = useState<StaticValues>({});
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => (open ? menu.open() : menu.close())}
      {...(isOpen && matchMedia(NARROW).matches ? OVER : BESIDE)}
      width="min(340px, calc(100vw - 32px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          onClick={menu.toggle}
          aria-label={reportMessages.filtersOf(report.nombre)}
          leftSection={<IconFilter size={16} aria-hidden />}
        >
          {reportMessages.filters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={reportMessages.filtersOf(report.nombre)}>
        <Text component="h3" fw={620} mb="xs" lineClamp={2} tabIndex={-1} data-autofocus>
          {reportMessages.filtersOf(report.nombre)}
        </Text>
        {isOpen &&
          (report.es_estatico ? (
            <StaticFiltersContent
              report={report}
              drafts={staticDrafts}
              setDrafts={setStaticDrafts}
              close={menu.close}
            />
          ) : (
            <FiltersContent report={report} drafts={drafts} setDrafts={setDrafts} close={menu.close} />
          ))}
      </Popover.Dropdown>
    </Popover>
  );
}

type FiltersContentProps<Drafts> = {
  report: ReportSummary;
  drafts: Drafts;
  setDrafts: (drafts: Drafts) => void;
  close: () => void;
};

function StaticFiltersContent({ report, ...form }: FiltersContentProps<StaticValues>) {
  const filters = useQuery(staticFiltersQuery(report.id));
  if (filters.isPending) return <LoadingFilters />;
  if (filters.isError) return <FailedFilters error={filters.error} retry={() => void filters.refetch()} />;
  return <StaticFiltersForm report={report} saved={filters.data} {...form} />;
}

function LoadingFilters() {
  return (
    <Stack gap="xs" aria-hidden>
      <Skeleton height={14} width="40%" />
      <Skeleton height={36} />
    </Stack>
  );
}

function FiltersContent({ report, ...form }: FiltersContentProps<FilterDrafts>) {
  const filters = useQuery(filtersQuery(report.id));
  if (filters.isPending) return <LoadingFilters />;
  if (filters.isError) return <FailedFilters error={filters.error} retry={() => void filters.refetch()} />;
  if (filters.data.result.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {reportMessages.filtersEmpty}
      </Text>
    );
  return <FiltersForm report={report} saved={filters.data} {...form} />;
}
