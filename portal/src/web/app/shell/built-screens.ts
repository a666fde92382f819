import {
  type Icon,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCalculator,
  IconCalendarPlus,
  IconCash,
  IconChartLine,
  IconChecks,
  IconClipboardList,
  IconFileAnalytics,
  IconFiles,
  IconFolder,
  IconGitCompare,
  IconHistory,
  IconHome,
  IconId,
  IconListCheck,
  IconLock,
  IconReceipt,
  IconRubberStamp,
  IconScale,
  IconSettings,
  IconTable,
  IconUsers,
} from '@tabler/icons-react';

/** Menu icons, by the name in a module's `icono`. */
const ICONS: Record<string, Icon> = {
  home: IconHome,
  building: IconBuilding,
  users: IconUsers,
  briefcase: IconBriefcase,
  folder: IconFolder,
  bell: IconBell,
  cash: IconCash,
  'calendar-plus': IconCalendarPlus,
  table: IconTable,
  'list-check': IconListCheck,
  'file-analytics': IconFileAnalytics,
  history: IconHistory,
  'clipboard-list': IconClipboardList,
  files: IconFiles,
  calculator: IconCalculator,
  id: IconId,
  'chart-line': IconChartLine,
  'git-compare': IconGitCompare,
  checks: IconChecks,
  receipt: IconReceipt,
  scale: IconScale,
  'rubber-stamp': IconRubberStamp,
  settings: IconSettings,
  lock: IconLock,
};

/** The URLs of the implemented screens, by a module's path below `/app`. */
const ADDRESSES = {
  '': '/app',
  provedores: '/app/provedores',
  usuarios: '/app/usuarios',
  clientes: '/app/clientes',
  directorio: '/app/directorio',
  // The module is named 'Notificaciones': its screen links to the subscriptions.
  'notificaciones/suscripciones': '/app/notificaciones',
  reports: '/app/reports',
  'reports/audit': '/app/reports/audit',
} as const;

type ModulePath = keyof typeof ADDRESSES;
export type MenuScreen = { name: string; address: (typeof ADDRESSES)[ModulePath]; icon: Icon };

const isBuilt = (path: string): path is ModulePath => Object.hasOwn(ADDRESSES, path);

/** A user's menu: their modules in order, as far as their screens are implemented. */
export function menuScreens(
  modules: readonly { path: string; orden: number; nombre_menu: string; icono: string }[],
): MenuScreen[] {
  return modules
    .toSorted((one, other) => one.orden - other.orden)
    .flatMap(({ path, nombre_menu, icono }) =>
      isBuilt(path)
        ? [{ name: nombre_menu, address: ADDRESSES[path], icon: ICONS[icono] ?? IconFileAnalytics }]
        : [],
    );
}
