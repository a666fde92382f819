import { yearOf } from '@lienzo/schema/payroll/plain-date';
import { LAYOUT_IDS, layoutRef, ownLayoutRef } from '@lienzo/schema/runs/layout-ids';
import { PAYMENT_LAYOUTS } from '@lienzo/schema/runs/payment-layouts';
import { productMessages as texts } from '@lienzo/schema/runs/product-messages';
import { hasDate, hasHistoric, hasLayout, hasRanges, hasReceipts } from '@lienzo/schema/runs/products';
import { MONTHS } from '@lienzo/schema/text/date-names';
import { Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DayField } from '../../shared/forms/DayField';
import { PayrollFilterBar } from '../../shared/payroll/filters/PayrollFilterBar';
import { useSharedPeriods } from '../../shared/payroll/filters/use-shared-periods';
import { layoutsQuery } from '../../shared/payroll/layouts-query';
import type { ProductChoices } from './products-search';

type Choose<Choices> = (choices: Choices) => void;
type ProductFieldsProps<Choices extends ProductChoices> = {
  choices: Choices;
  isSingle: boolean;
  /** Offers years before 2019, too. */
  hasOlderYears?: boolean;
  choose: Choose<Choices>;
  children: React.ReactNode;
};

/** The payroll and what the chosen product needs of it; `children`: what is asked for. */
export function ProductFields<Choices extends ProductChoices>({
  choices,
  isSingle,
  hasOlderYears = false,
  choose,
  children,
}: ProductFieldsProps<Choices>) {
  const product = choices.tipo;
  const isRange = product !== undefined && hasRanges(product);
  const isDated = product !== undefined && hasDate(product);
  const change = (next: Partial<ProductChoices>): void => choose({ ...choices, ...next });
  return (
    <>
      <PayrollFilterBar
        filters={choices}
        isSingle={isSingle}
        isWhole
        omits={[
          ...(isDated ? (['year'] as const) : []),
          ...(isRange ? (['process', 'period'] as const) : []),
        ]}
        hasOlderYears={hasOlderYears}
        before={children}
        choose={(filters) => choose({ ...choices, ...withoutRange(choices, filters.anio), ...filters })}
      >
        {isDated && (
          <DayField
            label={texts.date}
            description={texts.dateHelp}
            value={choices.fecha ?? ''}
            onChange={(day) =>
              change(day === '' ? { fecha: undefined } : { fecha: day, ...ofYear(choices, yearOf(day)) })
            }
          />
        )}
        {isRange && <RangeFields choices={choices} change={change} />}
        {product !== undefined && hasLayout(product) && <LayoutField choices={choices} change={change} />}
      </PayrollFilterBar>
      {product !== undefined && hasHistoric(product) && (
        <Checkbox
          mb="md"
          label={texts.historicLabel}
          description={texts.historicHelp}
          checked={choices.historico === true}
          onChange={(event) => change({ historico: event.currentTarget.checked || undefined })}
        />
      )}
      {product !== undefined && hasReceipts(product) && (
        <Checkbox
          mb="md"
          label={texts.receiptsLabel}
          description={texts.receiptsHelp}
          checked={choices.recibos === true}
          onChange={(event) => change({ recibos: event.currentTarget.checked || undefined })}
        />
      )}
    </>
  );
}

/** The period belongs to the year of the chosen day. */
const ofYear = ({ anio }: ProductChoices, year: number): Partial<ProductChoices> =>
  anio === year ? {} : { anio: year, periodo: undefined };

/** Periods of another year, or payroll, are no range of this one. */
const withoutRange = (choices: ProductChoices, year: number | undefined): Partial<ProductChoices> =>
  choices.anio === year ? {} : { periodo_inicial: undefined, periodo_final: undefined };

const EXAMPLES = LAYOUT_IDS.map((id) => ({ value: `${id}`, label: PAYMENT_LAYOUTS[id].nombre }));

/** The file of a bank that comes with 'Formas de pago': the organization's own layouts, then the examples. */
function LayoutField({ choices, change }: RangeFieldsProps) {
  const own = useQuery(layoutsQuery).data?.layouts ?? [];
  return (
    <Select
      label={texts.layout}
      description={texts.layoutHelp}
      placeholder={texts.noLayout}
      inputWrapperOrder={['label', 'input', 'description']}
      clearable
      data={[
        {
          group: texts.ownLayouts,
          items: own.map(({ version, layout }) => ({ value: ownLayoutRef(version), label: layout.nombre })),
        },
        { group: texts.exampleLayouts, items: EXAMPLES },
      ]}
      value={choices.layout ?? null}
      onChange={(value) => change({ layout: value === null ? undefined : layoutRef.parse(value) })}
    />
  );
}

type RangeFieldsProps = { choices: ProductChoices; change: (next: Partial<ProductChoices>) => void };

/** 'Mes inicial' to 'Periodo final', of the ordinary process. */
function RangeFields({ choices, change }: RangeFieldsProps) {
  const { periods = [] } = useSharedPeriods(choices);
  const months = MONTHS.map((label, at) => ({ value: `${at + 1}`, label }));
  const options = periods.map(({ id, mes }) => ({ value: `${id}`, label: mes }));
  const field = (name: 'mes_inicial' | 'mes_final' | 'periodo_inicial' | 'periodo_final') => ({
    label: texts.ranges[name],
    placeholder: texts.choose,
    allowDeselect: false,
    searchable: true,
    value: choices[name] === undefined ? null : `${choices[name]}`,
    onChange: (value: string | null) => change({ [name]: value === null ? undefined : Number(value) }),
  });
  return (
    <>
      <Select {...field('mes_inicial')} data={months} />
      <Select {...field('mes_final')} data={months} />
      <Select {...field('periodo_inicial')} data={options} disabled={options.length === 0} />
      <Select {...field('periodo_final')} data={options} disabled={options.length === 0} />
    </>
  );
}
