import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { Alert, MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/message-of';
import { ClientField } from '../ClientField';
import { costCentersQuery, paysheetsQuery, processesQuery } from '../lookup-queries';
import { paysheetLabel, paysheetOptions } from '../paysheet-label';
import { changeFilters } from './change-filters';
import { groupPeriods } from './group-periods';
import classes from './PayrollFilterBar.module.css';
import { type PayrollFilters, paysheetIdsOf } from './payroll-filters';
import { useDefaultFilters } from './use-default-filters';
import { useSharedPeriods } from './use-shared-periods';

/** The year lists begin with it (specification 3 §9). */
const FIRST_YEAR = 2019;
/** The product form goes back further (specification 2 §9). */
const OLDEST_YEAR = 1994;

type PayrollFilterBarProps = {
  filters: PayrollFilters;
  /** One payroll at a time. */
  isSingle: boolean;
  /** The payroll as a whole: no cost centre. */
  isWhole?: boolean;
  /** Of several payrolls the one whose capture closes next is chosen. */
  takesDue?: boolean;
  /** Fields that are not asked for. */
  omits?: readonly ('year' | 'process' | 'period')[];
  /** Offers years before 2019, too. */
  hasOlderYears?: boolean;
  /** Fields of the screen, before them and after the year; they make the bar as long as they need. */
  before?: ReactNode;
  children?: ReactNode;
  choose: (filters: PayrollFilters) => void;
};

/** Cliente, Nómina, Centro de costos, Año, Proceso and Periodo, each leading to the next (specification 3 §2.1, §4). */
export function PayrollFilterBar({
  filters,
  isSingle,
  isWhole = false,
  takesDue = false,
  omits = [],
  hasOlderYears = false,
  before,
  children,
  choose,
}: PayrollFilterBarProps) {
  useDefaultFilters(filters, { takesDue, choose });
  const change = (next: Partial<PayrollFilters>): void => choose(changeFilters(filters, next));
  const isSeveral = paysheetIdsOf(filters).length > 1;
  return (
    <div
      className={classes.bar}
      data-several={isSeveral || isWhole || undefined}
      data-extended={before !== undefined || undefined}
    >
      {before}
      <ClientField value={filters.cliente} choose={(cliente) => change({ cliente })} />
      {isSingle ? (
        <PaysheetField filters={filters} change={change} />
      ) : (
        <PaysheetsField filters={filters} change={change} />
      )}
      {!isSeveral && !isWhole && <CostCenterField filters={filters} change={change} />}
      {!omits.includes('year') && (
        <YearField filters={filters} change={change} hasOlderYears={hasOlderYears} />
      )}
      {children}
      {!omits.includes('process') && <ProcessField filters={filters} change={change} />}
      {!omits.includes('period') && <PeriodField filters={filters} change={change} />}
    </div>
  );
}

type FieldProps = { filters: PayrollFilters; change: (next: Partial<PayrollFilters>) => void };

function PaysheetsField({ filters, change }: FieldProps) {
  const paysheets = useQuery(paysheetsQuery(filters.cliente));
  const chosen = paysheetIdsOf(filters);
  return (
    <MultiSelect
      classNames={{
        inputField: classes.pills ?? '',
        pillsList: classes.pillsList ?? '',
        pill: classes.pill ?? '',
      }}
      label={payrollMessages.paysheet}
      placeholder={placeholderOf(filters.cliente, chosen.length)}
      searchable
      clearable={chosen.length > 1}
      disabled={filters.cliente === undefined}
      value={chosen.map(String)}
      onChange={(ids) => change({ nominas: ids.length === 0 ? undefined : ids.join(',') })}
      data={paysheetOptions(paysheets.data)}
      nothingFoundMessage={
        paysheets.data?.length === 0 ? payrollMessages.noPaysheets : payrollMessages.nothingFound
      }
      error={paysheets.isLoadingError ? messageOf(paysheets.error) : null}
    />
  );
}

function PaysheetField({ filters, change }: FieldProps) {
  const paysheets = useQuery(paysheetsQuery(filters.cliente));
  const [chosen] = paysheetIdsOf(filters);
  return (
    <Select
      allowDeselect={false}
      label={payrollMessages.paysheet}
      placeholder={placeholderOf(filters.cliente, 0)}
      searchable
      clearable
      disabled={filters.cliente === undefined}
      value={chosen === undefined ? null : `${chosen}`}
      onChange={(id) => change({ nominas: id ?? undefined })}
      data={paysheetOptions(paysheets.data)}
      nothingFoundMessage={
        paysheets.data?.length === 0 ? payrollMessages.noPaysheets : payrollMessages.nothingFound
      }
      error={paysheets.isLoadingError ? messageOf(paysheets.error) : null}
    />
  );
}

function placeholderOf(client: string | undefined, chosen: number): string {
  if (client === undefined) return payrollMessages.clientFirst;
  return chosen === 0 ? payrollMessages.choosePaysheet : '';
}

function CostCenterField({ filters, change }: FieldProps) {
  const [paysheet] = paysheetIdsOf(filters);
  const { cliente } = filters;
  const centers = useQuery({
    ...costCentersQuery(cliente ?? '', paysheet ?? 0),
    enabled: cliente !== undefined && paysheet !== undefined,
  });
  return (
    <Select
      allowDeselect={false}
      label={captureMessages.costCenter}
      placeholder={paysheet === undefined ? captureMessages.paysheetFirst : captureMessages.allCostCenters}
      searchable
      clearable
      disabled={paysheet === undefined}
      value={filters.centro === undefined ? null : `${filters.centro}`}
      onChange={(id) => change({ centro: id === null ? undefined : Number(id) })}
      data={(centers.data ?? []).map(({ id, code, cost_center }) => ({
        value: `${id}`,
        label: `${code} ${cost_center}`,
      }))}
      nothingFoundMessage={payrollMessages.nothingFound}
      error={centers.isLoadingError ? messageOf(centers.error) : null}
    />
  );
}

function YearField({ filters, change, hasOlderYears }: FieldProps & { hasOlderYears: boolean }) {
  const last = yearOf(todayInMexico()) + 1;
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => `${last - at}`);
  const older = Array.from({ length: FIRST_YEAR - OLDEST_YEAR }, (_, at) => `${FIRST_YEAR - 1 - at}`);
  return (
    <Select
      allowDeselect={false}
      label={captureMessages.year}
      placeholder={captureMessages.chooseYear}
      searchable
      value={filters.anio === undefined ? null : `${filters.anio}`}
      onChange={(year) => change({ anio: year === null ? undefined : Number(year) })}
      data={
        hasOlderYears
          ? [
              { group: captureMessages.latestYears, items: years },
              { group: captureMessages.olderYears, items: older },
            ]
          : years
      }
      nothingFoundMessage={payrollMessages.nothingFound}
    />
  );
}

