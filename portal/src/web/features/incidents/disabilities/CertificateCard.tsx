import { NumberField } from '@lienzo/editor/number-field';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { controlsOf, needsRisk, needsSequel } from '@lienzo/schema/capture/disability';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { dayMessages } from '@lienzo/schema/masters/day-messages';
import { ActionIcon, FileInput, Select, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconX } from '@tabler/icons-react';
import classes from '../people/tab.module.css';
import {
  type CertificateDraft,
  type CertificateField,
  lastDayOf,
  type problemsOf,
} from './certificate-drafts';

const { disabilities: texts } = captureMessages;
/** What the IMSS hands out: a scan or a photograph. */
const EVIDENCE = 'application/pdf,image/png,image/jpeg,image/webp';

type CertificateCardProps = {
  draft: CertificateDraft;
  period: { initial_date: string; end_date: string };
  problems: ReturnType<typeof problemsOf>;
  /** What the server refused, by field. */
  refusals: Partial<Record<CertificateField, string>>;
  isReadOnly: boolean;
  change: (next: Partial<CertificateDraft>) => void;
  remove: () => void;
};

/** The fields of a certificate. */
export function CertificateCard(props: CertificateCardProps) {
  const { draft, isReadOnly, remove } = props;
  const title = texts.kinds[draft.incapacidad];
  return (
    <section className={classes.card} aria-label={`${title} ${draft.folio}`.trim()}>
      <div className={classes.cardHead}>
        <Text fw={550} size="sm">
          {title}
        </Text>
        {!isReadOnly && (
          <ActionIcon variant="subtle" color="gray" aria-label={texts.remove(title)} onClick={remove}>
            <IconX size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      {draft.isElsewhere && (
        <Text size="xs" c="dimmed">
          {texts.elsewhere}
        </Text>
      )}
      <KindFields {...props} />
      <SpanFields {...props} />
      <ProofFields {...props} />
    </section>
  );
}

const optionsOf = (names: Record<number, string>, offered: readonly number[]) =>
  offered.map((value) => ({ value: `${value}`, label: names[value] ?? `${value}` }));
const numbersOf = (names: Record<number, string>): number[] => Object.keys(names).map(Number);
const asNumber = (value: string | null): number | null => (value === null ? null : Number(value));
const asText = (value: number | null): string | null => (value === null ? null : `${value}`);

/** What a field lacks, or else what the server refused of it. */
const errorOf =
  ({ problems, refusals }: Pick<CertificateCardProps, 'problems' | 'refusals'>) =>
  (field: CertificateField): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? refusals[field] : texts.problems[problem];
  };

/** Type, control, and of a work risk its kind and sequel. */
function KindFields(props: CertificateCardProps) {
  const { draft, isReadOnly, change } = props;
  const { incapacidad, tipo_incapacidad, tipo_riesgo } = draft;
  const said = errorOf(props);
  return (
    <>
      <Select
        label={texts.type}
        placeholder={texts.choose}
        disabled={isReadOnly}
        value={tipo_incapacidad}
        onChange={(type) => change({ tipo_incapacidad: type === 'I' || type === 'C' ? type : null })}
        data={(['I', 'C'] as const).map((value) => ({ value, label: texts.types[value] }))}
        error={said('tipo_incapacidad')}
      />
      <Select
        label={texts.control}
        placeholder={texts.choose}
        disabled={isReadOnly || tipo_incapacidad === null}
        value={asText(draft.tipo_control)}
        onChange={(value) => change({ tipo_control: asNumber(value) })}
        data={
          tipo_incapacidad === null
            ? []
            : optionsOf(texts.controls, controlsOf(incapacidad, tipo_incapacidad))
        }
        error={said('tipo_control')}
      />
      {needsRisk(incapacidad) && (
        <Select
          label={texts.risk}
          placeholder={texts.choose}
          disabled={isReadOnly}
          value={asText(tipo_riesgo)}
          onChange={(value) => change({ tipo_riesgo: asNumber(value) })}
          data={optionsOf(texts.risks, numbersOf(texts.risks))}
          error={said('tipo_riesgo')}
        />
      )}
      {needsSequel(incapacidad, tipo_riesgo) && (
        <Select
          label={texts.sequel}
          placeholder={texts.choose}
          disabled={isReadOnly}
          value={asText(draft.tipo_secuela)}
          onChange={(value) => change({ tipo_secuela: asNumber(value) })}
          data={optionsOf(texts.sequels, numbersOf(texts.sequels))}
          error={said('tipo_secuela')}
        />
      )}
    </>
  );
}

/** From when, and for how long: its days may end in a later period. */
function SpanFields(props: CertificateCardProps) {
  const { draft, period, isReadOnly, change } = props;
  const said = errorOf(props);
  const last = lastDayOf(draft);
  return (
    <>
      <DatePickerInput
        ariaLabels={dayMessages.calendar}
        label={texts.start}
        placeholder={texts.choose}
        valueFormat="D MMM YYYY"
        disabled={isReadOnly}
        value={draft.fecha_incapacidad}
        onChange={(day) => change({ fecha_incapacidad: day })}
        defaultDate={period.initial_date}
        {...(draft.isElsewhere ? {} : { minDate: period.initial_date, maxDate: period.end_date })}
        error={said('fecha_incapacidad')}
      />
      <NumberField
        label={texts.days}
        description={last === null ? null : texts.until(formatMediumDate(last))}
        decimals={0}
        disabled={isReadOnly}
        value={draft.dias}
        onChange={(dias) => change({ dias })}
        error={said('dias_incapacidad')}
      />
    </>
  );
}

/** Folio, that of the initial certificate, and the evidence. */
function ProofFields(props: CertificateCardProps) {
  const { draft, isReadOnly, change } = props;
  const said = errorOf(props);
  return (
    <>
      <TextInput
        label={texts.folio}
        placeholder={texts.folioPlaceholder}
        maxLength={8}
        disabled={isReadOnly}
        value={draft.folio}
        onChange={({ currentTarget }) => change({ folio: currentTarget.value.toUpperCase() })}
        error={said('folio')}
      />
      {draft.tipo_incapacidad === 'C' && (
        <TextInput
          label={texts.initialFolio}
          description={draft.isExternal ? texts.externalInitial : texts.initialHelp}
          placeholder={texts.folioPlaceholder}
          maxLength={8}
          disabled={isReadOnly}
          value={draft.folio_inicial}
          onChange={({ currentTarget }) => change({ folio_inicial: currentTarget.value.toUpperCase() })}
          error={said('folio_inicial')}
        />
      )}
      <FileInput
        label={texts.evidence}
        placeholder={texts.chooseEvidence}
        description={draft.stored === null ? null : texts.evidenceKept(draft.stored.name)}
        accept={EVIDENCE}
        clearable
        clearButtonProps={{ 'aria-label': texts.clearEvidence }}
        disabled={isReadOnly}
        value={draft.chosen}
        onChange={(chosen) => change({ chosen })}
        error={said('archivo')}
      />
    </>
  );
}
