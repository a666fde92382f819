import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { EndButton } from '../ending/EndButton';
import { EndedBadge } from '../ending/EndedBadge';
import forms from '../forms/forms.module.css';
import classes from '../masters.module.css';

type Named = { entity: DeletableMaster; id: number; name: string };

type MasterListProps = {
  paysheetId: number;
  entity: DeletableMaster;
  title: string;
  empty: string;
  add: string;
  canEdit: boolean;
  items: readonly { id: number; name: string; detail: string; ended_on: string | null }[];
  /** Opens one, or a new one. */
  open: (id: number | null) => void;
  /** Asks whether one is deleted that nothing names. */
  remove: (one: Named) => void;
  /** Asks for the last day of one. */
  end: (one: Named) => void;
  /** Shows the history of one. */
  tell: (one: Named) => void;
};

/** A short list of things that are set up, with a button for each and for another one. */
export function MasterList(props: MasterListProps) {
  const { paysheetId, entity, title, empty, add, canEdit, items, open, remove, end, tell } = props;
  return (
    <section className={forms.sheet}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {title}
        </Title>
        {canEdit && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => open(null)}
          >
            {add}
          </Button>
        )}
      </div>
      {items.length === 0 && empty !== '' && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      <ul className={classes.list}>
        {items.map(({ id, name, detail, ended_on }) => (
          <li key={id} className={`${classes.entry} ${classes.line} ${classes.wraps}`}>
            <div className={classes.facts}>
              <Group gap="xs">
                <Text size="sm" fw={550}>
                  {name}
                </Text>
                <EndedBadge entity={entity} ended_on={ended_on} />
              </Group>
              <Text size="sm" c="dimmed">
                {detail}
              </Text>
            </div>
            <Group gap={4} wrap="nowrap">
              {canEdit && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={masterMessages.editOf(name)}
                  onClick={() => open(id)}
                >
                  {masterMessages.edit}
                </Button>
              )}
              {canEdit && (
                <EndButton
                  paysheetId={paysheetId}
                  one={{ entity, id, name, ended_on }}
                  ask={() => end({ entity, id, name })}
                />
              )}
              {canEdit && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={masterMessages.deleteOf(name)}
                  onClick={() => remove({ entity, id, name })}
                >
                  {masterMessages.deletePeriod}
                </Button>
              )}
              <Tooltip label={masterMessages.history}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={masterMessages.historyOf(name)}
                  onClick={() => tell({ entity, id, name })}
                >
                  <IconHistory size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
