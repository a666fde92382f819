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

/** The groups of a menu that is too long for one list, in their order. */
export const MENU_GROUPS = [
  'documents',
  'people',
  'reports',
  'incidents',
  'payroll',
  'imss',
  'settings',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Where a module's screen stands in a grouped menu, by its path below `/app`; those that are absent stand alone. */
const GROUP_OF: Record<string, MenuGroup> = {
  directorio: 'documents',
  'notificaciones/suscripciones': 'documents',
  provedores: 'people',
  usuarios: 'people',
  clientes: 'people',
  reports: 'reports',
  'reports/audit': 'reports',
  incidents_new: 'incidents',
  incidents: 'incidents',
  summary_incidents: 'incidents',
  nomina: 'payroll',
  cierre: 'payroll',
  confronta: 'imss',
  validacion: 'payroll',
  actualizarControl: 'payroll',
  confrontanomina: 'payroll',
  timbrado: 'payroll',
  afiliations: 'imss',
  variabilidad: 'imss',
  configuracion: 'settings',
  Config_modulos: 'settings',
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
  incidents_new: '/app/incidents_new',
  incidents: '/app/incidents',
  summary_incidents: '/app/summary_incidents',
  nomina: '/app/nomina',
  cierre: '/app/cierre',
  confronta: '/app/confronta',
  validacion: '/app/validacion',
  actualizarControl: '/app/actualizarControl',
  confrontanomina: '/app/confrontanomina',
  timbrado: '/app/timbrado',
  afiliations: '/app/afiliations',
  variabilidad: '/app/variabilidad',
  configuracion: '/app/configuracion',
  Config_modulos: '/app/Config_modulos',
} as const;

type ModulePath = keyof typeof ADDRESSES;
export type MenuScreen = {
  name: string;
  address: (typeof ADDRESSES)[ModulePath];
  icon: Icon;
  /** Null: it stands alone. */
  group: MenuGroup | null;
};

/** Whether a module's screen is implemented. */
export const isBuilt = (path: string): path is ModulePath => Object.hasOwn(ADDRESSES, path);

/** The group of a module in a grouped menu; null: it stands alone. */
export const menuGroupOf = (path: string): MenuGroup | null => GROUP_OF[path] ?? null;

/** A user's menu: their modules in order, as far as their screens are implemented. */
export function menuScreens(
  modules: readonly { path: string; orden: number; nombre_menu: string; icono: string }[],
): MenuScreen[] {
  return modules
    .toSorted((one, other) => one.orden - other.orden)
    .flatMap(({ path, nombre_menu, icono }) =>
      isBuilt(path)
        ? [
            {
              name: nombre_menu,
              address: ADDRESSES[path],
              icon: ICONS[icono] ?? IconFileAnalytics,
              group: menuGroupOf(path),
            },
          ]
        : [],
    );
}
