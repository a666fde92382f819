import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import type { DropTarget } from '../drag/use-directory-drop';
import classes from './PathCrumbs.module.css';

type Crumb = { id: string; name: string };

/** Maximum number of steps shown; the middle of a long path is collapsed into a menu. */
const SHOWN = 4;

/** The folders above the open one; rows can be dropped on them. */
export function PathCrumbs({ crumbs, dropTarget }: { crumbs: readonly Crumb[]; dropTarget: DropTarget }) {
  const above = crumbs.slice(0, -1);
  const [first, ...others] = above;
  if (first === undefined) return null;
  const hidden = others.slice(0, Math.max(0, others.length - (SHOWN - 1)));
  const shown = others.slice(hidden.length);
  return (
    <nav aria-label={directoryMessages.path} className={classes.path}>
      <ol>
        <Step crumb={first} dropTarget={dropTarget} />
        {hidden.length > 0 && <HiddenSteps crumbs={hidden} />}
        {shown.map((crumb) => (
          <Step key={crumb.id} crumb={crumb} dropTarget={dropTarget} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb, dropTarget }: { crumb: Crumb; dropTarget: DropTarget }) {
  return (
    <li>
      <Link
        to="/app/directorio/$id"
        params={{ id: crumb.id }}
        title={crumb.name}
        data-drop-id={crumb.id}
        data-drop-name={crumb.name}
        data-drop={dropTarget?.id === crumb.id || undefined}
      >
        {crumb.name}
      </Link>
      <IconChevronRight size={14} aria-hidden />
    </li>
  );
}

function HiddenSteps({ crumbs }: { crumbs: readonly Crumb[] }) {
  const menu = useMenuLayer();
  return (
    <li>
      <Menu {...menu} position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={directoryMessages.hiddenPath}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {crumbs.map(({ id, name }) => (
            <Menu.Item
              key={id}
              renderRoot={(props) => <Link to="/app/directorio/$id" params={{ id }} {...props} />}
            >
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <IconChevronRight size={14} aria-hidden />
    </li>
  );
}
