import { type StaticFilter, staticFilterProblems } from '@lienzo/schema/data/static-filter';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import type { FilterOfReport } from '@lienzo/schema/reports/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Input, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailedFilters } from './FailedFilters';
import { FilterFields } from './FilterFields';
import {
  changesOf,
  draftGroup,
  draftsOf,
  filterKey,
  filterProblems,
  groupFilters,
  withDrafts,
} from './filter-drafts';
import classes from './filters.module.css';
import { filtersQuery } from './filters-query';
import { keptDays, keptStatic, withKeptDays, withStaticValue } from './kept-static';
import { StaticFilterField } from './StaticFilterField';
import { staticDefaultsQuery } from './static-filters-query';

type KeptFilterFieldsProps = {
  report: Pick<ReportSummary, 'id' | 'es_estatico'>;
  value: KeptFilters;
  /** @param problem why the values cannot be kept; null when they can. */
  change: (value: KeptFilters, problem: string | null) => void;
  /** What the values are for. */
  help: string;
  /** After the first attempt to save. */
  error?: ReactNode;
  /** What is said of a report without filters; nothing without it. */
  none?: string;
};

/** The values of a report's filters for a delivery, whatever the person has set for their own downloads. */
export function KeptFilterFields({ report, help, error, ...fields }: KeptFilterFieldsProps) {
  const shown = { ...fields, showProblems: Boolean(error), wrap: wrapOf(help, error) };
  return report.es_estatico ? (
    <StaticLoader key={report.id} reportId={report.id} {...shown} />
  ) : (
    <ChangesLoader key={report.id} reportId={report.id} {...shown} />
  );
}

const wrapOf = (help: string, error: ReactNode) => (fields: ReactNode) => (
  <Input.Wrapper
    label={reportMessages.filters}
    labelElement="div"
    // What they are for is read before them.
    inputWrapperOrder={['label', 'description', 'input', 'error']}
    description={help}
    error={error}
    data-path="kept_filters"
  >
    <div className={classes.kept}>{fields}</div>
  </Input.Wrapper>
);

type Shown = Pick<KeptFilterFieldsProps, 'value' | 'change' | 'none'> & {
  reportId: number;
  showProblems: boolean;
  wrap: (fields: ReactNode) => ReactNode;
};

function StaticLoader({ reportId, wrap, none = '', ...fields }: Shown) {
  const filters = useQuery(staticDefaultsQuery(reportId));
  if (filters.isPending) return <Skeleton height={60} aria-hidden />;
  if (filters.isError) return <FailedFilters error={filters.error} retry={() => void filters.refetch()} />;
  // A product asks by its parameters alone.
  if (filters.data.length === 0) return none === '' ? null : <Text size="sm">{none}</Text>;
  return wrap(<StaticFields defaults={filters.data} {...fields} />);
}

type StaticFieldsProps = Omit<Shown, 'reportId' | 'wrap' | 'none'> & { defaults: readonly StaticFilter[] };

/** Days are counted from each delivery, or fixed. */
function StaticFields({ defaults, value, change, showProblems }: StaticFieldsProps) {
  const filters = keptStatic(defaults, value);
  const days = filters.filter(({ tipo_dato }) => tipo_dato === 'fecha');
  const areFixed = keptDays(defaults, value);
  const problems = staticFilterProblems(filters);
  const tell = (next: KeptFilters): void =>
    change(next, Object.values(staticFilterProblems(keptStatic(defaults, next)))[0] ?? null);
  const field = (filter: StaticFilter) => (
    <StaticFilterField
      key={filter.id}
      filter={filter}
      error={showProblems ? problems[filter.id] : undefined}
      change={(valor) => tell(withStaticValue(value, { id: filter.id, valor }))}
    />
  );
  return (
    <Stack gap="sm">
      {filters.filter(({ tipo_dato }) => tipo_dato !== 'fecha').map(field)}
      {days.length > 0 && (
        <Switch
          label={reportMessages.kept.fixedDays}
          description={
            areFixed
              ? reportMessages.kept.fixedDaysOn
              : reportMessages.kept.movingDays(days.map(({ valor }) => valor))
          }
          checked={areFixed}
          onChange={({ currentTarget }) => tell(withKeptDays(defaults, value, currentTarget.checked))}
        />
      )}
      {areFixed && days.map(field)}
    </Stack>
  );
}

function ChangesLoader({ reportId, wrap, none = '', ...fields }: Shown) {
  const filters = useQuery(filtersQuery(reportId));
  if (filters.isPending) return <Skeleton height={60} aria-hidden />;
  if (filters.isError) return <FailedFilters error={filters.error} retry={() => void filters.refetch()} />;
  // What takes its value from a parameter is asked there.
  const own = filters.data.result.filter(({ parametro }) => parametro === undefined);
  if (own.length > 0) return wrap(<ChangeFields saved={own} {...fields} />);
  return none === '' ? null : <Text size="sm">{none}</Text>;
}

type ChangeFieldsProps = Omit<Shown, 'reportId' | 'wrap' | 'none'> & { saved: readonly FilterOfReport[] };

function ChangeFields({ saved, value, change, showProblems }: ChangeFieldsProps) {
  const drafts = draftsOf(value.changes);
  const filters = withDrafts(saved, drafts);
  // As they were at first: what is typed into one must not join it to another.
  const [groups] = useState(() => groupFilters(filters));
  return (
    <div className={classes.filters}>
      {groups.map((group, at) => {
        const filter = filters.find((one) => filterKey(one) === group.key);
        return (
          filter !== undefined && (
            <FilterFields
              key={group.key}
              filter={filter}
              items={group.members.length}
              isJoined={group.union === 'o' || groups[at + 1]?.union === 'o'}
              showProblems={showProblems}
              disabled={false}
              change={(draft) => {
                const next = draftGroup(drafts, group, draft);
                const changed = withDrafts(saved, next);
                const problem = changed.flatMap((one) => Object.values(filterProblems(one)))[0];
                change({ static_values: [], changes: changesOf(saved, next) }, problem ?? null);
              }}
            />
          )
        );
      })}
    </div>
  );
}
