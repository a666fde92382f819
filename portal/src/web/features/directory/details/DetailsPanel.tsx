import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { CloseButton, Drawer, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focusList } from '../../../shared/directory/focus-list';
import { useLayer } from '../../../shared/layers/use-layer';
import type { DirectoryItem } from '../list/directory-rows';
import { ItemIcon } from '../list/ItemIcon';
import { detailQuery } from '../queries/directory-queries';
import classes from './DetailsPanel.module.css';
import { DetailsTab } from './DetailsTab';
import { HistoryTab } from './HistoryTab';
import { VersionsTab } from './VersionsTab';

type DetailsPanelProps = { item: DirectoryItem | undefined; isOpen: boolean; close: () => void };

/** The details of a folder or file, beside the list; on a narrow screen over it (specification 1 §2). */
export function DetailsPanel({ item, isOpen, close }: DetailsPanelProps) {
  const isWide = useMediaQuery('(width >= 62em)', undefined, { getInitialValueInEffect: false }) ?? true;
  // Beside the list it is part of the screen; over it, it is a layer.
  useLayer(!isWide && isOpen && item !== undefined, close);
  if (!isWide)
    return (
      <Drawer
        opened={isOpen && item !== undefined}
        onClose={close}
        position="right"
        size="min(100%, 420px)"
        title={directoryMessages.detailsPanel}
        closeButtonProps={{ 'aria-label': directoryMessages.closePanel }}
      >
        {item !== undefined && <Content key={item.id} item={item} />}
      </Drawer>
    );
  if (!isOpen || item === undefined) return null;
  return (
    <aside className={classes.panel} aria-label={directoryMessages.detailsPanel}>
      <CloseButton
        className={classes.close ?? ''}
        aria-label={directoryMessages.closePanel}
        onClick={() => {
          close();
          focusList();
        }}
      />
      <Content key={item.id} item={item} />
    </aside>
  );
}

type Tab = 'details' | 'history' | 'versions';
const isTab = (value: string | null): value is Tab =>
  value === 'details' || value === 'history' || value === 'versions';

/** The open tab stays open for the next item. */
let lastTab: Tab = 'details';

function Content({ item: selected }: { item: DirectoryItem }) {
  // The selected item may be stale; its details are refetched after every change.
  const item = useQuery(detailQuery(selected.id)).data ?? selected;
  const isFile = item.fs_type === 'FILE';
  const [tab, setTab] = useState<Tab>(lastTab === 'versions' && !isFile ? 'details' : lastTab);
  return (
    <div className={classes.content}>
      <div className={classes.title}>
        <ItemIcon name={item.name} fsType={item.fs_type} size={26} />
        <Text component="h2" fw={620} className={classes.name ?? ''}>
          {item.name}
        </Text>
      </div>
      <Tabs
        value={tab}
        onChange={(value) => {
          if (!isTab(value)) return;
          lastTab = value;
          setTab(value);
        }}
        keepMounted={false}
        classNames={{ root: classes.tabs ?? '', panel: classes.tab ?? '' }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="details">{directoryMessages.tabDetails}</Tabs.Tab>
          <Tabs.Tab value="history">{directoryMessages.tabHistory}</Tabs.Tab>
          {isFile && <Tabs.Tab value="versions">{directoryMessages.tabVersions}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="details">
          <DetailsTab item={item} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryTab item={item} />
        </Tabs.Panel>
        {isFile && (
          <Tabs.Panel value="versions">
            <VersionsTab item={item} />
          </Tabs.Panel>
        )}
      </Tabs>
    </div>
  );
}
