import { MENU_GROUPS, type MenuGroup, type MenuScreen } from './built-screens';

/** More entries than these are grouped. */
const MAX_ENTRIES = 8;

export type MenuItem =
  | { kind: 'screen'; screen: MenuScreen }
  /** With at least two screens, in the order of the menu. */
  | { kind: 'group'; group: MenuGroup; screens: MenuScreen[] };

/** A short menu stays one list; in a long one, those that stand alone come first, and a group of one is no group. */
export function groupScreens(screens: readonly MenuScreen[]): MenuItem[] {
  const entryOf = (screen: MenuScreen): MenuItem => ({ kind: 'screen', screen });
  if (screens.length <= MAX_ENTRIES) return screens.map(entryOf);
  const alone = screens.filter(({ group }) => group === null).map(entryOf);
  const grouped = MENU_GROUPS.flatMap((group): MenuItem[] => {
    const inside = screens.filter((screen) => screen.group === group);
    return inside.length > 1 ? [{ kind: 'group', group, screens: inside }] : inside.map(entryOf);
  });
  return [...alone, ...grouped];
}
