import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import type { ModuleOwner } from '@lienzo/schema/accounts/module-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, Checkbox, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { MessageDialog } from '../../shared/dialogs/MessageDialog';
import { FailedState } from '../../shared/states/FailedState';
import { LeaveQuestion } from '../../shared/unsaved/LeaveQuestion';
import classes from './configuration.module.css';
import { moduleGroups } from './module-groups';
import { assignedModulesQuery, modulesQuery } from './module-queries';
import { useTicked } from './use-ticked';

type ModulesFormProps = { owner: ModuleOwner };

/** The modules of a person as checkboxes, in the groups of the menu; read-only for who may not assign them. */
export function ModulesForm({ owner }: ModulesFormProps) {
  const modules = useQuery(modulesQuery);
  const assigned = useQuery(assignedModulesQuery(owner.id));
  const failed = [modules, assigned].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined)
    return (
      <FailedState
        title={configurationMessages.modulesFailed}
        error={failed.error}
        retry={() => void failed.refetch()}
      />
    );
  if (modules.data === undefined || assigned.data === undefined) return <Skeleton height={240} />;
  const role = owner.roleName === '' ? 'client' : owner.roleName;
  return (
    <ModuleChecks
      owner={owner}
      groups={moduleGroups(modules.data, role)}
      saved={assigned.data.map(({ id }) => id)}
    />
  );
}

type ModuleChecksProps = ModulesFormProps & {
  groups: ReturnType<typeof moduleGroups>;
  /** Those of screens that are not offered stay assigned. */
  saved: readonly number[];
};

function ModuleChecks({ owner, groups, saved }: ModuleChecksProps) {
  const queryClient = useQueryClient();
  const { chosen, isDirty, mark, forget } = useTicked(saved);
  const offered = groups.flatMap(({ modules }) => modules.map(({ id }) => id));
  const count = offered.filter((id) => chosen.has(id)).length;
  const [said, say] = useState<{ title: string; text: string } | null>(null);
  const assign = useMutation({
    meta: { thing: `modules ${owner.id}` },
    mutationFn: () => call(endpoints.set_modulos, { body: { user_id: owner.id, modules: [...chosen] } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: assignedModulesQuery(owner.id).queryKey });
      forget();
      say({
        title: configurationMessages.assigned,
        text: configurationMessages.assignedTo(owner.name, count, offered.length),
      });
    },
  });
  const isReadOnly = !owner.can.assign;
  return (
    <form
      className={classes.modules}
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate();
      }}
    >
      <div className={classes.person}>
        <div>
          <Text fw={550}>{owner.name}</Text>
          <Text size="sm" c="dimmed">
            {`${sessionMessages.roles[owner.roleName === '' ? 'client' : owner.roleName]} · ${owner.mail}`}
          </Text>
        </div>
        <Text size="sm" c="dimmed" role="status" className="lienzo-figures">
          {configurationMessages.count(count, offered.length)}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {helpOf(owner)}
      </Text>
      <div className={classes.groups}>
        {groups.map(({ group, modules }) => (
          <fieldset key={group ?? ''} className={classes.group}>
            <legend>{group === null ? configurationMessages.alone : shellMessages.menuGroups[group]}</legend>
            {modules.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.has(id)}
                disabled={isReadOnly}
                onChange={({ currentTarget }) => mark([id], currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {!isReadOnly && (
        <Group justify="space-between" className={classes.foot ?? ''}>
          <Button
            variant="default"
            onClick={() => mark(offered, count < offered.length)}
            disabled={offered.length === 0}
          >
            {count < offered.length ? configurationMessages.all : configurationMessages.none}
          </Button>
          <Button type="submit" disabled={!isDirty} loading={assign.isPending}>
            {configurationMessages.assign}
          </Button>
        </Group>
      )}
      <LeaveQuestion isDirty={isDirty} />
      <MessageDialog message={said} close={() => say(null)} />
    </form>
  );
}

/** Who may not assign looks at their own modules; an administrator's are another one's to change. */
function helpOf({ can, roleName }: ModuleOwner): string {
  if (can.assign) return configurationMessages.assignHelp;
  const administers = roleName === 'Admin' || roleName === 'SuperAdmin';
  return administers ? configurationMessages.ownAdminHelp : configurationMessages.ownHelp;
}
