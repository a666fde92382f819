import type { Role } from '@lienzo/schema/api/endpoint';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { type Icon, IconBellCog, IconKey } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';
import type { MenuScreen } from '../../../shared/menu/built-screens';
import { mayOpen } from '../../../shared/session/screen-roles';

type MatchedScreen = {
  name: string;
  address: MenuScreen['address'] | '/app/notificaciones/suscripciones' | '/app/updatepassword';
  icon: Icon;
};

const SUBSCRIPTIONS: MatchedScreen = {
  name: noticeMessages.subscriptionsTitle,
  address: '/app/notificaciones/suscripciones',
  icon: IconBellCog,
};
const PASSWORD: MatchedScreen = {
  name: passwordMessages.changeTitle,
  address: '/app/updatepassword',
  icon: IconKey,
};

/** The screens of the user: those of their menu, and those that are in no menu. */
export function screensGroup(
  menu: readonly MenuScreen[],
  role: Role,
  navigate: UseNavigateResult<string>,
): SpotlightActionGroupData {
  const screens: MatchedScreen[] = [...menu, ...(mayOpen(role, 'notices') ? [SUBSCRIPTIONS] : []), PASSWORD];
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
