import { NumberField } from '@lienzo/editor/number-field';
import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { controlsOf, needsRisk, needsSequel } from '@lienzo/schema/capture/disability';
import { dayMessages } from '@lienzo/schema/masters/day-messages';
import { FileInput, NativeSelect, Table, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { KINDS } from '../disabilities/certificate-drafts';
import { type DisabilityLine, lineProblems } from './disability-sheet';

const { disabilities: texts } = captureMessages;
const { columns, of: named } = captureGridMessages.disabilities;
/** What the IMSS hands out: a scan or a photograph. */
const EVIDENCE = 'application/pdf,image/png,image/jpeg,image/webp';

type DisabilityLineFieldsProps = {
  name: string;
  line: DisabilityLine;
  period: { initial_date: string; end_date: string };
  shows: boolean;
  isReadOnly: boolean;
  /** `field`: its letters are one step. */
  change: (next: Partial<DisabilityLine>, field?: string) => void;
};

type FieldsProps = DisabilityLineFieldsProps & {
  said: (field: keyof ReturnType<typeof lineProblems>) => string | null;
};

/** The fields of a line, a cell each. */
export function DisabilityLineFields(props: DisabilityLineFieldsProps) {
  const problems = props.shows ? lineProblems(props.line) : {};
  const said: FieldsProps['said'] = (field) => {
    const problem = problems[field];
    return problem === undefined ? null : texts.problems[problem];
  };
  return (
    <>
      <KindCells {...props} said={said} />
      <RiskCells {...props} said={said} />
      <SpanCells {...props} said={said} />
      <ProofCells {...props} said={said} />
    </>
  );
}

const EMPTY = { value: '', label: '' };
const optionsOf = (names: Record<number, string>, offered: readonly number[]) => [
  EMPTY,
  ...offered.map((value) => ({ value: `${value}`, label: names[value] ?? `${value}` })),
];
const numbersOf = (names: Record<number, string>): number[] => Object.keys(names).map(Number);
const asNumber = (value: string): number | null => (value === '' ? null : Number(value));

function KindCells({ name, line, isReadOnly, change, said }: FieldsProps) {
  const { incapacidad, tipo_incapacidad, tipo_control } = line;
  return (
    <>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={named(columns.kind, name)}
          disabled={isReadOnly}
          value={incapacidad ?? ''}
          data={optionsOf(texts.kinds, KINDS)}
          onChange={({ currentTarget }) =>
            change({ incapacidad: KINDS.find((kind) => `${kind}` === currentTarget.value) ?? null })
          }
          error={said('incapacidad')}
        />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={named(columns.type, name)}
          disabled={isReadOnly}
          value={tipo_incapacidad ?? ''}
          data={[EMPTY, ...(['I', 'C'] as const).map((value) => ({ value, label: texts.types[value] }))]}
          onChange={({ currentTarget: { value } }) =>
            change({ tipo_incapacidad: value === 'I' || value === 'C' ? value : null })
          }
          error={said('tipo_incapacidad')}
        />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={named(columns.control, name)}
          disabled={isReadOnly || incapacidad === null || tipo_incapacidad === null}
          value={tipo_control ?? ''}
          data={
            incapacidad === null || tipo_incapacidad === null
              ? [EMPTY]
              : optionsOf(texts.controls, controlsOf(incapacidad, tipo_incapacidad))
          }
          onChange={({ currentTarget }) => change({ tipo_control: asNumber(currentTarget.value) })}
          error={said('tipo_control')}
        />
      </Table.Td>
    </>
  );
}

/** Of a work risk only. */
function RiskCells({ name, line, isReadOnly, change, said }: FieldsProps) {
  const { incapacidad, tipo_riesgo, tipo_secuela } = line;
  const hasRisk = incapacidad !== null && needsRisk(incapacidad);
  const hasSequel = incapacidad !== null && needsSequel(incapacidad, tipo_riesgo);
  return (
    <>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={named(columns.risk, name)}
          disabled={isReadOnly || !hasRisk}
          value={hasRisk ? (tipo_riesgo ?? '') : ''}
          data={optionsOf(texts.risks, numbersOf(texts.risks))}
          onChange={({ currentTarget }) => change({ tipo_riesgo: asNumber(currentTarget.value) })}
          error={said('tipo_riesgo')}
        />
      </Table.Td>
      <Table.Td>
        <NativeSelect
          size="xs"
          aria-label={named(columns.sequel, name)}
          disabled={isReadOnly || !hasSequel}
          value={hasSequel ? (tipo_secuela ?? '') : ''}
          data={optionsOf(texts.sequels, numbersOf(texts.sequels))}
          onChange={({ currentTarget }) => change({ tipo_secuela: asNumber(currentTarget.value) })}
          error={said('tipo_secuela')}
        />
      </Table.Td>
    </>
  );
}

function SpanCells({ name, line, period, isReadOnly, change, said }: FieldsProps) {
  return (
    <>
      <Table.Td>
        <DatePickerInput
          size="xs"
          ariaLabels={dayMessages.calendar}
          aria-label={named(columns.start, name)}
          valueFormat="D MMM YYYY"
          disabled={isReadOnly}
          value={line.fecha_incapacidad}
          onChange={(day) => change({ fecha_incapacidad: day })}
          defaultDate={period.initial_date}
          {...(line.isElsewhere ? {} : { minDate: period.initial_date, maxDate: period.end_date })}
          error={said('fecha_incapacidad')}
        />
      </Table.Td>
      <Table.Td>
        <NumberField
          size="xs"
          aria-label={named(columns.days, name)}
          decimals={0}
          disabled={isReadOnly}
          value={line.dias}
          onChange={(dias) => change({ dias }, 'dias')}
          error={said('dias_incapacidad')}
        />
      </Table.Td>
    </>
  );
}

function ProofCells({ name, line, isReadOnly, change, said }: FieldsProps) {
  const placeholder = line.stored?.name ?? texts.chooseEvidence;
  return (
    <>
      <Table.Td>
        <TextInput
          size="xs"
          aria-label={named(columns.folio, name)}
          placeholder={texts.folioPlaceholder}
          maxLength={8}
          disabled={isReadOnly}
          value={line.folio}
          onChange={({ currentTarget }) => change({ folio: currentTarget.value.toUpperCase() }, 'folio')}
          error={said('folio')}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          aria-label={named(columns.initial, name)}
          maxLength={8}
          disabled={isReadOnly || line.tipo_incapacidad !== 'C'}
          value={line.folio_inicial}
          onChange={({ currentTarget }) =>
            change({ folio_inicial: currentTarget.value.toUpperCase() }, 'folio_inicial')
          }
          error={said('folio_inicial')}
        />
      </Table.Td>
      <Table.Td>
        <FileInput
          size="xs"
          // It begins with what is seen, so that whoever speaks to the page can name it.
          aria-label={`${line.chosen?.name ?? placeholder}, ${named(columns.file, name)}`}
          placeholder={placeholder}
          accept={EVIDENCE}
          clearable
          clearButtonProps={{ 'aria-label': texts.clearEvidence }}
          disabled={isReadOnly}
          value={line.chosen}
          onChange={(chosen) => change({ chosen })}
          error={said('archivo')}
        />
      </Table.Td>
    </>
  );
}
