import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarClock,
  IconCopy,
  IconDotsVertical,
  IconEye,
  IconEyeOff,
  IconFiles,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMenuLayer } from '../../../shared/layers/use-menu-layer';
import { mayOpen } from '../../../shared/session/screen-roles';
import { useSession } from '../../../shared/session/use-session';
import { changesOf, type ReportChange } from './report-change';
import { useSetEditable } from './use-set-editable';

const ICONS = { clone: IconCopy, disable: IconEyeOff, enable: IconEye, delete: IconTrash } satisfies Record<
  ReportChange,
  typeof IconCopy
>;

type ReportOptionsProps = {
  report: ReportSummary;
  ask: (change: ReportChange) => void;
  /** Opens 'Descargar por partes'. */
  split: () => void;
};

/** A card's options menu: the permitted actions; nothing when there are none. */
export function ReportOptions({ report, ask, split }: ReportOptionsProps) {
  const { id, nombre, can } = report;
  const isEditable = report.editable === 'true';
  const setEditable = useSetEditable(report);
  const changes = changesOf(report);
  const person = useSession();
  const maySchedule = report.habilitado && person !== null && mayOpen(person.roleName, 'reports');
  const menu = useMenuLayer();
  const button = useRef<HTMLButtonElement>(null);
  if (!can.edit && !can.set_editable && !can.split && !maySchedule && changes.length === 0) return null;
  return (
    <Menu {...menu} position="bottom-end" width={260} withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={reportMessages.optionsOf(nombre)}
        >
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.edit && (
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/create" search={{ report_id: id }} {...props} />}
          >
            {reportMessages.edit}
          </Menu.Item>
        )}
        {maySchedule && (
          <Menu.Item
            leftSection={<IconCalendarClock size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/schedules" search={{ reporte: id }} {...props} />}
          >
            {scheduleMessages.screen.schedule}
          </Menu.Item>
        )}
        {can.set_editable && (
          <Menu.CheckboxItem
            checked={isEditable}
            closeMenuOnClick
            onChange={(next) => setEditable.mutate(next)}
          >
            {reportMessages.editableByEjecutivos}
          </Menu.CheckboxItem>
        )}
        {can.split && (
          <Menu.Item
            leftSection={<IconFiles size={18} stroke={1.5} aria-hidden />}
            onClick={() => {
              button.current?.focus();
              split();
            }}
          >
            {partsMessages.dialog.menu}
          </Menu.Item>
        )}
        {changes.map((change) => {
          const Icon = ICONS[change];
          return (
            <Menu.Item
              key={change}
              {...(change === 'delete' && { color: 'var(--mantine-color-error)' })}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              onClick={() => {
                // The dialog would return the focus to this entry, which is unmounted by then.
                button.current?.focus();
                ask(change);
              }}
            >
              {reportMessages.changes[change].verb}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
