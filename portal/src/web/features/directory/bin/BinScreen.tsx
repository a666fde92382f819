import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconTrash, IconTrashX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { BinTable } from './BinTable';
import { type Bin, type PendingDeletion, useBin } from './use-bin';

/** 'Papelera': deleted items until they expire; they can be restored. */
export function BinScreen() {
  const state = useBin();
  const { bin, pendingDeletion, total } = state;
  return (
    <div>
      <ScreenHead title={directoryMessages.binTitle} lead={directoryMessages.binLead}>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/app/directorio" {...props} />}
          >
            {directoryMessages.binBack}
          </Button>
          {total > 0 && (
            <Button
              color="red"
              variant="light"
              leftSection={<IconTrashX size={18} aria-hidden />}
              onClick={state.askAll}
            >
              {directoryMessages.emptyBin}
            </Button>
          )}
        </Group>
      </ScreenHead>
      <div ref={state.place} tabIndex={-1} style={{ outline: 'none' }}>
        {state.chosenItems.length > 0 && <ChosenActions state={state} />}
        <Content state={state} />
        {bin.hasNextPage && (
          <Button
            variant="default"
            mt="md"
            loading={bin.isFetchingNextPage}
            onClick={() => void bin.fetchNextPage()}
          >
            {directoryMessages.binMore}
          </Button>
        )}
      </div>
      <ConfirmDialog
        parts={pendingDeletion === null ? null : questionOf(pendingDeletion, total)}
        isWorking={state.isWorking}
        confirm={state.deleteForever}
        close={state.spare}
      />
    </div>
  );
}

function Content({ state }: { state: Bin }) {
  const { bin, items } = state;
  const isLate = useDelayed(bin.isPending);
  if (bin.isLoadingError)
    return (
      <FailedState title={directoryMessages.binFailed} error={bin.error} retry={() => void bin.refetch()} />
    );
  if (bin.data === undefined && !isLate) return null;
  if (bin.data !== undefined && items.length === 0)
    return (
      <StatePanel
        icon={IconTrash}
        title={directoryMessages.binEmptyTitle}
        text={directoryMessages.binEmptyText}
      />
    );
  return (
    <BinTable
      items={bin.data === undefined ? null : items}
      chosen={state.chosen}
      choose={state.choose}
      restore={(item) => state.restore([item])}
      deleteForever={(item) => state.ask([item])}
    />
  );
}

function ChosenActions({ state: { chosenItems, restore, ask } }: { state: Bin }) {
  const label = directoryMessages.selected(chosenItems.length);
  return (
    <Group gap="xs" mb="sm" role="group" aria-label={label}>
      <Text fw={550}>{label}</Text>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => restore(chosenItems)}
      >
        {directoryMessages.restore}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => ask(chosenItems)}
      >
        {directoryMessages.deleteForever}
      </Button>
    </Group>
  );
}

function questionOf({ ids, name }: PendingDeletion, total: number) {
  const isAll = ids === 'all';
  const count = isAll ? total : ids.length;
  return {
    title: isAll ? directoryMessages.emptyBinTitle : directoryMessages.deleteForeverTitle(count),
    text:
      name === null
        ? directoryMessages.deleteForeverText(count)
        : directoryMessages.deleteOneForeverText(name),
    verb: isAll ? directoryMessages.emptyBin : directoryMessages.deleteForever,
    isHard: true,
  };
}
