import { formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Skeleton, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconDots, IconShieldExclamation } from '@tabler/icons-react';
import type { CSSProperties, MouseEvent } from 'react';
import { positionOf } from '../../../shared/directory/position-of';
import { extensionOf } from '../extension-of';
import classes from './DirectoryGrid.module.css';
import type { DirectoryItem } from './directory-rows';
import { ItemIcon } from './ItemIcon';

export type GridRowProps = {
  index: number;
  item: DirectoryItem | undefined;
  isSelected: boolean;
  isActive: boolean;
  isDropTarget: boolean;
  canDrag: boolean;
  style: CSSProperties;
  on: {
    toggle: (index: number) => void;
    preview: (item: DirectoryItem) => void;
    menu: (event: MouseEvent<HTMLElement>, index: number) => void;
  };
};

/** The id of a row's element, for `aria-activedescendant`. */
export const rowId = (index: number): string => `fila-${index}`;

/** A folder or a file of the list. Its mouse and drag events are handled by the grid. */
export function GridRow({
  index,
  item,
  isSelected,
  isActive,
  isDropTarget,
  canDrag,
  style,
  on,
}: GridRowProps) {
  const common = {
    id: rowId(index),
    role: 'row',
    'aria-rowindex': index + 2,
    'data-index': index,
    'data-active': isActive || undefined,
    className: classes.row ?? '',
    style,
  } as const;
  if (item === undefined)
    return (
      <div {...common} aria-busy>
        <div role="gridcell" className={classes.loading}>
          <VisuallyHidden>{directoryMessages.loadingRow}</VisuallyHidden>
          <Skeleton height={14} width={`${40 + ((index * 7) % 40)}%`} />
        </div>
      </div>
    );
  const isFolder = item.fs_type === 'DIR';
  return (
    <div
      {...common}
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      data-drop={isDropTarget || undefined}
      draggable={canDrag && item.can.move}
      {...(isFolder
        ? { 'data-drop-id': item.id, 'data-drop-name': item.name, 'data-drop-upload': item.can.upload }
        : {})}
    >
      <div role="gridcell" className={classes.check}>
        <label>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={directoryMessages.select(item.name)}
            onChange={() => on.toggle(index)}
          />
        </label>
      </div>
      <div role="gridcell" className={classes.name}>
        <NameCell item={item} preview={on.preview} />
      </div>
      <div role="gridcell" className={classes.date}>
        {formatMoment(item.modified_at)}
      </div>
      <div role="gridcell" className={classes.size}>
        {item.size === null ? '—' : formatBytes(item.size)}
      </div>
      <div role="gridcell" className={classes.options} data-control>
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={directoryMessages.optionsOf(item.name)}
          aria-haspopup="menu"
          onClick={(event) => on.menu(event, index)}
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </div>
    </div>
  );
}

function NameCell({ item, preview }: { item: DirectoryItem; preview: (item: DirectoryItem) => void }) {
  const { name, fs_type, scan_status } = item;
  const extension = fs_type === 'FILE' ? extensionOf(name) : '';
  const below = item.folder_path && positionOf(item.folder_path);
  return (
    <>
      {fs_type === 'FILE' ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.icon}
          aria-label={directoryMessages.previewOf(name)}
          title={directoryMessages.previewTitle}
          onClick={(event) => {
            event.stopPropagation();
            preview(item);
          }}
        >
          <ItemIcon name={name} fsType={fs_type} />
        </button>
      ) : (
        <span className={classes.icon}>
          <ItemIcon name={name} fsType={fs_type} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.title} title={name}>
          <span className={classes.stem}>{extension === '' ? name : name.slice(0, -extension.length)}</span>
          {extension !== '' && <span className={classes.extension}>{extension}</span>}
          <VisuallyHidden>
            {`, ${fs_type === 'DIR' ? directoryMessages.folder : directoryMessages.file}`}
          </VisuallyHidden>
          <ScanMark status={scan_status} />
        </span>
        {below !== undefined && (
          <span className={classes.below} title={below}>
            {below}
          </span>
        )}
        <span className={classes.facts}>
          {formatMoment(item.modified_at)}
          {item.size !== null && ` · ${formatBytes(item.size)}`}
        </span>
      </span>
    </>
  );
}

function ScanMark({ status }: { status: DirectoryItem['scan_status'] }) {
  if (status !== 'infected' && status !== 'pending') return null;
  const label = status === 'infected' ? directoryMessages.infected : directoryMessages.pendingScan;
  return (
    <Tooltip label={label}>
      <IconShieldExclamation
        size={16}
        stroke={1.7}
        className={status === 'infected' ? classes.infected : classes.pending}
        role="img"
        aria-label={label}
      />
    </Tooltip>
  );
}
