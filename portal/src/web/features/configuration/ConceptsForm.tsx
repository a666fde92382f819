import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ConceptChoice } from '@lienzo/schema/masters/master-endpoints';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { matchesText } from '../../shared/lists/matches-text';
import { SearchField } from '../../shared/lists/SearchField';
import { notify } from '../../shared/notices/notify';
import { conceptsQuery, paysheetConceptsQuery, paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { mastersKey } from '../../shared/payroll/masters-key';
import { paysheetLabel } from '../../shared/payroll/paysheet-label';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { LeaveQuestion } from '../../shared/unsaved/LeaveQuestion';
import { ConceptsTable } from './ConceptsTable';
import type { ChosenPaysheet } from './chosen-paysheet';
import classes from './configuration.module.css';
import { useTicked } from './use-ticked';

type ConceptFilter = {
  /** Of the URL. */
  words: string | undefined;
  setWords: (texts: string | undefined) => void;
};
type ConceptsFormProps = ChosenPaysheet & ConceptFilter;

/** The concepts that can be captured in a payroll; read-only for a SuperAdmin. */
export function ConceptsForm({ cliente, nomina, ...filter }: ConceptsFormProps) {
  const concepts = useQuery(conceptsQuery);
  const given = useQuery(paysheetConceptsQuery(cliente, nomina));
  const failed = [concepts, given].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined)
    return (
      <FailedState
        title={configurationMessages.conceptsFailed}
        error={failed.error}
        retry={() => void failed.refetch()}
      />
    );
  if (concepts.data === undefined || given.data === undefined) return <Skeleton height={320} />;
  // One that became hidden stays where it was given, and is not chosen here.
  const listed = new Set(concepts.data.map(({ id }) => id));
  const saved = given.data.map(({ concept_id }) => concept_id).filter((id) => listed.has(id));
  return (
    <ConceptChecks cliente={cliente} nomina={nomina} concepts={concepts.data} saved={saved} {...filter} />
  );
}

type ConceptChecksProps = ConceptsFormProps & {
  concepts: readonly ConceptChoice[];
  saved: readonly number[];
};

function ConceptChecks({ cliente, nomina, concepts, saved, words, setWords }: ConceptChecksProps) {
  const queryClient = useQueryClient();
  const isReadOnly = useSession()?.roleName === 'SuperAdmin';
  const paysheet = useQuery(paysheetsQuery(cliente)).data?.find(({ id }) => id === nomina);
  const { chosen, isDirty, mark, forget } = useTicked(saved);
  const shown = concepts.filter(({ key, description }) => matchesText(`${key} ${description}`, words ?? ''));
  const item = `concepts ${nomina}`;
  const save = useMutation({
    meta: { thing: item },
    mutationFn: () =>
      call(endpoints.set_concepts, { body: { nomina_id: nomina, user_id: cliente, concepts: [...chosen] } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: paysheetConceptsQuery(cliente, nomina).queryKey });
      await queryClient.invalidateQueries({ queryKey: mastersKey(nomina) });
      forget();
      notify.success(configurationMessages.conceptsSaved, item);
    },
  });
  const title = paysheet === undefined ? payrollMessages.paysheet : paysheetLabel(paysheet);
  return (
    <form
      className={classes.concepts}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className={classes.person}>
        <div>
          <Text component="h2" fw={550}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {isReadOnly ? configurationMessages.conceptsReadOnly : configurationMessages.conceptsHelp}
          </Text>
        </div>
        <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
          {configurationMessages.count(concepts.filter(({ id }) => chosen.has(id)).length, concepts.length)}
        </Text>
      </div>
      <SearchField
        label={configurationMessages.searchConcepts}
        clearLabel={configurationMessages.clearSearch}
        words={words}
        change={setWords}
      />
      {shown.length === 0 ? (
        <StatePanel icon={IconSearch} text={configurationMessages.noConcept(words ?? '')} />
      ) : (
        <ConceptsTable concepts={shown} chosen={chosen} isReadOnly={isReadOnly} mark={mark} />
      )}
      {!isReadOnly && (
        <div className={classes.saveBar}>
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            {configurationMessages.save}
          </Button>
        </div>
      )}
      <LeaveQuestion isDirty={isDirty} />
    </form>
  );
}
