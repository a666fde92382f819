import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import type { bin } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Checkbox, Group, Skeleton, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { type Icon, IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { positionOf } from '../../../shared/directory/position-of';
import { ItemIcon } from '../list/ItemIcon';
import classes from './BinTable.module.css';
import { daysLeft } from './days-left';

export type DeletedItem = ResponseOf<typeof bin>['items'][number];

type BinTableProps = {
  /** null while they load. */
  items: readonly DeletedItem[] | null;
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
  restore: (item: DeletedItem) => void;
  deleteForever: (item: DeletedItem) => void;
};

const { binColumns } = directoryMessages;

/** The items in the bin, with their remaining days. */
export function BinTable({ items, chosen, choose, restore, deleteForever }: BinTableProps) {
  const all = items ?? [];
  const isAll = all.length > 0 && chosen.size === all.length;
  return (
    <div className={classes.scroll}>
      <Table stickyHeader className={classes.table ?? ''} aria-label={directoryMessages.binList}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={40}>
              <Checkbox
                size="xs"
                aria-label={directoryMessages.selectAll}
                checked={isAll}
                indeterminate={chosen.size > 0 && !isAll}
                onChange={() => choose(new Set(isAll ? [] : all.map(({ id }) => id)))}
              />
            </Table.Th>
            <Table.Th>{binColumns.name}</Table.Th>
            <Table.Th w="20%" className={classes.wide ?? ''}>
              {binColumns.place}
            </Table.Th>
            <Table.Th w={180} className={classes.wide ?? ''}>
              {binColumns.deleted}
            </Table.Th>
            <Table.Th w={92} className={classes.wide ?? ''}>
              {binColumns.left}
            </Table.Th>
            <Table.Th w={84} className={classes.wide ?? ''} ta="end">
              {binColumns.size}
            </Table.Th>
            <Table.Th w={88}>
              <VisuallyHidden>{directoryMessages.optionsColumn}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items === null
            ? [1, 2, 3, 4].map((row) => (
                <Table.Tr key={row} aria-hidden>
                  <Table.Td colSpan={7}>
                    <Skeleton height={16} />
                  </Table.Td>
                </Table.Tr>
              ))
            : items.map((item) => (
                <BinRow
                  key={item.id}
                  item={item}
                  isChosen={chosen.has(item.id)}
                  toggle={() => choose(toggled(chosen, item.id))}
                  restore={() => restore(item)}
                  deleteForever={() => deleteForever(item)}
                />
              ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

type BinRowProps = {
  item: DeletedItem;
  isChosen: boolean;
  toggle: () => void;
  restore: () => void;
  deleteForever: () => void;
};

function BinRow({ item, isChosen, toggle, restore, deleteForever }: BinRowProps) {
  const { name, fs_type, size, deleted_at, deleted_by, expires_at, folder_path } = item;
  const left = directoryMessages.daysLeft(daysLeft(expires_at, Date.now()));
  const position = positionOf(folder_path);
  return (
    <Table.Tr {...(isChosen ? { bg: 'var(--mantine-color-brand-light)' } : {})}>
      <Table.Td>
        <Checkbox
          size="xs"
          aria-label={directoryMessages.select(name)}
          checked={isChosen}
          onChange={toggle}
        />
      </Table.Td>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          <ItemIcon name={name} fsType={fs_type} />
          <div className={classes.words}>
            <Text size="sm" truncate title={name}>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate title={position} hiddenFrom="md">
              {position}
            </Text>
            <Text size="xs" c="dimmed" truncate hiddenFrom="md">
              {`${directoryMessages.binColumns.left} ${left}`}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td className={classes.wide ?? ''} title={position}>
        {position}
      </Table.Td>
      <Table.Td className={classes.wide ?? ''}>
        {formatMoment(deleted_at)}
        <Text size="xs" c="dimmed" truncate title={deleted_by ?? undefined}>
          {deleted_by ?? '—'}
        </Text>
      </Table.Td>
      <Table.Td className={classes.wide ?? ''}>{left}</Table.Td>
      <Table.Td className={classes.wide ?? ''} ta="end">
        {size === null ? '—' : formatBytes(size)}
      </Table.Td>
      <Table.Td>
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <RowAction
            icon={IconArrowBackUp}
            tip={directoryMessages.restore}
            label={directoryMessages.restoreOne(name)}
            color="gray"
            run={restore}
          />
          <RowAction
            icon={IconTrash}
            tip={directoryMessages.deleteForever}
            label={directoryMessages.deleteOneForever(name)}
            color="red"
            run={deleteForever}
          />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

type RowActionProps = { icon: Icon; tip: string; label: string; color: 'gray' | 'red'; run: () => void };

/** An action on a row; `label` includes the row's name, for screen readers. */
function RowAction({ icon: ActIcon, tip, label, color, run }: RowActionProps) {
  return (
    <Tooltip label={tip}>
      <ActionIcon variant="subtle" color={color} aria-label={label} onClick={run}>
        <ActIcon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
