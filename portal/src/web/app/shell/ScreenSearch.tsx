import '@mantine/spotlight/styles.css';
import type { Role } from '@lienzo/schema/api/endpoint';
import type { SessionAnswer } from '@lienzo/schema/api/session-endpoints';
import { formatMoment } from '@lienzo/schema/data/format';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconFileText, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type UseNavigateResult, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { reportsQuery } from '../../shared/reports/reports-query';
import type { MenuScreen } from './built-screens';
import { menuQuery } from './menu-query';
import { screenSearch, screenSearchStore } from './screen-search';

const STAFF: readonly Role[] = ['SuperAdmin', 'Admin', 'Ejecutivo'];

/** Ctrl+K: screens, actions and reports by a word of their name. */
export function ScreenSearch({ session }: { session: SessionAnswer }) {
  const navigate = useNavigate();
  const isOpen = useSyncExternalStore(screenSearchStore.subscribe, () => screenSearchStore.getState().opened);
  const isStaff = STAFF.includes(session.roleName);
  const menu = useQuery(menuQuery(session.userId));
  const reports = useQuery({ ...reportsQuery, enabled: isOpen && isStaff });
  const groups = [
    screensGroup(menu.data ?? [], navigate),
    ...(isStaff ? [actionsGroup(navigate), reportsGroup(reports.data ?? [], navigate)] : []),
  ];
  return (
    <Spotlight
      store={screenSearchStore}
      actions={groups}
      shortcut="mod + K"
      limit={9}
      highlightQuery
      attributes={{ content: { 'aria-label': shellMessages.searchEverywhere } }}
      scrollable
      maxHeight={420}
      nothingFound={shellMessages.searchNothing}
      onSpotlightClose={screenSearch.close}
      searchProps={{
        'aria-label': shellMessages.searchEverywhere,
        placeholder: shellMessages.searchEverywhere,
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
    />
  );
}

function screensGroup(
  screens: readonly MenuScreen[],
  navigate: UseNavigateResult<string>,
): SpotlightActionGroupData {
  return {
    group: shellMessages.screensGroup,
    actions: screens.map(({ name, address, icon: ScreenIcon }) => ({
      id: `pantalla-${address}`,
      label: name,
      leftSection: <ScreenIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: address }),
    })),
  };
}

function actionsGroup(navigate: UseNavigateResult<string>): SpotlightActionGroupData {
  return {
    group: shellMessages.actionsGroup,
    actions: [
      {
        id: 'crear-reporte',
        label: reportMessages.create,
        leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
        onClick: () => void navigate({ to: '/app/reports/gallery' }),
      },
    ],
  };
}

type FoundReport = { id: number; nombre: string; updated_at: string; can: { edit: boolean } };

/** A report that can be edited opens in the editor; another one is shown in the list. */
function reportsGroup(
  reports: readonly FoundReport[],
  navigate: UseNavigateResult<string>,
): SpotlightActionGroupData {
  return {
    group: shellMessages.reportsGroup,
    actions: reports.map(({ id, nombre, updated_at, can }) => ({
      id: `reporte-${id}`,
      label: nombre,
      description: reportMessages.updated(formatMoment(updated_at)),
      leftSection: <IconFileText size={20} stroke={1.6} aria-hidden />,
      onClick: () =>
        void (can.edit
          ? navigate({ to: '/app/reports/create', search: { report_id: id } })
          : navigate({ to: '/app/reports', search: { q: nombre } })),
    })),
  };
}
