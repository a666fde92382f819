import { isWholeMonths } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages as texts } from '@lienzo/schema/imss/confronta-messages';
import { imssMessages } from '@lienzo/schema/imss/imss-messages';
import { Button, Checkbox, Group } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { DayFields } from '../DayFields';
import classes from '../imss.module.css';
import { imssKey } from '../imss-queries';
import { changeImssSearch } from '../imss-search';
import { MissingList } from '../MissingList';
import { missingDays, missingScope } from '../missing-fields';
import { ScopeFields } from '../ScopeFields';
import { StatusTable } from '../status/StatusTable';
import { askedScope } from './asked-scope';
import { confrontaStatusQuery } from './confronta-queries';
import type { ConfrontaSearch } from './confronta-search';
import { DifferencesPanel } from './DifferencesPanel';
import { EmissionCodesButton } from './EmissionCodesButton';
import { RequestDialog } from './RequestDialog';
import { TolerancesButton } from './TolerancesDialog';
import { UploadDialog } from './UploadDialog';
import { useGenerateTxt } from './use-generate-txt';

/** 'Confronta' (specification 2 §2): files for SUA, and the comparison of what the IMSS charges with the payroll. */
export function ConfrontaScreen() {
  const search = useSearch({ from: '/app/confronta' });
  const navigate = useNavigate({ from: '/app/confronta' });
  const choose = (next: ConfrontaSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const change = (part: Partial<ConfrontaSearch>): void => choose(changeImssSearch(search, part));
  if (search.ver !== undefined)
    return (
      <DifferencesPanel
        search={search}
        change={change}
        back={() => change({ ver: undefined, archivos: undefined, causa: undefined, pagina: undefined })}
      />
    );
  return (
    <div>
      <ScreenHead title={texts.title} lead={texts.lead}>
        <EmissionCodesButton />
        <TolerancesButton search={search} />
      </ScreenHead>
      <Requests search={search} change={change} />
    </div>
  );
}

type RequestsProps = { search: ConfrontaSearch; change: (part: Partial<ConfrontaSearch>) => void };

function Requests({ search, change }: RequestsProps) {
  const [missing, setMissing] = useState<string[]>([]);
  const [inasistencias, setInasistencias] = useState(true);
  const [isUploading, setUploading] = useState(false);
  const queries = useQueryClient();
  const paysheets = useQuery(paysheetsQuery(search.cliente));
  const scope = askedScope(search, paysheets.data);
  const generate = useGenerateTxt(() => change({ tabla: 'txt' }));
  const checked = (lacks: readonly string[], act: () => void): void => {
    setMissing([...lacks]);
    if (lacks.length === 0) act();
  };
  const whole = [...missingScope(search), ...missingDays(search)];
  const status = (tabla: 'txt' | undefined): void =>
    checked(missingDays(search), () => {
      change({ tabla });
      void queries.invalidateQueries({ queryKey: imssKey });
    });
  return (
    <>
      <div className={classes.fields}>
        <ScopeFields search={search} change={change} />
        <DayFields search={search} change={change} />
        <Checkbox
          pb={8}
          label={texts.absences}
          title={texts.absencesHelp}
          checked={inasistencias}
          onChange={(event) => setInasistencias(event.currentTarget.checked)}
        />
      </div>
      <Group gap="sm" mb="md">
        <Button
          leftSection={<IconFileText size={16} aria-hidden />}
          loading={generate.isPending}
          onClick={() =>
            checked(whole, () => scope && generate.mutate({ ...scope, inasistencias, solo_completos: false }))
          }
        >
          {texts.generate}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => checked([...whole, ...missingMonths(search)], () => setUploading(true))}
        >
          {texts.upload}
        </Button>
        <Button variant="default" onClick={() => status(undefined)}>
          {imssMessages.status}
        </Button>
        <Button variant="default" onClick={() => status('txt')}>
          {texts.statusTxt}
        </Button>
      </Group>
      <MissingList missing={missing} />
      {scope !== undefined && (
        <UploadDialog
          isOpen={isUploading}
          close={() => setUploading(false)}
          sent={() => change({ tabla: undefined })}
          search={search}
          scope={scope}
        />
      )}
      <Status search={search} change={change} />
    </>
  );
}

/** A comparison is of whole months, which files of the IMSS are of. */
const missingMonths = ({ inicio, fin }: ConfrontaSearch): string[] =>
  inicio !== undefined && fin !== undefined && inicio <= fin && !isWholeMonths(inicio, fin)
    ? [texts.required.wholeMonths]
    : [];

/** The table of the chosen status, once its days are known. */
function Status({ search, change }: RequestsProps) {
  const { inicio = '', fin = '', tabla, registro: register } = search;
  const isAsked = missingDays(search).length === 0;
  const [opened, open] = useState<number>();
  const rows = useQuery({ ...confrontaStatusQuery(tabla, { register, inicio, fin }), enabled: isAsked });
  if (!isAsked) return null;
  return (
    <>
      <StatusTable
        title={tabla === 'txt' ? texts.statusTxt : imssMessages.status}
        rows={rows.data}
        isPending={rows.isPending}
        open={(row) =>
          tabla === undefined && row.state === 'lista' ? change({ ver: row.id }) : open(row.id)
        }
      />
      <RequestDialog
        row={rows.data?.find(({ id }) => id === opened)}
        isTxt={tabla === 'txt'}
        close={() => open(undefined)}
        see={(ver) => change({ ver })}
      />
    </>
  );
}