function ProcessField({ filters, change }: FieldProps) {
  const processes = useQuery(processesQuery);
  return (
    <Select
      allowDeselect={false}
      label={captureMessages.process}
      placeholder={filters.anio === undefined ? captureMessages.yearFirst : captureMessages.chooseProcess}
      searchable
      disabled={filters.anio === undefined}
      value={filters.proceso === undefined ? null : `${filters.proceso}`}
      onChange={(id) => change({ proceso: id === null ? undefined : Number(id) })}
      data={(processes.data ?? []).map(({ id, description }) => ({ value: `${id}`, label: description }))}
      nothingFoundMessage={payrollMessages.nothingFound}
      error={processes.isLoadingError ? messageOf(processes.error) : null}
    />
  );
}

function PeriodField({ filters, change }: FieldProps) {
  const { periods, isPending, error } = useSharedPeriods(filters);
  const paysheets = useQuery(paysheetsQuery(filters.cliente));
  const chosen = paysheetIdsOf(filters);
  const byId = new Map(periods?.map((period) => [`${period.id}`, period]));
  const isNone = periods?.length === 0;
  const names = (paysheets.data ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map((one) => `${paysheetLabel(one)} (${one.periodicity})`);
  return (
    <>
      <Select
        allowDeselect={false}
        label={captureMessages.period}
        placeholder={periodPlaceholder(filters, isPending)}
        searchable
        disabled={periods === undefined}
        value={filters.periodo === undefined ? null : `${filters.periodo}`}
        onChange={(id) => change({ periodo: id === null ? undefined : Number(id) })}
        data={groupPeriods(periods ?? [], todayInMexico())}
        renderOption={({ option }) => {
          const close = byId.get(option.value)?.incidence_close_date ?? null;
          return (
            <div>
              <div>{option.label}</div>
              {close !== null && (
                <div className={classes.note}>{captureMessages.closesOn(formatMediumDate(close))}</div>
              )}
            </div>
          );
        }}
        nothingFoundMessage={payrollMessages.nothingFound}
        error={error !== null ? messageOf(error) : isNone && chosen.length < 2 && captureMessages.noPeriods}
      />
      {isNone && chosen.length > 1 && (
        <Alert color="yellow" className={classes.wide ?? ''} role="alert">
          {captureMessages.noSharedPeriods(names.join(', '))}
        </Alert>
      )}
    </>
  );
}

function periodPlaceholder({ nominas, proceso }: PayrollFilters, isPending: boolean): string {
  if (nominas === undefined) return captureMessages.paysheetFirst;
  if (proceso === undefined) return captureMessages.processFirst;
  return isPending ? payrollMessages.loading : captureMessages.choosePeriod;
}
