import { bimesterOfFortnight, bimesterSpan } from '@lienzo/schema/imss/variability/bimester';
import { VARIABILITY_PERIODS } from '@lienzo/schema/imss/variability/variability-choices';
import { variabilityMessages as texts } from '@lienzo/schema/imss/variability-messages';
import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { Select } from '@mantine/core';
import classes from '../imss.module.css';
import type { VariabilitySearch } from './variability-search';

/** The first year that can be chosen. */
const FIRST_YEAR = 2019;

type PeriodFieldProps = {
  search: VariabilitySearch;
  change: (change: Pick<VariabilitySearch, 'periodo' | 'inicio' | 'fin'>) => void;
};

/** 'Periodo' 1 to 24 of a year; choosing one sets the days to those of its bimester. */
export function PeriodField({ search: { periodo, inicio, fin }, change }: PeriodFieldProps) {
  const thisYear = yearOf(todayInMexico());
  const year = inicio === undefined ? thisYear : yearOf(inicio);
  const years = Array.from({ length: thisYear + 2 - FIRST_YEAR }, (_, at) => thisYear + 1 - at);
  const choose = (fortnight: number | undefined, ofYear: number): void => {
    if (fortnight === undefined) {
      change({ periodo: undefined, inicio, fin });
      return;
    }
    const { first, last } = bimesterSpan(bimesterOfFortnight(ofYear, fortnight));
    change({ periodo: fortnight, inicio: first, fin: last });
  };
  const options = Array.from({ length: VARIABILITY_PERIODS }, (_, at) => {
    const { first, last } = bimesterSpan(bimesterOfFortnight(year, at + 1));
    const dayMonth = (day: string): string => slashedDate(day).slice(0, 5);
    return { value: `${at + 1}`, label: texts.periodName(at + 1, dayMonth(first), dayMonth(last)) };
  });
  return (
    <>
      <Select
        className={classes.year ?? ''}
        label={texts.year}
        value={`${year}`}
        allowDeselect={false}
        data={years.map(String)}
        onChange={(value) => value !== null && choose(periodo ?? 1, Number(value))}
      />
      <Select
        className={classes.period ?? ''}
        label={texts.period}
        placeholder={texts.choosePeriod}
        clearable
        searchable
        value={periodo === undefined ? null : `${periodo}`}
        data={options}
        onChange={(value) => choose(value === null ? undefined : Number(value), year)}
      />
    </>
  );
}
