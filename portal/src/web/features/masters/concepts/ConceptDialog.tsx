import {
  CONCEPT_KINDS,
  type ConceptDetail,
  ISR_TREATMENTS,
  SBC_INTEGRATIONS,
} from '@lienzo/schema/api/concept-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { CONCEPT_UNITS } from '@lienzo/schema/api/master-endpoints';
import { conceptMessages as words } from '@lienzo/schema/messages/concept-messages';
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

const undecided = { value: '', label: words.undecided };
const FIELDS: FieldGroup<keyof Values>[] = [
  {
    fields: [
      { name: 'key', label: words.key },
      { name: 'description', label: words.description },
      { name: 'type_value', label: words.type_value, kind: 'choice', options: optionsOf(words.units) },
      {
        name: 'kind',
        label: words.kind,
        kind: 'choice',
        options: CONCEPT_KINDS.map((value) => ({ value, label: value })),
      },
      { name: 'cfdi_code', label: words.cfdi_code, description: words.cfdiHelp },
      {
        name: 'isr_treatment',
        label: words.isr_treatment,
        kind: 'choice',
        options: [undecided, ...optionsOf(words.isr)],
      },
      {
        name: 'sbc_integration',
        label: words.sbc_integration,
        kind: 'choice',
        options: [undecided, ...optionsOf(words.sbc)],
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
      title={concept === null ? words.add : words.editOf(concept.key)}
      lead={stays ? words.keyStays : undefined}
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
      verb={concept === null ? words.add : words.edit}
      send={async (values) => {
        await call(endpoints.save_concept, { body: bodyOf(values) });
        notify.success(words.saved, 'concepts');
        await queryClient.invalidateQueries({ queryKey: ['payroll', 'concepts'] });
      }}
    />
  );
}
