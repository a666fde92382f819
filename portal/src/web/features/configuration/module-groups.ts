import type { AssignableModule } from '@lienzo/schema/accounts/module-endpoints';
import { isBuilt, MENU_GROUPS, type MenuGroup, menuGroupOf } from '../../shared/menu/built-screens';

export type ModuleGroup = { group: MenuGroup | null; modules: AssignableModule[] };

/** The modules that a role can have and whose screens are there, as the grouped menu shows them. */
export function moduleGroups(modules: readonly AssignableModule[], role: string): ModuleGroup[] {
  const offered = modules.filter(({ path, roles }) => isBuilt(path) && roles.some((one) => one === role));
  return [null, ...MENU_GROUPS]
    .map((group) => ({ group, modules: offered.filter(({ path }) => menuGroupOf(path) === group) }))
    .filter((one) => one.modules.length > 0);
}
