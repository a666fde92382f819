import { endpoints } from '@lienzo/schema/endpoints';
import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { DAY_KINDS } from '@lienzo/schema/imss/variability/variability-choices';
import { variabilityMessages as texts } from '@lienzo/schema/imss/variability-messages';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { Button, Group, Radio } from '@mantine/core';
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
import { changeImssSearch } from '../imss-search';
import { MissingList } from '../MissingList';
import { missingDays } from '../missing-fields';
import { ScopeFields } from '../ScopeFields';
import { StatusTable } from '../status/StatusTable';
import { missingForVariability } from './missing-for-variability';
import { PeriodField } from './PeriodField';
import { VariabilityPeople } from './VariabilityPeople';
import { variabilityStatusQuery } from './variability-queries';
import type { VariabilitySearch } from './variability-search';

const TOAST = 'imss variability';
/** Days back whose requests are shown until somebody asks for others. */
const SHOWN_DAYS = 366;
const isKind = (value: string): value is (typeof DAY_KINDS)[number] =>
  DAY_KINDS.some((kind) => kind === value);

/** 'Variabilidad' (specification 2 §2): the contribution base of a bimester, and its movements. */
export function VariabilityScreen() {
  const search = useSearch({ from: '/app/variabilidad' });
  const navigate = useNavigate({ from: '/app/variabilidad' });
  const queries = useQueryClient();
  const [missing, setMissing] = useState<string[]>([]);
  const go = (next: VariabilitySearch): void => {
    setMissing([]);
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const change = (more: Partial<VariabilitySearch>): void => go(changeImssSearch(search, more));
  const [shown, show] = useState(() => ({
    inicio: addDays(todayInMexico(), -SHOWN_DAYS),
    fin: addDays(todayInMexico(), 62),
  }));
  const [opened, open] = useState<number>();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const paysheet = useQuery(paysheetsQuery(search.cliente)).data?.find(({ id }) => id === search.nomina);
  const status = useQuery(variabilityStatusQuery(shown));
  const latest = status.data?.find(
    ({ state, registro, nomina, fecha_inicial }) =>
      state === 'lista' &&
      registro === search.registro &&
      nomina.startsWith(`${paysheet?.id_humansite} `) &&
      fecha_inicial === search.inicio,
  );
  const request = opened ?? latest?.id;
  const reporting = {
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
  const generate = useMutation({
    ...reporting,
    mutationFn: () =>
      call(endpoints.post_genera_variabilidad, {
        body: {
          ...{ nomina: search.nomina ?? 0, human_id: paysheet?.id_humansite ?? '' },
          ...{ name_nomina: paysheet?.paysheet ?? '', register: search.registro ?? '' },
          ...{ fecha_inicial: slashedDate(search.inicio ?? ''), fecha_final: slashedDate(search.fin ?? '') },
          ...{ periodo: search.periodo ?? 1, dias: search.dias ?? 'naturales' },
        },
      }),
    onSuccess: ({ message }) => {
      open(undefined);
      choose(new Set());
      notify.success(message, TOAST);
    },
  });
  const add = useMutation({
    ...reporting,
    mutationFn: (id: number) =>
      call(endpoints.add_variability_movements, { body: { request_id: id, employee_ids: [...chosen] } }),
    onSuccess: ({ message }) => {
      choose(new Set());
      notify.success(message, TOAST);
    },
  });
  const press = (lacks: string[], work: () => void): void => {
    setMissing(lacks);
    if (lacks.length === 0) work();
  };
  return (
    <div>
      <ScreenHead title={texts.title} lead={texts.lead} />
      <div className={classes.fields}>
        <ScopeFields search={search} change={change} />
        <PeriodField search={search} change={change} />
        <DayFields search={search} change={change} />
        <Radio.Group
          label={texts.days}
          value={search.dias ?? ''}
          onChange={(value) => change({ dias: isKind(value) ? value : undefined })}
        >
          <Group gap="md" h={36}>
            {DAY_KINDS.map((kind) => (
              <Radio key={kind} value={kind} label={texts.dayKinds[kind]} />
            ))}
          </Group>
        </Radio.Group>
        <div className={classes.actions}>
          <Button
            loading={generate.isPending}
            onClick={() => press(missingForVariability(search), () => generate.mutate())}
          >
            {texts.generate}
          </Button>
          <Button
            variant="default"
            loading={add.isPending}
            onClick={() =>
              press(missingForVariability(search), () =>
                request === undefined ? setMissing([texts.generateFirst]) : add.mutate(request),
              )
            }
          >
            {texts.add}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              press(missingDays(search), () => {
                show({ inicio: search.inicio ?? '', fin: search.fin ?? '' });
                void queries.invalidateQueries({ queryKey: imssKey });
              })
            }
          >
            {imssMessages.status}
          </Button>
        </div>
      </div>
      <MissingList missing={missing} />
      <StatusTable
        title={texts.table}
        rows={status.data}
        isPending={status.isPending}
        open={({ id }) => {
          open(id);
          choose(new Set());
        }}
      />
      {request !== undefined && (
        <VariabilityPeople key={request} requestId={request} chosen={chosen} choose={choose} />
      )}
    </div>
  );
}
