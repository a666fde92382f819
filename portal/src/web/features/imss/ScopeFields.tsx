import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ClientField } from '../../shared/payroll/ClientField';
import { paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { paysheetOptions } from '../../shared/payroll/paysheet-label';
import classes from './imss.module.css';
import { registersQuery } from './imss-queries';
import type { ImssSearch } from './imss-search';
import { useOnlyChoice } from './use-only-choice';

type ScopeFieldsProps = {
  search: ImssSearch;
  change: (change: Partial<ImssSearch>) => void;
};

/** 'Cliente', 'Nómina' and 'Registro'; what has one choice is chosen. */
export function ScopeFields({ search: { cliente, nomina, registro }, change }: ScopeFieldsProps) {
  const paysheets = useQuery(paysheetsQuery(cliente));
  const registers = useQuery(registersQuery(nomina));
  const numbers = (registers.data ?? []).map(({ register }) => register);
  useOnlyChoice(paysheets.data, nomina, ({ id }) => change({ nomina: id }));
  useOnlyChoice(registers.data, registro, ({ register }) => change({ registro: register }));
  return (
    <>
      <ClientField
        className={classes.field ?? ''}
        value={cliente}
        choose={(next) => change({ cliente: next })}
      />
      <Select
        className={classes.field ?? ''}
        label={payrollMessages.paysheet}
        placeholder={cliente === undefined ? payrollMessages.clientFirst : payrollMessages.choosePaysheet}
        searchable
        clearable
        allowDeselect={false}
        disabled={cliente === undefined}
        value={nomina === undefined ? null : `${nomina}`}
        onChange={(id) => change({ nomina: id === null ? undefined : Number(id) })}
        data={paysheetOptions(paysheets.data)}
        nothingFoundMessage={payrollMessages.nothingFound}
      />
      <Select
        className={classes.field ?? ''}
        label={texts.register}
        placeholder={nomina === undefined ? texts.paysheetFirst : texts.chooseRegister}
        searchable
        clearable
        allowDeselect={false}
        disabled={nomina === undefined}
        value={registro ?? null}
        onChange={(next) => change({ registro: next ?? undefined })}
        data={numbers}
        nothingFoundMessage={registers.data?.length === 0 ? texts.noRegisters : payrollMessages.nothingFound}
      />
    </>
  );
}
