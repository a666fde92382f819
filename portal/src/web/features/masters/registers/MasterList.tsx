import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import forms from '../forms/forms.module.css';
import classes from '../masters.module.css';

type MasterListProps = {
  title: string;
  empty: string;
  add: string;
  canEdit: boolean;
  items: readonly { id: number; name: string; detail: string }[];
  /** Opens one, or a new one. */
  open: (id: number | null) => void;
  /** Asks whether one is deleted that nothing names. */
  remove: (id: number, name: string) => void;
  /** Shows the history of one. */
  tell: (id: number, name: string) => void;
};

/** A short list of things that are set up, with a button for each and for another one. */
export function MasterList({ title, empty, add, canEdit, items, open, remove, tell }: MasterListProps) {
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
        {items.map(({ id, name, detail }) => (
          <li key={id} className={`${classes.entry} ${classes.line}`}>
            <div>
              <Text size="sm" fw={550}>
                {name}
              </Text>
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
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={masterMessages.deleteOf(name)}
                  onClick={() => remove(id, name)}
                >
                  {masterMessages.deletePeriod}
                </Button>
              )}
              <Tooltip label={masterMessages.history}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={masterMessages.historyOf(name)}
                  onClick={() => tell(id, name)}
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
