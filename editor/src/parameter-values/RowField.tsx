import { RELATIVES_OF_KIND, type RowKind } from '@lienzo/schema/data/parameter';
import type { ParameterValue } from '@lienzo/schema/data/parameter-values';
import type { RelativeValue } from '@lienzo/schema/data/relative-values';
import { parameterMessages as messages } from '@lienzo/schema/reports/parameter-messages';
import type { ParameterChoicesQuery } from '@lienzo/schema/reports/report-parameter-endpoints';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import {
  type LoadParameterChoices,
  type MatchedChoices,
  useParameterChoices,
} from './use-parameter-choices.ts';

/** Milliseconds of rest after which a search is sent. */
const SEARCH_REST = 250;

type Props = FieldProps & {
  tipo: RowKind;
  /** The rows chosen before it. */
  parents: { cliente?: string; nomina?: string };
  load: LoadParameterChoices | undefined;
};

/** A client, payroll, period or cost centre, searched among those that can be chosen; periods also as a moment. */
export function RowField({ tipo, parents, load, value, label, required, onChange, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, SEARCH_REST);
  const chosen = chosenLabel(useParameterChoices(load, queryOfValue(tipo, value, parents)));
  const isMoment = typeof value === 'object' && 'relativo' in value;
  // What the field shows of its value is no search.
  const picked = search === (isMoment ? messages.relatives[value.relativo] : chosen?.etiqueta);
  const query = { tipo, ...parentsQuery(parents), ...(words === '' || picked ? {} : { search: words }) };
  const match = useParameterChoices(load, isOpen ? query : null);
  const relatives = RELATIVES_OF_KIND[tipo];
  const details = new Map(match.values.map((choice) => [toOption(choice.valor), choice.detalle]));
  const current = typeof value === 'string' && value !== '' ? value : undefined;
  const options = [
    ...relatives.map((relative) => ({ value: momentOption(relative), label: messages.relatives[relative] })),
    ...match.values.map(({ valor, etiqueta }) => ({ value: toOption(valor), label: etiqueta })),
  ];
  const isListed = options.some((option) => option.value === (current && toOption(current)));
  const shown =
    current === undefined || isListed
      ? options
      : [...options, { value: toOption(current), label: chosen?.etiqueta ?? '' }];
  return (
    <Select
      {...look}
      label={label}
      required={required}
      searchable
      openOnFocus={false}
      // What is typed takes the place of what it shows.
      onFocus={(event) => event.currentTarget.select()}
      clearable={!required}
      clearButtonProps={{ 'aria-label': messages.clear(label) }}
      placeholder={required ? messages.choose : messages.none[tipo]}
      description={isMoment ? chosen?.etiqueta : match.more && isOpen ? messages.more : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={shown}
      // The host has searched; moments are found by their own words.
      filter={({ options: all }) =>
        all.filter(
          (option) => 'value' in option && (details.has(option.value) || isRequested(option, search, picked)),
        )
      }
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          {details.get(option.value) ? (
            <Text size="xs" c="dimmed">
              {details.get(option.value)}
            </Text>
          ) : null}
        </div>
      )}
      nothingFoundMessage={nothingFound(match, search)}
      maxDropdownHeight={260}
      value={optionOf(value)}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(option) => onChange(valueOfOption(option, relatives))}
    />
  );
}

/** Options of Mantine need a value of their own: rows and moments get a sign before theirs. */
const toOption = (valor: string): string => `=${valor}`;
const momentOption = (relative: RelativeValue): string => `~${relative}`;

function optionOf(value: ParameterValue | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return toOption(value);
  return 'relativo' in value ? momentOption(value.relativo) : null;
}

function valueOfOption(option: string | null, relatives: readonly RelativeValue[]): ParameterValue {
  if (option === null) return '';
  const relative = relatives.find((one) => momentOption(one) === option);
  return relative === undefined ? option.slice(1) : { relativo: relative };
}

function isRequested(
  { value, label }: { value: string; label: string },
  search: string,
  picked: boolean,
): boolean {
  if (!value.startsWith('~')) return false;
  const texts = search.trim().toLocaleLowerCase('es-MX');
  const isItsOwn = label.toLocaleLowerCase('es-MX') === texts;
  return picked || isItsOwn || label.toLocaleLowerCase('es-MX').includes(texts);
}

const parentsQuery = ({ cliente, nomina }: Props['parents']) => ({
  ...(cliente !== undefined && { cliente }),
  ...(nomina !== undefined && { nomina: Number(nomina) }),
});

/** Asks for the name of what is chosen, or for the period that a moment means. */
function queryOfValue(
  tipo: RowKind,
  value: ParameterValue | undefined,
  parents: Props['parents'],
): ParameterChoicesQuery | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return { tipo, valor: value, ...parentsQuery(parents) };
  if (!('relativo' in value)) return null;
  const { relativo } = value;
  return relativo === 'último periodo cerrado' || relativo === 'periodo actual'
    ? { tipo, relativo, ...parentsQuery(parents) }
    : null;
}

const chosenLabel = ({ values, state }: MatchedChoices) => (state === 'found' ? values[0] : undefined);

function nothingFound({ state, problem }: MatchedChoices, search: string): string {
  if (state === 'failed') return problem === '' ? messages.failed : problem;
  if (state === 'loading') return messages.loading;
  return search.trim() === '' ? messages.noChoices : messages.nothingFound;
}
