import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import {
  IconDotsVertical,
  IconDownload,
  IconFolderPlus,
  IconInfoCircle,
  IconKeyboard,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import { PageTitle } from '../../../shared/states/PageTitle';
import type { DropTarget } from '../drag/use-directory-drop';
import type { DirectoryItem } from '../list/directory-rows';
import classes from './DirectoryHeader.module.css';
import { PathCrumbs } from './PathCrumbs';

type DirectoryHeaderProps = {
  /** The open folder; undefined while it loads. */
  folder: DirectoryItem | undefined;
  name: string;
  crumbs: readonly { id: string; name: string }[];
  dropTarget: DropTarget;
  detailsAreOpen: boolean;
  hasBin: boolean;
  on: {
    create: () => void;
    upload: () => void;
    downloadFolders: () => void;
    toggleDetails: () => void;
    showShortcuts: () => void;
  };
};

/** Breadcrumbs, and the actions on the open folder (specification 1 §2 "Directory"). */
export function DirectoryHeader(props: DirectoryHeaderProps) {
  const { folder, name, crumbs, dropTarget, on } = props;
  return (
    <header className={classes.head}>
      <div className={classes.where}>
        <PathCrumbs crumbs={crumbs} dropTarget={dropTarget} />
        <PageTitle className={classes.title ?? ''}>{name}</PageTitle>
      </div>
      <div className={classes.actions}>
        {folder?.can.upload && (
          <Button leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} onClick={on.upload}>
            {directoryMessages.upload}
          </Button>
        )}
        {folder?.can.create && (
          <Button
            variant="default"
            className={classes.desk ?? ''}
            leftSection={<IconFolderPlus size={18} stroke={1.7} aria-hidden />}
            onClick={on.create}
          >
            {directoryMessages.create}
          </Button>
        )}
        {folder?.can.download && (
          <Button
            variant="default"
            className={classes.wide ?? ''}
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
            onClick={on.downloadFolders}
          >
            {directoryMessages.downloadFolders}
          </Button>
        )}
        <DetailsToggle isOpen={props.detailsAreOpen} toggle={on.toggleDetails} />
        <MoreMenu {...props} />
      </div>
    </header>
  );
}

function DetailsToggle({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const label = isOpen ? directoryMessages.hideDetails : directoryMessages.showDetails;
  return (
    <Tooltip label={label} withinPortal={false}>
      <ActionIcon
        variant={isOpen ? 'light' : 'default'}
        size={36}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <IconInfoCircle size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

function MoreMenu({ folder, hasBin, on }: DirectoryHeaderProps) {
  const menu = useMenuLayer();
  return (
    <Menu {...menu} position="bottom-end" width={230} withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={directoryMessages.moreActions}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {folder?.can.create && (
          <Menu.Item
            className={classes.phone ?? ''}
            leftSection={<IconFolderPlus size={18} stroke={1.5} aria-hidden />}
            onClick={on.create}
          >
            {directoryMessages.create}
          </Menu.Item>
        )}
        {folder?.can.download && (
          <Menu.Item
            className={classes.narrow ?? ''}
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            onClick={on.downloadFolders}
          >
            {directoryMessages.downloadFolders}
          </Menu.Item>
        )}
        {hasBin && (
          <Menu.Item
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/app/directorio/papelera" {...props} />}
          >
            {directoryMessages.bin}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconKeyboard size={18} stroke={1.5} aria-hidden />}
          onClick={on.showShortcuts}
        >
          {directoryMessages.shortcuts}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
