import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { followBrowser } from '../shared/api/connection';
import { DEFAULT_LOOK, organizationLook } from '../shared/session/organization-look';
import { useSession } from '../shared/session/use-session';
import { LoadingBar } from './LoadingBar';
import { queryClient } from './query-client';
import { refetchOnReconnect } from './refetch-on-reconnect';
import { router } from './router';
import { syncWithSession } from './sync-with-session';
import { Toasts } from './Toasts';
import { organizationTheme, organizationVariables } from './theme/organization-theme';
import { VersionBanner } from './VersionBanner';

/** The providers around all screens. */
export function App() {
  const look = useSession()?.ui ?? organizationLook.read() ?? DEFAULT_LOOK;
  const { primary_color, secondary_color, url_logo } = look;
  const [theme, variables] = useMemo(() => {
    const current = { primary_color, secondary_color, url_logo };
    return [organizationTheme(current), organizationVariables(current)];
  }, [primary_color, secondary_color, url_logo]);
  useEffect(() => syncWithSession(router, queryClient), []);
  useEffect(() => refetchOnReconnect(queryClient), []);
  useEffect(followBrowser, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <LoadingBar />
        <Toasts />
        <RouterProvider router={router} />
        <VersionBanner />
      </QueryClientProvider>
    </MantineProvider>
  );
}
