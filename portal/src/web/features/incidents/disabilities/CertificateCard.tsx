import { NumberField } from '@lienzo/editor/number-field';
import { controlsOf, needsRisk, needsSequel } from '@lienzo/schema/capture/disability';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { dayMessages } from '@lienzo/schema/messages/day-messages';
import { ActionIcon, FileInput, Select, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconX } from '@tabler/icons-react';
import classes from '../people/tab.module.css';
import { type CertificateDraft, lastDayOf, type problemsOf } from './certificate-drafts';

const { disabilities: words } = captureMessages;
/** What the IMSS hands out: a scan or a photograph. */
const EVIDENCE = 'application/pdf,image/png,image/jpeg,image/webp';

type CertificateCardProps = {
  draft: CertificateDraft;
  period: { initial_date: string; end_date: string };
  problems: ReturnType<typeof problemsOf>;
  isReadOnly: boolean;
  change: (next: Partial<CertificateDraft>) => void;
  remove: () => void;
};

/** The fields of a certificate. */
export function CertificateCard(props: CertificateCardProps) {
  const { draft, isReadOnly, remove } = props;
  const title = words.kinds[draft.incapacidad];
  return (
    <section className={classes.card} aria-label={`${title} ${draft.folio}`.trim()}>
      <div className={classes.cardHead}>
        <Text fw={550} size="sm">
          {title}
        </Text>
        {!isReadOnly && (
          <ActionIcon variant="subtle" color="gray" aria-label={words.remove(title)} onClick={remove}>
            <IconX size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      {draft.isElsewhere && (
        <Text size="xs" c="dimmed">
          {words.elsewhere}
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

/** Type, control, and of a work risk its kind and sequel. */
function KindFields({ draft, problems, isReadOnly, change }: CertificateCardProps) {
  const { incapacidad, tipo_incapacidad, tipo_riesgo } = draft;
  const said = (field: keyof typeof problems): string | null => {
    const problem = problems[field];
    return problem === undefined ? null : words.problems[problem];
  };
  return (
    <>
      <Select
        label={words.type}
        placeholder={words.choose}
        disabled={isReadOnly}
        value={tipo_incapacidad}
        onChange={(type) => change({ tipo_incapacidad: type === 'I' || type === 'C' ? type : null })}
        data={(['I', 'C'] as const).map((value) => ({ value, label: words.types[value] }))}
        error={said('tipo_incapacidad')}
      />
      <Select
        label={words.control}
        placeholder={words.choose}
        disabled={isReadOnly || tipo_incapacidad === null}
        value={asText(draft.tipo_control)}
        onChange={(value) => change({ tipo_control: asNumber(value) })}
        data={
          tipo_incapacidad === null
            ? []
            : optionsOf(words.controls, controlsOf(incapacidad, tipo_incapacidad))
        }
        error={said('tipo_control')}
      />
      {needsRisk(incapacidad) && (
        <Select
          label={words.risk}
          placeholder={words.choose}
          disabled={isReadOnly}
          value={asText(tipo_riesgo)}
          onChange={(value) => change({ tipo_riesgo: asNumber(value) })}
          data={optionsOf(words.risks, numbersOf(words.risks))}
          error={said('tipo_riesgo')}
        />
      )}
      {needsSequel(incapacidad, tipo_riesgo) && (
        <Select
          label={words.sequel}
          placeholder={words.choose}
          disabled={isReadOnly}
          value={asText(draft.tipo_secuela)}
          onChange={(value) => change({ tipo_secuela: asNumber(value) })}
          data={optionsOf(words.sequels, numbersOf(words.sequels))}
          error={said('tipo_secuela')}
        />
      )}
    </>
  );
}

/** From when, and for how long: its days may end in a later period. */
function SpanFields({ draft, period, problems, isReadOnly, change }: CertificateCardProps) {
  const last = lastDayOf(draft);
  return (
    <>
      <DatePickerInput
        ariaLabels={dayMessages.calendar}
        label={words.start}
        placeholder={words.choose}
        valueFormat="D MMM YYYY"
        disabled={isReadOnly}
        value={draft.fecha_incapacidad}
        onChange={(day) => change({ fecha_incapacidad: day })}
        defaultDate={period.initial_date}
        {...(draft.isElsewhere ? {} : { minDate: period.initial_date, maxDate: period.end_date })}
        error={problems.fecha_incapacidad && words.problems[problems.fecha_incapacidad]}
      />
      <NumberField
        label={words.days}
        description={last === null ? null : words.until(formatMediumDate(last))}
        decimals={0}
        disabled={isReadOnly}
        value={draft.dias}
        onChange={(dias) => change({ dias })}
        error={problems.dias_incapacidad && words.problems[problems.dias_incapacidad]}
      />
    </>
  );
}

/** Folio, that of the initial certificate, and the evidence. */
function ProofFields({ draft, problems, isReadOnly, change }: CertificateCardProps) {
  return (
    <>
      <TextInput
        label={words.folio}
        placeholder={words.folioPlaceholder}
        maxLength={8}
        disabled={isReadOnly}
        value={draft.folio}
        onChange={({ currentTarget }) => change({ folio: currentTarget.value.toUpperCase() })}
        error={problems.folio && words.problems[problems.folio]}
      />
      {draft.tipo_incapacidad === 'C' && (
        <TextInput
          label={words.initialFolio}
          description={draft.isExternal ? words.externalInitial : words.initialHelp}
          placeholder={words.folioPlaceholder}
          maxLength={8}
          disabled={isReadOnly}
          value={draft.folio_inicial}
          onChange={({ currentTarget }) => change({ folio_inicial: currentTarget.value.toUpperCase() })}
          error={problems.folio_inicial && words.problems[problems.folio_inicial]}
        />
      )}
      <FileInput
        label={words.evidence}
        placeholder={words.chooseEvidence}
        description={draft.stored === null ? null : words.evidenceKept(draft.stored.name)}
        accept={EVIDENCE}
        clearable
        clearButtonProps={{ 'aria-label': words.clearEvidence }}
        disabled={isReadOnly}
        value={draft.chosen}
        onChange={(chosen) => change({ chosen })}
        error={problems.archivo && words.problems[problems.archivo]}
      />
    </>
  );
}
