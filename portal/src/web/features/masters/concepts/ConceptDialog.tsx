import { endpoints } from '@lienzo/schema/endpoints';
import {
  CONCEPT_KINDS,
  type ConceptDetail,
  ISR_TREATMENTS,
  SBC_INTEGRATIONS,
} from '@lienzo/schema/masters/concept-endpoints';
import { conceptMessages as texts } from '@lienzo/schema/masters/concept-messages';
import { CONCEPT_UNITS } from '@lienzo/schema/masters/master-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { FormDialog } from '../forms/FormDialog';
import { type FieldGroup, optionsOf } from '../forms/form-field';

type Values = {
  key: string;
  description: string;
  type_value: string;
  kind: string;
  cfdi_code: string;
  isr_treatment: string;
  sbc_integration: string;
};

const undecided = { value: '', label: texts.undecided };
const FIELDS: FieldGroup<keyof Values>[] = [
  {
    fields: [
      { name: 'key', label: texts.key },
      { name: 'description', label: texts.description },
      { name: 'type_value', label: texts.type_value, kind: 'choice', options: optionsOf(texts.units) },
      {
        name: 'kind',
        label: texts.kind,
        kind: 'choice',
        options: CONCEPT_KINDS.map((value) => ({ value, label: value })),
      },
      { name: 'cfdi_code', label: texts.cfdi_code, description: texts.cfdiHelp },
      {
        name: 'isr_treatment',
        label: texts.isr_treatment,
        kind: 'choice',
        options: [undecided, ...optionsOf(texts.isr)],
      },
      {
        name: 'sbc_integration',
        label: texts.sbc_integration,
        kind: 'choice',
        options: [undecided, ...optionsOf(texts.sbc)],
      },
    ],
  },
];

type ConceptDialogProps = { concept: ConceptDetail | 'new' | null; close: () => void };

/** A concept of the bureau; a new one or changed. */
export function ConceptDialog({ concept: given, close }: ConceptDialogProps) {
  const queryClient = useQueryClient();
  const concept = given === 'new' ? null : given;
  const bodyOf = (values: Values) => ({
    ...values,
    type_value: CONCEPT_UNITS.find((one) => one === values.type_value) ?? 'IM',
    kind: CONCEPT_KINDS.find((one) => one === values.kind) ?? 'Percepción',
    cfdi_code: values.cfdi_code.trim() || null,
    isr_treatment: ISR_TREATMENTS.find((one) => one === values.isr_treatment) ?? null,
    sbc_integration: SBC_INTEGRATIONS.find((one) => one === values.sbc_integration) ?? null,
    ...(concept === null ? {} : { id: concept.id }),
  });
  const stays = concept !== null && (concept.captured || !concept.own);
  return (
    <FormDialog<Values>
      title={concept === null ? texts.add : texts.editOf(concept.key)}
      lead={stays ? texts.keyStays : undefined}
      isOpen={given !== null}
      close={close}
      groups={FIELDS}
      initialValues={{
        key: concept?.key ?? '',
        description: concept?.description ?? '',
        type_value: concept?.type_value ?? 'IM',
        kind: concept?.kind ?? 'Percepción',
        cfdi_code: concept?.cfdi_code ?? '',
        isr_treatment: concept?.isr_treatment ?? '',
        sbc_integration: concept?.sbc_integration ?? '',
      }}
      check={(values) => problemsOf(endpoints.save_concept, bodyOf(values))}
      verb={concept === null ? texts.add : texts.edit}
      send={async (values) => {
        await call(endpoints.save_concept, { body: bodyOf(values) });
        notify.success(texts.saved, 'concepts');
        await queryClient.invalidateQueries({ queryKey: ['payroll', 'concepts'] });
      }}
    />
  );
}
