import { endpoints } from '@lienzo/schema/endpoints';
import { CREDIT_KINDS, REDUCTION_CHOICES } from '@lienzo/schema/masters/credit-content';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { type FieldGroup, optionsOf } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';
import { type Credit, creditName, creditTerms } from './credit-text';

/** What is done: with a credit that is there, or a new one. */
export type CreditAct = { kind: 'add' } | { kind: 'correct' | 'change' | 'end'; credit: Credit };

type CreditDialogsProps = {
  employee: EmployeeDetail;
  act: CreditAct;
  isOpen: boolean;
  close: () => void;
};

const { fields: labels } = masterMessages;

type Values = {
  kind: string;
  number: string;
  discount_type: string;
  value: string;
  vigente_desde: string;
  vigente_hasta: string;
  tabla_disminucion: string;
  porcentaje_reducido: string;
};

const EMPTY: Omit<Values, 'vigente_desde'> = {
  kind: 'INFONAVIT',
  number: '',
  discount_type: '1',
  value: '',
  vigente_hasta: '',
  tabla_disminucion: '',
  porcentaje_reducido: '',
};

const valuesOf = (credit: Credit): Values => ({
  kind: credit.kind,
  number: credit.number,
  discount_type: `${credit.discount_type}`,
  value: credit.value,
  vigente_desde: credit.vigente_desde,
  vigente_hasta: credit.vigente_hasta ?? '',
  tabla_disminucion: credit.tabla_disminucion ?? '',
  porcentaje_reducido: credit.porcentaje_reducido ?? '',
});

const DISCOUNT: FieldGroup<keyof Values>['fields'] = [
  {
    name: 'discount_type',
    label: labels.discount_type,
    kind: 'choice',
    options: optionsOf(masterCodes.discountTypes),
  },
  { name: 'value', label: labels.value, kind: 'decimal', decimals: 4 },
  {
    name: 'tabla_disminucion',
    label: labels.tabla_disminucion,
    kind: 'choice',
    options: [
      { value: '', label: masterMessages.reductionUnknown },
      ...optionsOf(masterCodes.reductionTable),
    ],
    description: masterMessages.tabla_disminucionHelp,
  },
  {
    name: 'porcentaje_reducido',
    label: labels.porcentaje_reducido,
    ...{ kind: 'decimal', decimals: 4 },
    description: masterMessages.porcentaje_reducidoHelp,
  },
];

const WHOLE: FieldGroup<keyof Values>[] = [
  {
    fields: [
      { name: 'kind', label: labels.kind, kind: 'choice', options: optionsOf(masterCodes.credits) },
      { name: 'number', label: labels.number },
      ...DISCOUNT,
      { name: 'vigente_desde', label: labels.vigente_desde, kind: 'date' },
      {
        name: 'vigente_hasta',
        label: labels.vigente_hasta,
        kind: 'date',
        description: masterMessages.creditUntilHelp,
      },
    ],
  },
];

/** Adding, correcting, changing from a day on, and ending what is discounted of an employee. */
export function CreditDialogs({ employee, act, isOpen, close }: CreditDialogsProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    kind: CREDIT_KINDS.find((kind) => kind === values.kind) ?? 'INFONAVIT',
    discount_type: Number(values.discount_type),
    vigente_hasta: values.vigente_hasta || null,
    tabla_disminucion: REDUCTION_CHOICES.find((one) => one === values.tabla_disminucion) ?? null,
    porcentaje_reducido: values.porcentaje_reducido || null,
    ...(act.kind === 'correct' || act.kind === 'end' ? { id: act.credit.id } : {}),
    ...(act.kind === 'change' ? { replaces: act.credit.id } : {}),
  });
  const { title, verb, groups, initial, told, lead } = formOf(act);
  return (
    <FormDialog<Values>
      title={title}
      lead={lead}
      isOpen={isOpen}
      close={close}
      groups={groups}
      initialValues={initial}
      check={(values) => problemsOf(endpoints.save_credit, bodyOf(values))}
      verb={verb}
      send={async (values) => {
        await call(endpoints.save_credit, { body: bodyOf(values) });
        await saved(told);
      }}
    />
  );
}

type CreditForm = {
  title: string;
  verb: string;
  groups: FieldGroup<keyof Values>[];
  initial: Values;
  /** After it was saved. */
  told: string;
  /** Above the fields. */
  lead?: string;
};

function formOf(act: CreditAct): CreditForm {
  const today = todayInMexico();
  if (act.kind === 'add')
    return {
      title: masterMessages.addCredit,
      verb: masterMessages.save,
      groups: WHOLE,
      initial: { ...EMPTY, vigente_desde: today },
      told: masterMessages.creditAdded,
    };
  const name = creditName(act.credit);
  const values = valuesOf(act.credit);
  switch (act.kind) {
    case 'correct':
      return {
        title: masterMessages.correctCreditOf(name),
        verb: masterMessages.save,
        groups: WHOLE,
        initial: values,
        told: masterMessages.saved,
        lead: masterMessages.correctCreditHelp,
      };
    case 'change':
      return {
        title: masterMessages.changeDiscountOf(name),
        verb: masterMessages.changeDiscount,
        groups: [
          { fields: [{ name: 'vigente_desde', label: masterMessages.discountFrom, kind: 'date' }] },
          { fields: DISCOUNT },
        ],
        initial: { ...values, value: '', vigente_desde: today },
        told: masterMessages.discountChanged,
        lead: creditTerms(act.credit),
      };
    case 'end':
      return {
        title: masterMessages.endCreditOf(name),
        verb: masterMessages.endCredit,
        groups: [
          { fields: [{ name: 'vigente_hasta', label: masterMessages.lastDiscountDay, kind: 'date' }] },
        ],
        initial: { ...values, vigente_hasta: laterOf(today, values.vigente_desde) },
        told: masterMessages.creditEnded,
        lead: creditTerms(act.credit),
      };
  }
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
