import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Button, Select } from '@mantine/core';
import { IconListCheck, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api/message-of';
import { ClientField } from '../../shared/payroll/ClientField';
import { paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { paysheetOptions } from '../../shared/payroll/paysheet-label';
import { StatePanel } from '../../shared/states/StatePanel';
import { ConceptsForm } from './ConceptsForm';
import type { ChosenPaysheet } from './chosen-paysheet';
import classes from './configuration.module.css';

type ConceptsTabProps = {
  /** Of the URL: the payroll that was looked for. */
  chosen: ChosenPaysheet | null;
  choose: (chosen: ChosenPaysheet) => void;
  /** Of the URL: what narrows the concepts down. */
  words: string | undefined;
  setWords: (texts: string | undefined) => void;
};

/** 'NOMINA' (specification 2 §2): choose a client and a payroll, press 'Buscar', tick concepts, press 'Guardar'. */
export function ConceptsTab({ chosen, choose, ...filter }: ConceptsTabProps) {
  const [client, setClient] = useState(chosen?.cliente);
  const [paysheet, setPaysheet] = useState(chosen?.nomina);
  const [misses, setMisses] = useState(false);
  const paysheets = useQuery(paysheetsQuery(client));
  const find = (): void => {
    if (client === undefined || paysheet === undefined) setMisses(true);
    else choose({ cliente: client, nomina: paysheet });
  };
  return (
    <div className={classes.tab}>
      <form
        className={classes.finder}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <ClientField
          className={classes.field ?? ''}
          value={client}
          choose={(next) => {
            setClient(next);
            setPaysheet(undefined);
            setMisses(false);
          }}
          {...(misses && client === undefined ? { error: configurationMessages.clientRequired } : {})}
        />
        <Select
          className={classes.field ?? ''}
          label={payrollMessages.paysheet}
          placeholder={client === undefined ? payrollMessages.clientFirst : payrollMessages.choosePaysheet}
          searchable
          disabled={client === undefined}
          value={paysheet === undefined ? null : `${paysheet}`}
          onChange={(id) => setPaysheet(id === null ? undefined : Number(id))}
          data={paysheetOptions(paysheets.data)}
          nothingFoundMessage={
            paysheets.data?.length === 0 ? payrollMessages.noPaysheets : payrollMessages.nothingFound
          }
          error={
            paysheets.isLoadingError
              ? messageOf(paysheets.error)
              : misses && client !== undefined && paysheet === undefined
                ? configurationMessages.paysheetRequired
                : null
          }
        />
        <Button
          type="submit"
          leftSection={<IconSearch size={18} aria-hidden />}
          className={classes.find ?? ''}
        >
          {configurationMessages.find}
        </Button>
      </form>
      {chosen === null ? (
        <StatePanel icon={IconListCheck} text={configurationMessages.choosePaysheet} />
      ) : (
        <ConceptsForm key={`${chosen.cliente} ${chosen.nomina}`} {...chosen} {...filter} />
      )}
    </div>
  );
}
