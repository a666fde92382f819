import { endpoints } from '@lienzo/schema/endpoints';
import { calendarMessages } from '@lienzo/schema/imss/calendar-messages';
import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { DayFields } from '../DayFields';
import classes from '../imss.module.css';
import { imssKey } from '../imss-queries';
import { changeImssSearch, type ImssSearch } from '../imss-search';
import { MissingList } from '../MissingList';
import { missingDays, missingScope } from '../missing-fields';
import { ScopeFields } from '../ScopeFields';
import { StatusTable } from '../status/StatusTable';
import { BatchDrawer } from './BatchDrawer';
import { BatchesTable } from './BatchesTable';
import { CodesDrawer } from './CodesDrawer';
import { ConciliationDrawer } from './ConciliationDrawer';
import { type AskedStatus, type ConciliatedScope, movementStatusQuery } from './movement-queries';
import { NonWorkingDaysDrawer } from './NonWorkingDaysDrawer';
import { ScopeSummary } from './ScopeSummary';

const TOAST = 'imss movements';
/** Days back whose conciliations are shown until somebody asks for others. */
const SHOWN_DAYS = 90;

/** 'Movimientos afiliatorios' (specification 2 §2): conciliates with the IMSS, and follows what is presented. */
export function MovementsScreen() {
  const search = useSearch({ from: '/app/afiliations' });
  const navigate = useNavigate({ from: '/app/afiliations' });
  const queries = useQueryClient();
  const [missing, setMissing] = useState<string[]>([]);
  const go = (next: ImssSearch): void => {
    setMissing([]);
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const [shown, show] = useState<AskedStatus>(() => ({
    inicio: addDays(todayInMexico(), -SHOWN_DAYS),
    fin: todayInMexico(),
  }));
  const [batch, openBatch] = useState<number>();
  const [seesCodes, codes] = useDisclosure(false);
  const [seesDays, days] = useDisclosure(false);
  const paysheet = useQuery(paysheetsQuery(search.cliente)).data?.find(({ id }) => id === search.nomina);
  const status = useQuery(movementStatusQuery(shown));
  const rows = status.data ?? [];
  const lacksDays = missingDays(search);
  const conciliate = useMutation({
    mutationFn: () =>
      call(endpoints.post_movimientos, {
        body: {
          ...{ nomina_id: search.nomina ?? 0, human_id: paysheet?.id_humansite ?? '' },
          ...{ register: search.registro ?? '', date_start: slashedDate(search.inicio ?? '') },
          date_end: slashedDate(search.fin ?? ''),
        },
      }),
    onSuccess: ({ message }) => {
      notify.success(message, TOAST);
      show({ inicio: search.inicio ?? '', fin: search.fin ?? '' });
      // The form is reset (specification 2 §4).
      go({});
    },
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  });
  const press = (lacks: string[], work: () => void): void => {
    setMissing(lacks);
    if (lacks.length === 0) work();
  };
  const scope = scopeOf(search);
  return (
    <div>
      <ScreenHead title={texts.title} lead={texts.lead}>
        <Button variant="default" onClick={days.open}>
          {calendarMessages.nonWorking.title}
        </Button>
        <Button variant="default" onClick={codes.open}>
          {texts.codes}
        </Button>
      </ScreenHead>
      <div className={classes.fields}>
        <ScopeFields search={search} change={(change) => go(changeImssSearch(search, change))} />
        <DayFields search={search} change={(change) => go(changeImssSearch(search, change))} />
        <div className={classes.actions}>
          <Button
            loading={conciliate.isPending}
            onClick={() => press([...missingScope(search), ...lacksDays], () => conciliate.mutate())}
          >
            {texts.conciliate}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              press(lacksDays, () => {
                show({ register: search.registro, inicio: search.inicio ?? '', fin: search.fin ?? '' });
                void queries.invalidateQueries({ queryKey: imssKey });
              })
            }
          >
            {imssMessages.status}
          </Button>
        </div>
      </div>
      <MissingList missing={missing} />
      {scope !== undefined && <Now scope={scope} />}
      <StatusTable title={texts.table} rows={status.data} isPending={status.isPending} />
      <BatchesTable
        paysheetId={search.nomina}
        moved={rows.map(({ id, state }) => `${id} ${state}`).join()}
        open={openBatch}
      />
      <BatchDrawer batchId={batch} close={() => openBatch(undefined)} />
      <NonWorkingDaysDrawer isOpen={seesDays} close={days.close} />
      <CodesDrawer isOpen={seesCodes} close={codes.close} />
    </div>
  );
}

/** Once everything is chosen. */
function scopeOf(search: ImssSearch): ConciliatedScope | undefined {
  const { nomina, registro, inicio, fin } = search;
  if (nomina === undefined || registro === undefined || inicio === undefined || fin === undefined)
    return undefined;
  return missingDays(search).length === 0 ? { nomina, registro, inicio, fin } : undefined;
}

function Now({ scope }: { scope: ConciliatedScope }) {
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <>
      <ScopeSummary scope={scope} open={drawer.open} />
      <ConciliationDrawer scope={scope} isOpen={isOpen} close={drawer.close} />
    </>
  );
}
