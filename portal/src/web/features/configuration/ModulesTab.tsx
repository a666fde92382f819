import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import type { ModuleOwner } from '@lienzo/schema/accounts/module-endpoints';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Select, Skeleton, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesText } from '../../shared/lists/matches-text';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import classes from './configuration.module.css';
import { ModulesForm } from './ModulesForm';
import { moduleOwnersQuery } from './module-queries';

type ModulesTabProps = { userId: string | undefined; choose: (userId: string | undefined) => void };

/** 'PERMISOS' (specification 2 §2): choose a user, tick modules, press 'Asignar'. */
export function ModulesTab({ userId, choose }: ModulesTabProps) {
  const session = useSession();
  const owners = useQuery(moduleOwnersQuery);
  if (owners.isPending) return <Skeleton height={36} maw={480} />;
  if (owners.isLoadingError)
    return (
      <FailedState
        title={configurationMessages.usersFailed}
        error={owners.error}
        retry={() => void owners.refetch()}
      />
    );
  // Who sees only themself has nothing to choose.
  const isAlone = owners.data.length === 1;
  const owner = owners.data.find(({ id }) => id === (isAlone ? session?.userId : userId)) ?? null;
  return (
    <div className={classes.tab}>
      {!isAlone && <OwnerField owners={owners.data} owner={owner} choose={choose} />}
      {owner === null ? (
        <StatePanel icon={IconUserCheck} text={configurationMessages.chooseUser} />
      ) : (
        <ModulesForm key={owner.id} owner={owner} />
      )}
    </div>
  );
}

type OwnerFieldProps = {
  owners: readonly ModuleOwner[];
  owner: ModuleOwner | null;
  choose: (userId: string | undefined) => void;
};

/** Options that the list shows at once; more words find the others. */
const MAX_OPTIONS = 100;

function OwnerField({ owners, owner, choose }: OwnerFieldProps) {
  const [words, setWords] = useState('');
  const severalOrganizations = new Set(owners.map(({ organization }) => organization)).size > 1;
  const byId = new Map(owners.map((one) => [one.id, one]));
  return (
    <Select
      className={classes.owner ?? ''}
      label={configurationMessages.user}
      placeholder={configurationMessages.userPlaceholder}
      searchable
      clearable
      value={owner?.id ?? null}
      onChange={(id) => choose(id ?? undefined)}
      searchValue={words}
      onSearchChange={setWords}
      data={owners.map(({ id, name }) => ({ value: id, label: name }))}
      limit={MAX_OPTIONS}
      nothingFoundMessage={configurationMessages.userNone}
      filter={({ options, search }) =>
        options.filter((option) => {
          const one = 'value' in option ? byId.get(`${option.value}`) : undefined;
          return one !== undefined && matchesText(`${one.name} ${one.mail} ${one.organization}`, search);
        })
      }
      renderOption={({ option }) => {
        const one = byId.get(option.value);
        return (
          <div>
            <Text size="sm">{option.label}</Text>
            <Text size="xs" c="dimmed">
              {one !== undefined &&
                [
                  sessionMessages.roles[one.roleName === '' ? 'client' : one.roleName],
                  one.mail,
                  ...(severalOrganizations ? [one.organization] : []),
                ].join(' · ')}
            </Text>
          </div>
        );
      }}
    />
  );
}
