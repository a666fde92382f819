import { type Icon, IconFileAnalytics, IconHome } from '@tabler/icons-react';

/** The icons of the menu, by the name that a module gives its own (`icono`). */
const ICONS: Record<string, Icon> = { home: IconHome, 'file-analytics': IconFileAnalytics };

/** The addresses of the screens that exist, by a module's path below `/app`. */
const ADDRESSES = { '': '/app', reports: '/app/reports' } as const;

type ModulePath = keyof typeof ADDRESSES;
export type MenuScreen = { name: string; address: (typeof ADDRESSES)[ModulePath]; icon: Icon };

const isBuilt = (path: string): path is ModulePath => Object.hasOwn(ADDRESSES, path);

/** The menu of a person: their modules in their order, as far as their screens exist. */
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
