import { conceptMessages } from '@lienzo/schema/masters/concept-messages';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ClientField } from '../../shared/payroll/ClientField';
import { paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { paysheetOptions } from '../../shared/payroll/paysheet-label';
import { useSession } from '../../shared/session/use-session';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { MasterBookButtons } from './book/MasterBookButtons';
import { clientBook } from './book/master-books';
import { ConceptsDrawer } from './concepts/ConceptsDrawer';
import classes from './masters.module.css';
import type { MastersSearch } from './masters-search';
import { NewPaysheetDialog } from './NewPaysheetDialog';
import { OverviewPage } from './overview/OverviewPage';
import { PaysheetView } from './PaysheetView';

/** 'Nómina': what payrolls rest on, from the client to the payroll and its parts. */
export function MastersScreen() {
  const session = useSession();
  const search = useSearch({ from: '/app/nomina' });
  const navigate = useNavigate({ from: '/app/nomina' });
  const go = (next: MastersSearch, replace = true): void =>
    void navigate({ search: next, replace, resetScroll: false });
  const { cliente, nomina } = search;
  const paysheets = useQuery(paysheetsQuery(cliente));
  const [isCreating, creation] = useDisclosure(false);
  const [seesConcepts, concepts] = useDisclosure(false);
  const mayEdit = session?.roleName === 'Admin' || session?.roleName === 'Ejecutivo';
  const open = (id: number): void => go({ cliente, nomina: id, vista: search.vista }, false);
  // Where the button stands depends on one answer only: by two it would stand twice, or move, between them.
  const isEmpty = paysheets.data?.length === 0;
  const add = mayEdit && cliente !== undefined && (
    <NewPaysheetButton variant={isEmpty ? 'filled' : 'default'} onClick={creation.open} />
  );
  return (
    <div>
      <ScreenHead title={masterMessages.title} lead={masterMessages.lead}>
        <Button
          variant="default"
          leftSection={<IconListDetails size={18} aria-hidden />}
          onClick={concepts.open}
        >
          {conceptMessages.open}
        </Button>
        {cliente !== undefined && (
          <MasterBookButtons key={cliente} book={clientBook(cliente)} mayEdit={mayEdit} />
        )}
        {!paysheets.isPending && !isEmpty && add}
      </ScreenHead>
      <div className={classes.finder}>
        <ClientField
          className={classes.field ?? ''}
          value={cliente}
          choose={(chosen) => go({ cliente: chosen })}
        />
        <Select
          className={classes.field ?? ''}
          label={payrollMessages.paysheet}
          placeholder={cliente === undefined ? payrollMessages.clientFirst : payrollMessages.choosePaysheet}
          searchable
          clearable
          disabled={cliente === undefined}
          value={nomina === undefined ? null : `${nomina}`}
          onChange={(id) => (id === null ? go({ cliente }) : open(Number(id)))}
          data={paysheetOptions(paysheets.data)}
          nothingFoundMessage={payrollMessages.nothingFound}
        />
      </div>
      {nomina === undefined && (
        <OverviewPage
          key={cliente ?? ''}
          clientId={cliente}
          page={search.pagina ?? 1}
          turn={(pagina) => go({ cliente, pagina }, false)}
          mayEdit={mayEdit}
          add={isEmpty && add}
        />
      )}
      {cliente !== undefined && nomina !== undefined && (
        <PaysheetView
          key={nomina}
          paysheetId={nomina}
          search={search}
          change={(next) => go({ ...search, ...next })}
        />
      )}
      <ConceptsDrawer isOpen={seesConcepts} mayEdit={session?.roleName === 'Admin'} close={concepts.close} />
      {cliente !== undefined && (
        <NewPaysheetDialog clientId={cliente} isOpen={isCreating} close={creation.close} open={open} />
      )}
    </div>
  );
}

function NewPaysheetButton(props: { variant: string; onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} {...props}>
      {masterMessages.newPaysheet}
    </Button>
  );
}
